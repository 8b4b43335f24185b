// The left column and the row of people: where one can go, and as whom.

import { ICONS, avatar, byId, h, icon } from "./dom.js";
import { bot, me, store } from "./store.js";

/** Draw the channels, threads and direct messages of the present person. */
export function drawChannels(go) {
  const tops = store.channels
    .filter((each) => each.type === 0)
    .sort((a, b) => a.position - b.position);
  const dm = store.channels.find((each) => each.type === 1);
  const entries = tops.flatMap((place) => [entry(place, go), ...threads(place, go)]);
  byId("channels").replaceChildren(
    h("h2", {}, "Text channels"),
    h(
      "ul",
      {},
      entries.length ? entries : h("li", { class: "muted" }, "You are not in the server."),
    ),
    h("h2", {}, "Direct messages"),
    h("ul", {}, dm ? entry(dm, go) : unopened(go)),
  );
  document.title = `${total() ? `(${total()}) ` : ""}${store.guild.name} · sandbox`;
}

const total = () => store.badges[store.you]?.pings ?? 0;

function threads(place, go) {
  const inside = store.channels.filter(
    (each) =>
      each.parent_id === place.id && (!each.archived || each.id === store.channelId || each.unread),
  );
  return inside
    .sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
    .map((each) => entry(each, go));
}

function entry(place, go) {
  const thread = place.type === 11 || place.type === 12;
  const here = place.id === store.channelId;
  const name = place.type === 1 ? bot().name : place.name;
  const face =
    place.type === 1
      ? avatar(bot(), 24)
      : icon(place.type === 12 ? ICONS.lock : thread ? ICONS.thread : ICONS.hash);
  return h(
    "li",
    { class: thread ? "thread" : undefined },
    h(
      "button",
      {
        type: "button",
        class: ["place", here && "here", place.unread && "unread", place.archived && "archived"]
          .filter(Boolean)
          .join(" "),
        "aria-current": here ? "page" : undefined,
        data: {
          testid: place.type === 1 ? "channel-dm" : `channel-${place.name}`,
          channel: place.id,
          unread: String(place.unread),
        },
        on: { click: () => go(place.id) },
      },
      face,
      h("span", { class: "ellipsis" }, name),
      place.pings ? badge(place.pings) : null,
    ),
  );
}

const badge = (count) =>
  h("span", { class: "badge", "aria-label": `${count} new` }, String(Math.min(count, 99)));

const unopened = (go) =>
  h(
    "li",
    {},
    h(
      "button",
      {
        type: "button",
        class: "place",
        data: { testid: "channel-dm" },
        on: { click: () => go("dm") },
      },
      avatar(bot(), 24),
      h("span", { class: "ellipsis" }, bot().name),
    ),
  );

/** Draw the switcher: whoever sits in every seat sees at a glance who has something new. */
export function drawPeople(sitAs) {
  const people = [...store.users.values()].filter((user) => !user.bot);
  const row = people.map((user) => {
    const chosen = user.id === store.you;
    const waiting = store.badges[user.id] ?? { unread: 0, pings: 0 };
    const mark = chosen
      ? null
      : waiting.pings
        ? badge(waiting.pings)
        : waiting.unread
          ? h("span", { class: "dot" })
          : null;
    return h(
      "button",
      {
        type: "button",
        role: "radio",
        class: user.member ? "person" : "person gone",
        "aria-checked": String(chosen),
        tabindex: chosen ? "0" : "-1",
        "aria-label": `${user.name} (${user.locale})${user.member ? "" : ", not in the server"}`,
        title: `${user.name} · ${user.locale}`,
        data: { testid: `user-${user.name}` },
        on: { click: () => sitAs(user.id) },
      },
      h("span", { class: "face" }, avatar(user, 28), mark),
      h("span", { class: "person-name" }, user.name),
    );
  });
  const box = byId("people");
  const focused = box.contains(document.activeElement);
  box.replaceChildren(h("span", { class: "you-are" }, "You are"), ...row);
  if (focused) row.find((each) => each.tabIndex === 0)?.focus();
  box.onkeydown = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const at = people.findIndex((user) => user.id === store.you);
    sitAs(people[(at + step + people.length) % people.length].id);
  };
  byId("dm-open").checked = Boolean(me()?.dm_open);
}

/** Say whether the bot is there. */
export function drawPresence(lost = false) {
  const text = lost
    ? "The sandbox is gone…"
    : store.connected
      ? `${bot().name} is online`
      : `${bot().name} is offline`;
  byId("presence").replaceChildren(
    h("span", { class: !lost && store.connected ? "lamp on" : "lamp" }),
    text,
  );
}

// The server drawer: what an admin, or bad luck, does to the bot.

import { ICONS, byId, h, icon } from "./dom.js";
import { act, bot, me, store } from "./store.js";

const PERMISSIONS = {
  view: "See the channel",
  send: "Send messages",
  embed: "Embed links",
  attach: "Attach files",
  history: "Read history",
  public_threads: "Create public threads",
  private_threads: "Create private threads",
  send_in_threads: "Send in threads",
  manage_threads: "Manage threads",
  manage_messages: "Manage messages",
  pin: "Pin messages",
};
const open = new Set();

/** Open or close the drawer. */
export function toggleDrawer(shown = byId("drawer").hidden) {
  byId("drawer").hidden = !shown;
  byId("server-button").setAttribute("aria-expanded", String(shown));
  if (shown) drawDrawer();
}

/** Draw the drawer again, when it is open. */
export function drawDrawer() {
  const box = byId("drawer");
  if (box.hidden) return;
  const places = store.channels.filter((each) => each.type === 0);
  const threads = store.channels.filter((each) => each.type === 11 || each.type === 12);
  box.replaceChildren(
    h(
      "header",
      {},
      h("h2", {}, "Server"),
      h(
        "button",
        {
          type: "button",
          class: "icon",
          "aria-label": "Close",
          data: { testid: "drawer-close" },
          on: { click: () => toggleDrawer(false) },
        },
        icon(ICONS.close),
      ),
    ),
    h(
      "section",
      {},
      h("h3", {}, `${me().name} (you)`),
      toggle(
        "Direct messages open",
        me().dm_open,
        (on) => act("/user", { dm_open: on }),
        "drawer-dm-open",
      ),
      toggle("In the server", me().member, (on) => act("/user", { member: on }), "drawer-member"),
    ),
    h("section", {}, h("h3", {}, `What ${bot().name} may do`), places.map(permissions)),
    threads.length ? h("section", {}, h("h3", {}, "Threads"), threads.map(thread)) : "",
    h(
      "section",
      {},
      h("h3", {}, "Connection"),
      h(
        "div",
        { class: "buttons" },
        deed("Drop the connection", "drop"),
        deed("Ask to reconnect", "reconnect"),
        deed("Invalidate the session", "invalidate"),
        store.guild.bot_in_guild
          ? deed(`Remove ${bot().name}`, "remove_bot", "danger")
          : deed(`Invite ${bot().name} back`, "invite_bot", "success"),
      ),
    ),
  );
}

function permissions(place) {
  const box = h(
    "details",
    { open: open.has(place.id), data: { testid: `permissions-${place.name}` } },
    h("summary", {}, `#${place.name}`),
    Object.entries(PERMISSIONS).map(([name, label]) =>
      toggle(
        label,
        place.bot_may[name],
        (on) => act("/permission", { channel: place.id, permission: name, allowed: on }),
        `may-${place.name}-${name}`,
      ),
    ),
    h(
      "button",
      {
        type: "button",
        class: "button danger small",
        data: { testid: `delete-${place.name}` },
        on: { click: () => act("/delete-channel", { channel: place.id }) },
      },
      `Delete #${place.name}`,
    ),
  );
  box.addEventListener("toggle", () => (box.open ? open.add(place.id) : open.delete(place.id)));
  return box;
}

const thread = (place) =>
  h(
    "div",
    { class: "drawer-row" },
    h("span", { class: "ellipsis" }, place.name),
    h(
      "button",
      {
        type: "button",
        class: "link",
        on: { click: () => act("/archive", { channel: place.id, archived: !place.archived }) },
      },
      place.archived ? "Wake" : "Archive",
    ),
    h(
      "button",
      {
        type: "button",
        class: "link danger",
        on: { click: () => act("/delete-channel", { channel: place.id }) },
      },
      "Delete",
    ),
  );

const deed = (label, action, style = "secondary") =>
  h(
    "button",
    {
      type: "button",
      class: `button ${style} small`,
      data: { testid: `gateway-${action}` },
      on: { click: () => act("/gateway", { action }) },
    },
    label,
  );

function toggle(label, on, change, testid) {
  const input = h("input", {
    type: "checkbox",
    role: "switch",
    checked: Boolean(on),
    data: { testid },
    on: { change: () => change(input.checked) },
  });
  return h(
    "label",
    { class: "switch wide" },
    h("span", {}, label),
    input,
    h("span", { class: "track" }),
  );
}

// The page: takes the sandbox's events, keeps what it knows, and draws what has changed.

import { loadCommands, resetComposer, typingHere } from "./composer.js";
import { ICONS, byId, h, icon } from "./dom.js";
import { drawDrawer, toggleDrawer } from "./drawer.js";
import { messageItem } from "./message.js";
import { openModal } from "./modal.js";
import { drawChannels, drawPeople, drawPresence } from "./sidebar.js";
import { act, bot, channel, channelName, listen, me, sit, store } from "./store.js";

const list = byId("messages");
const scroller = byId("scroll");
const lastPlace = new Map(); // where each person was last
const versions = new Map(); // the newest drawing of each message, by id
const PICTURE_PATIENCE_MS = 600;
let wanted = "";
let stuck = true;
store.settled = new Set();

// ---- events

const take = {
  hello() {},
  world(event) {
    const { world } = event;
    const before = store.channelId;
    if (world.you !== store.you) store.channelId = ""; // another's eyes: draw it all anew
    store.you = world.you;
    store.users = new Map(world.users.map((user) => [user.id, user]));
    store.guild = world.guild;
    store.channels = world.channels;
    store.messages = new Map(Object.entries(world.messages));
    store.badges = world.badges;
    store.connected = world.bot_connected;
    const found = store.channels.find(
      (each) => each.id === wanted || each.name === wanted || (wanted === "dm" && each.type === 1),
    );
    wanted = "";
    const target =
      found ??
      channel(before) ??
      channel(lastPlace.get(store.you)) ??
      store.channels.find((each) => each.type === 0) ??
      store.channels[0];
    drawAround();
    if (target) go(target.id, { again: true });
    else drawNothing();
  },
  users({ users }) {
    store.users = new Map(users.map((user) => [user.id, user]));
    drawPeople(sitAs);
    drawDrawer();
  },
  message({ message }) {
    const known = store.messages.get(message.channel_id) ?? [];
    const at = known.findIndex((each) => each.id === message.id);
    if (at < 0) known.push(message);
    else known[at] = message;
    store.messages.set(message.channel_id, known);
    if (message.channel_id !== store.channelId) return;
    if (message.author.id === bot().id) byId("typing").textContent = "";
    drawMessage(message, at < 0);
    if (at < 0) read();
  },
  gone({ id, channel_id: place }) {
    const known = store.messages.get(place) ?? [];
    store.messages.set(
      place,
      known.filter((each) => each.id !== id),
    );
    if (place === store.channelId) {
      byId(`message-${id}`)?.remove();
      drawIntro();
    }
  },
  channels({ channels }) {
    const before = new Map(store.channels.map((each) => [each.id, each.message_count]));
    store.channels = channels;
    for (const place of channels)
      if (!store.messages.has(place.id)) store.messages.set(place.id, []);
    if (!channel())
      return go(store.channels.find((each) => each.type === 0)?.id ?? store.channels[0]?.id);
    drawChannels(go);
    drawDrawer();
    drawTitle();
    const changed = channels.filter((each) => before.get(each.id) !== each.message_count);
    if (changed.length) redrawThreads(new Set(changed.map((each) => each.id)));
  },
  badges({ badges }) {
    store.badges = badges;
    drawPeople(sitAs);
    drawChannels(go);
  },
  bot({ connected }) {
    store.connected = connected;
    drawPresence();
    drawIntro();
  },
  commands: loadCommands,
  typing({ channel_id: place }) {
    if (place !== store.channelId) return;
    byId("typing").textContent = `${bot().name} is typing…`;
    setTimeout(() => (byId("typing").textContent = ""), 8000);
  },
  interaction({ interaction }) {
    if (interaction.state === "waiting") return;
    store.pressed.delete(interaction.id);
    store.settled.add(interaction.id);
    if (interaction.state === "failed") fail(interaction);
    else if (interaction.modal && document.visibilityState === "visible") openModal(interaction);
    const source = interaction.source_id && find(interaction.source_id);
    if (source) drawMessage(source);
  },
};

function fail(interaction) {
  if (interaction.kind === "autocomplete") return;
  if (interaction.source_id) {
    store.failed.set(interaction.source_id, "This interaction failed");
    return;
  }
  if (interaction.channel_id !== store.channelId) return;
  const line = h(
    "li",
    { class: "message ephemeral local" },
    h("div", { class: "gutter" }, icon(ICONS.close)),
    h(
      "div",
      { class: "body" },
      h(
        "p",
        { class: "failure", role: "alert", data: { testid: "failure" } },
        `${interaction.command ? `/${interaction.command}: ` : ""}The application did not respond`,
      ),
      h(
        "p",
        { class: "small-print" },
        icon(ICONS.eye),
        "Only you can see this · ",
        h(
          "button",
          { type: "button", class: "link", on: { click: () => line.remove() } },
          "Dismiss",
        ),
      ),
    ),
  );
  list.append(line);
  pin();
}

const find = (id) => (store.messages.get(store.channelId) ?? []).find((each) => each.id === id);

// ---- drawing

function drawAround() {
  byId("server-name").textContent = store.guild.name;
  drawPeople(sitAs);
  drawPresence();
  drawDrawer();
}

function drawTitle() {
  const place = channel();
  const mark =
    place.type === 1
      ? ICONS.at
      : place.type === 12
        ? ICONS.lock
        : place.type === 11
          ? ICONS.thread
          : ICONS.hash;
  byId("channel-name").replaceChildren(
    icon(mark),
    h("span", { class: "ellipsis" }, channelName(place)),
  );
  const parent = place.parent_id && channel(place.parent_id);
  const about = place.archived
    ? "Archived thread"
    : parent
      ? `Thread in #${parent.name}`
      : (place.topic ?? "");
  byId("channel-topic").textContent = about;
  byId("as-who").textContent = `You are ${me().name}`;
}

function drawIntro() {
  const place = channel();
  const empty = !(store.messages.get(store.channelId) ?? []).length;
  const where =
    place.type === 1
      ? `This is ${me().name}'s direct line to ${bot().name}.`
      : place.type === 0
        ? `Welcome to #${place.name}.`
        : `This is the start of “${place.name}”.`;
  const hint = store.connected
    ? "Type / to see what the bot can do."
    : `${bot().name} is not connected. Start the bot and it will show up here.`;
  byId("intro").replaceChildren(
    h("p", { class: "welcome" }, where),
    h("p", { class: "muted" }, empty || !store.connected ? hint : ""),
  );
}

function drawMessages(moved) {
  const top = scroller.scrollTop;
  const known = store.messages.get(store.channelId) ?? [];
  versions.clear();
  list.replaceChildren(...known.map((message, at) => messageItem(message, known[at - 1])));
  drawIntro();
  if (moved) stuck = true;
  else scroller.scrollTop = top;
  pin();
}

function redrawThreads(changed) {
  for (const message of store.messages.get(store.channelId) ?? [])
    if (changed.has(message.thread?.id)) drawMessage(message);
}

/** Draw one message, new or in the place of its old self, once its new pictures are there. */
async function drawMessage(message, isNew = false) {
  const known = store.messages.get(store.channelId) ?? [];
  const version = (versions.get(message.id) ?? 0) + 1;
  versions.set(message.id, version);
  const item = messageItem(message, known[known.findIndex((each) => each.id === message.id) - 1]);
  const old = byId(`message-${message.id}`);
  if (!old) {
    if (!isNew) return;
    list.append(item);
    drawIntro();
    return pin();
  }
  const shown = new Map([...old.querySelectorAll("img")].map((image) => [image.src, image]));
  const fresh = [];
  for (const image of item.querySelectorAll("img")) {
    const same = shown.get(image.src);
    if (same) {
      same.alt = image.alt;
      image.replaceWith(same.cloneNode());
    } else fresh.push(image.decode().catch(() => {}));
  }
  if (fresh.length)
    await Promise.race([
      Promise.all(fresh),
      new Promise((done) => setTimeout(done, PICTURE_PATIENCE_MS)),
    ]);
  if (versions.get(message.id) !== version || message.channel_id !== store.channelId) return;
  const present = byId(`message-${message.id}`);
  if (!present) return;
  const focused = present.contains(document.activeElement)
    ? document.activeElement.dataset.customId
    : null;
  present.replaceWith(item);
  if (focused)
    item.querySelector(`[data-custom-id="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  pin();
}

function drawNothing() {
  list.replaceChildren();
  store.channelId = "";
  byId("channel-name").textContent = "";
  byId("intro").replaceChildren(h("p", { class: "muted" }, "There is nothing here to see."));
  drawChannels(go);
}

// ---- scrolling: the foot stays in view while one is there

function pin() {
  if (stuck) scroller.scrollTop = scroller.scrollHeight;
}
let reached = 0;
scroller.addEventListener("scroll", () => {
  const away = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
  // Only a person scrolls up; when the list grows, the foot merely moves away.
  if (away < 60) stuck = true;
  else if (scroller.scrollTop < reached - 2) stuck = false;
  reached = scroller.scrollTop;
});
new ResizeObserver(pin).observe(list);
new ResizeObserver(pin).observe(scroller);

// ---- going about

function go(id, { again = false, message = "" } = {}) {
  if (id === "dm") {
    wanted = "dm";
    return act("/read", { channel: "dm" });
  }
  if (!id || !channel(id)) return drawNothing();
  const moved = id !== store.channelId;
  store.channelId = id;
  lastPlace.set(store.you, id);
  location.replace(`#${encodeURIComponent(me().name)}/${id}`);
  drawChannels(go);
  drawTitle();
  if (moved || again) drawMessages(moved);
  if (moved || (again && !typingHere()))
    resetComposer({ focus: moved && matchMedia("(min-width: 700px)").matches });
  loadCommands();
  read();
  sidebar(false);
  if (message) show(message);
}

function show(id) {
  const item = byId(`message-${id}`);
  if (!item) return;
  stuck = false;
  item.scrollIntoView({ block: "center" });
  item.classList.add("flash");
  setTimeout(() => item.classList.remove("flash"), 1500);
}

function sitAs(id) {
  if (id === store.you) return;
  lastPlace.set(store.you, store.channelId);
  store.pressed.clear();
  store.failed.clear();
  byId("modal").close();
  resetComposer();
  sit(id);
}

function read() {
  if (document.visibilityState === "visible") act("/read", { channel: store.channelId });
}

function sidebar(shown) {
  document.body.classList.toggle("menu-open", shown);
  byId("shade").hidden = !shown;
  byId("menu").setAttribute("aria-expanded", String(shown));
}

byId("menu").addEventListener("click", () => sidebar(true));
byId("shade").addEventListener("click", () => sidebar(false));
byId("server-button").addEventListener("click", () => toggleDrawer());
byId("dm-open").addEventListener("change", (event) =>
  act("/user", { dm_open: event.target.checked }),
);
document.addEventListener("redraw", (event) => {
  const present = find(event.detail.id);
  if (present) drawMessage(present);
});
document.addEventListener("visibilitychange", () => channel() && read());
document.addEventListener("click", (event) => {
  const inside = event.target.closest?.("a[data-channel]");
  if (!inside) return;
  event.preventDefault();
  go(inside.dataset.channel, { message: inside.dataset.message });
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") sidebar(false);
});

const [name, place] = decodeURIComponent(location.hash.slice(1)).split("/");
store.you = name || (navigator.language.startsWith("ko") ? "서린" : "Alex");
wanted = place ?? "";
listen(
  (event) => take[event.kind]?.(event),
  () => drawPresence(true),
);

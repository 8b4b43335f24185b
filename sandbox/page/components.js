// Buttons, selects and the V2 layout of a message.

import { ICONS, h, icon } from "./dom.js";
import { fileCard, picture } from "./message.js";
import { link, markdown } from "./markdown.js";
import { openPicker } from "./picker.js";
import { act, channelName, store } from "./store.js";

const SELECTS = new Set([3, 5, 6, 7, 8]);
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary" };

/** Build all of a message's components. */
export function componentRows(message) {
  if (!message.components.length) return null;
  return h(
    "div",
    { class: "components" },
    message.components.map((each) => component(each, message)),
  );
}

function component(data, message) {
  switch (data.type) {
    case 1:
      return h(
        "div",
        { class: "row" },
        data.components.map((each) => component(each, message)),
      );
    case 2:
      return button(data, message);
    case 9:
      return h(
        "div",
        { class: "section" },
        h(
          "div",
          {},
          data.components.map((each) => component(each, message)),
        ),
        component(data.accessory, message),
      );
    case 10:
      return h("div", { class: "content" }, markdown(data.content));
    case 11:
      return picture(data.media, "thumbnail", data.description);
    case 12:
      return h(
        "div",
        { class: data.items.length > 1 ? "gallery many" : "gallery" },
        data.items.map((each) => picture(each.media, "wide", each.description)),
      );
    case 13:
      return fileCard(data.file.url, data.file.url.split("/").at(-1), data.size);
    case 14:
      return h("hr", {
        class: [data.divider === false && "invisible", data.spacing === 2 && "large"]
          .filter(Boolean)
          .join(" "),
      });
    case 17:
      return container(data, message);
    default:
      return SELECTS.has(data.type) ? select(data, message) : null;
  }
}

function container(data, message) {
  const colour = data.accent_color
    ? `#${data.accent_color.toString(16).padStart(6, "0")}`
    : "var(--line)";
  return h(
    "div",
    { class: "container", style: { borderLeftColor: colour } },
    data.components.map((each) => component(each, message)),
  );
}

/** An emoji: the character, or the name of a custom one. */
export const emoji = (data) =>
  data
    ? h("span", { class: "emoji", "aria-hidden": "true" }, data.id ? `:${data.name}:` : data.name)
    : null;

function waiting(message, customId) {
  return [...store.pressed.values()].some(
    (each) => each.messageId === message.id && each.customId === customId,
  );
}

function button(data, message) {
  const style = STYLES[data.style] ?? "secondary";
  const inside = [emoji(data.emoji), data.label ? h("span", {}, data.label) : null];
  if (data.style === 5) {
    const anchor = link(data.url, inside, icon(ICONS.open));
    anchor.classList.add("button", style);
    anchor.classList.remove("mention");
    return anchor;
  }
  const busy = waiting(message, data.custom_id);
  return h(
    "button",
    {
      type: "button",
      class: `button ${style}${busy ? " busy" : ""}`,
      disabled: Boolean(data.disabled),
      "aria-busy": busy ? "true" : undefined,
      "aria-label": data.label ? undefined : data.emoji?.name,
      data: { testid: "button", customId: data.custom_id },
      on: { click: () => press(message, data.custom_id) },
    },
    inside,
  );
}

function select(data, message) {
  const chosen = choices(data).filter((each) => each.preset);
  const shown = chosen.length
    ? chosen.map((each) => each.label).join(", ")
    : data.placeholder || "Make a selection";
  const busy = waiting(message, data.custom_id);
  const face = h(
    "button",
    {
      type: "button",
      class: `select${busy ? " busy" : ""}${chosen.length ? " chosen" : ""}`,
      disabled: Boolean(data.disabled),
      "aria-haspopup": "listbox",
      "aria-label": data.placeholder || "Make a selection",
      data: { testid: "select", customId: data.custom_id },
      on: {
        click: () =>
          openPicker(face, {
            options: choices(data),
            least: data.min_values ?? 1,
            most: data.max_values ?? 1,
            title: data.placeholder,
            done: (values) => press(message, data.custom_id, values),
          }),
      },
    },
    h("span", { class: "ellipsis" }, shown),
    icon(ICONS.down),
  );
  return face;
}

/** What a select offers: its own options, or people, roles and channels. */
export function choices(data) {
  if (data.type === 3 || data.type === 21 || data.type === 22)
    return data.options.map((each) => ({
      label: each.label,
      value: each.value,
      about: each.description,
      emoji: each.emoji,
      preset: each.default,
    }));
  const preset = new Set((data.default_values ?? []).map((each) => String(each.id)));
  if (data.type === 6)
    return store.guild.roles.map((each) => ({
      label: `@${each.name.replace("@", "")}`,
      value: each.id,
      preset: preset.has(each.id),
    }));
  if (data.type === 8)
    return store.channels
      .filter((each) => each.type !== 1 && (data.channel_types ?? [each.type]).includes(each.type))
      .map((each) => ({
        label: `#${channelName(each)}`,
        value: each.id,
        preset: preset.has(each.id),
      }));
  return [...store.users.values()]
    .filter((user) => user.member)
    .map((user) => ({ label: user.name, value: user.id, user, preset: preset.has(user.id) }));
}

async function press(message, customId, values) {
  if (waiting(message, customId)) return;
  store.failed.delete(message.id);
  const token = { messageId: message.id, channelId: message.channel_id, customId };
  const asked = { message: message.id, custom_id: customId };
  if (values) asked.values = values;
  const before = Symbol("press");
  store.pressed.set(before, token);
  document.dispatchEvent(new CustomEvent("redraw", { detail: message }));
  const told = await act("/component", asked);
  store.pressed.delete(before);
  if (told && told.interaction.state === "waiting" && !store.settled?.has(told.interaction.id))
    store.pressed.set(told.interaction.id, token);
  document.dispatchEvent(new CustomEvent("redraw", { detail: message }));
}

// The line one writes in: plain messages, and slash commands with their options.

import { ICONS, avatar, byId, h, icon } from "./dom.js";
import { act, channel, channelName, store } from "./store.js";

const INTEGER = 4,
  BOOLEAN = 5,
  USER = 6,
  CHANNEL = 7,
  MENTIONABLE = 9,
  NUMBER = 10;
const form = byId("composer");
const list = h("div", {
  class: "suggestions",
  role: "listbox",
  id: "suggestions",
  "aria-label": "Suggestions",
  hidden: true,
});
let suggestions = [];
let active = -1;
let command = null; // the command being filled in, and its fields

/** Fetch the commands of the present place, in the present person's language. */
export async function loadCommands() {
  const { channelId, you } = store;
  if (!channel()) return;
  const told = await act("/commands", { channel: channelId }, "GET");
  if (told && channelId === store.channelId && you === store.you)
    store.commands = told.commands.flatMap((each) => leaves(each));
  if (!command) suggestCommands();
}

/** A command with subcommands is several: each leaf with its whole name. */
function leaves(item, path = item.name, title = item.title) {
  const inner = (item.options ?? []).filter((option) => option.type <= 2);
  if (!inner.length) return [{ path, title, about: item.about, options: item.options ?? [] }];
  return inner.flatMap((option) =>
    leaves(option, `${path} ${option.name}`, `${title} ${option.title}`),
  );
}

/** Draw the empty line. */
export function resetComposer({ focus = false, text = "" } = {}) {
  command = null;
  const place = channel();
  const input = h("textarea", {
    id: "line",
    rows: "1",
    maxlength: "2000",
    "aria-label": "Message",
    "aria-controls": "suggestions",
    "aria-autocomplete": "list",
    placeholder: place ? hint(place) : "",
    data: { testid: "composer" },
    on: {
      input: () => {
        grow(input);
        suggestCommands();
      },
      keydown: typed,
    },
  });
  input.value = text;
  form.replaceChildren(list, h("div", { class: "line" }, input, sendButton()));
  suggest([]);
  if (focus) input.focus();
  if (text) suggestCommands();
}

/** What stands in the empty line; a narrow window has room for the name only. */
function hint(place) {
  const name = `Message ${place.type === 1 ? "@" : "#"}${channelName(place)}`;
  return matchMedia("(max-width: 600px)").matches ? name : `${name} — type / for commands`;
}

const sendButton = () =>
  h(
    "button",
    { type: "submit", class: "icon send", "aria-label": "Send", data: { testid: "send" } },
    icon(ICONS.send),
  );

function grow(input) {
  input.style.height = "auto";
  input.style.height = `${Math.min(input.scrollHeight, 160)}px`;
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (command) run();
  else send();
});

async function send() {
  const input = byId("line");
  const text = input.value.trim();
  if (!text) return;
  if (text.startsWith("/")) {
    const named = store.commands.find((each) => [each.path, each.title].includes(text.slice(1)));
    if (named) return begin(named);
    if (suggestions.length) return suggestions[Math.max(active, 0)].take();
  }
  if (await act("/message", { channel: store.channelId, content: text }))
    resetComposer({ focus: true });
}

function typed(event) {
  if (event.isComposing) return;
  if (navigate(event)) return;
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    if (suggestions.length) suggestions[Math.max(active, 0)].take();
    else form.requestSubmit();
  } else if (event.key === " ") {
    const named = store.commands.find((each) =>
      [`/${each.path}`, `/${each.title}`].includes(event.target.value),
    );
    if (named) {
      event.preventDefault();
      begin(named);
    }
  }
}

function suggestCommands() {
  const text = byId("line")?.value ?? "";
  if (!text.startsWith("/") || text.includes("\n")) return suggest([]);
  const start = text.slice(1).toLowerCase();
  const fits = store.commands.filter(
    (each) =>
      each.path.startsWith(start) ||
      each.title.toLowerCase().startsWith(start) ||
      each.path.includes(` ${start}`),
  );
  suggest(
    fits.map((each) => ({
      label: `/${each.title}`,
      about: each.about,
      testid: `command-${each.path.replaceAll(" ", "-")}`,
      hints: each.options.map((option) => option.title),
      take: () => begin(each),
    })),
    0,
  );
}

// ---- the list over the line

function suggest(found, first = -1) {
  suggestions = found;
  active = found.length ? first : -1;
  list.hidden = !found.length;
  list.replaceChildren(
    ...found.map((each, at) =>
      h(
        "div",
        {
          role: "option",
          class: "suggestion",
          id: `suggestion-${at}`,
          data: { testid: each.testid ?? "suggestion" },
          on: {
            pointerdown: (event) => {
              event.preventDefault();
              each.take();
            },
          },
        },
        each.user ? avatar(each.user, 24) : null,
        h("b", {}, each.label),
        (each.hints ?? []).map((hint) => h("span", { class: "hint" }, hint)),
        each.about ? h("small", {}, each.about) : null,
      ),
    ),
  );
  mark();
}

function mark() {
  [...list.children].forEach((each, at) =>
    each.setAttribute("aria-selected", String(at === active)),
  );
  list.children[active]?.scrollIntoView({ block: "nearest" });
  document.activeElement?.setAttribute?.(
    "aria-activedescendant",
    active < 0 ? "" : `suggestion-${active}`,
  );
}

function navigate(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === "Escape" && suggestions.length) {
    suggest([]);
    return (event.preventDefault(), true);
  }
  if (!suggestions.length) return false;
  if (step) {
    active = (active + step + suggestions.length) % suggestions.length;
    mark();
    return (event.preventDefault(), true);
  }
  if (event.key === "Tab" && !event.shiftKey) {
    suggestions[Math.max(active, 0)].take();
    return (event.preventDefault(), true);
  }
  return false;
}

// ---- a command with its options

function begin(chosen) {
  command = { ...chosen, fields: chosen.options.map((option) => field(option)) };
  const cancel = h(
    "button",
    {
      type: "button",
      class: "icon",
      "aria-label": "Cancel the command",
      on: { click: () => resetComposer({ focus: true }) },
    },
    icon(ICONS.close),
  );
  const line = h(
    "div",
    { class: "line command", tabindex: "-1", data: { testid: "command-line" } },
    h("span", { class: "command-name" }, `/${chosen.title}`),
    h(
      "div",
      { class: "options" },
      command.fields.map((each) => each.chip),
      command.fields.length ? null : h("span", { class: "muted ellipsis" }, chosen.about),
    ),
    cancel,
    sendButton(),
  );
  line.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !suggestions.length) resetComposer({ focus: true });
  });
  form.replaceChildren(list, line);
  suggest([]);
  (command.fields[0]?.input ?? form.querySelector(".send")).focus();
}

function field(option) {
  const input = h("input", {
    type: "text",
    inputmode: option.type === INTEGER || option.type === NUMBER ? "decimal" : undefined,
    size: "10",
    autocomplete: "off",
    "aria-label": `${option.title}: ${option.about}`,
    "aria-controls": "suggestions",
    placeholder: option.required ? "" : "optional",
    data: { testid: `option-${option.name}` },
    on: {
      focus: () => offer(made),
      input: () => {
        made.value = null;
        fit();
        offer(made);
      },
      keydown: (event) => optionKey(event, made),
      blur: () => {
        settle(made);
        suggest([]);
      },
    },
  });
  const fit = () => (input.size = Math.max(8, [...input.value].length + 2));
  const chip = h(
    "label",
    { class: option.required ? "chip needed" : "chip", title: option.about },
    h("span", {}, option.title),
    input,
  );
  const made = { option, input, chip, value: null, fit };
  return made;
}

function optionKey(event, made) {
  if (event.isComposing || navigate(event)) return;
  if (event.key === "Enter") {
    event.preventDefault();
    if (active >= 0 && suggestions.length && made.value === null) suggestions[active].take();
    else form.requestSubmit();
  } else if (event.key === "Backspace" && !made.input.value && made === command.fields[0])
    resetComposer({ focus: true, text: `/${command.title}` });
}

/** The fixed values an option may take, none for free text. */
function fixed(option) {
  if (option.choices)
    return option.choices.map((each) => ({ label: each.title || each.name, value: each.value }));
  if (option.type === BOOLEAN)
    return [
      { label: "True", value: true },
      { label: "False", value: false },
    ];
  if (option.type === USER || option.type === MENTIONABLE)
    return [...store.users.values()]
      .filter((user) => user.member)
      .map((user) => ({
        label: user.name,
        value: user.id,
        user,
        about: user.id === store.you ? "you" : "",
      }));
  if (option.type === CHANNEL)
    return store.channels
      .filter((each) => each.type !== 1)
      .map((each) => ({ label: `#${each.name}`, value: each.id }));
  return null;
}

function offer(made) {
  const text = made.input.value.trim().toLowerCase();
  if (made.value !== null) return suggest([]);
  if (made.option.autocomplete) return askBot(made);
  const values = fixed(made.option);
  if (!values) return suggest([]);
  show(
    made,
    values.filter((each) =>
      each.label.toLowerCase().replace(/^#/, "").includes(text.replace(/^[#@]/, "")),
    ),
    text ? 0 : -1,
  );
}

function show(made, values, first) {
  suggest(
    values.map((each) => ({ ...each, take: () => take(made, each) })),
    first,
  );
}

let asked = 0;

function askBot(made) {
  const turn = (asked += 1);
  setTimeout(async () => {
    if (turn !== asked || !command) return;
    const told = await act("/autocomplete", {
      channel: store.channelId,
      command: command.path,
      options: { ...values(), [made.option.name]: made.input.value },
      focused: made.option.name,
      wait: true,
    });
    if (turn !== asked || document.activeElement !== made.input || !told) return;
    const found = told.interaction.choices.map((each) => ({ label: each.name, value: each.value }));
    show(made, found, made.input.value.trim() ? 0 : -1);
  }, 120);
}

function take(made, each) {
  made.input.value = each.label;
  made.value = each.value;
  made.fit();
  suggest([]);
  const next = command.fields[command.fields.indexOf(made) + 1];
  (next?.input ?? made.input).focus();
}

/** Text that names one of the fixed values counts as that value. */
function settle(made) {
  if (made.value !== null) return;
  const text = made.input.value.trim().replace(/^[#@]/, "").toLowerCase();
  const named = fixed(made.option)?.find(
    (each) => each.label.replace(/^#/, "").toLowerCase() === text,
  );
  if (named) made.value = named.value;
}

function values() {
  const given = {};
  for (const made of command.fields) {
    settle(made);
    const text = made.input.value.trim();
    if (text) given[made.option.name] = made.value ?? text;
  }
  return given;
}

async function run() {
  const given = values();
  const missing = command.fields.find(
    (made) => made.option.required && given[made.option.name] === undefined,
  );
  if (missing) {
    missing.chip.classList.add("wrong");
    return missing.input.focus();
  }
  const { path, title } = command;
  const told = await act("/slash", { channel: store.channelId, command: path, options: given });
  if (!told) return;
  store.pressed.set(told.interaction.id, { channelId: store.channelId, command: title });
  resetComposer({ focus: matchMedia("(min-width: 700px)").matches });
}

export const typingHere = () => Boolean(command) || Boolean(byId("line")?.value);

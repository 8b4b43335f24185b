// Discord's markdown, from text to elements.

import { h } from "./dom.js";
import { channelName, store } from "./store.js";

const SPANS = [
  [/^\\([^\sA-Za-z0-9])/, (m) => m[1]],
  [/^``(.+?)``(?!`)|^`([^`]+)`/s, (m) => h("code", {}, m[1] ?? m[2])],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m) => moment(Number(m[1]), m[2] || "f")],
  [/^<@!?(\d+)>/, (m) => mention(m[1])],
  [/^<@&(\d+)>/, (m) => h("span", { class: "mention" }, `@${role(m[1])}`)],
  [/^<#(\d+)>/, (m) => channelLink(m[1])],
  [/^<\/([^:>]+):\d+>/, (m) => h("span", { class: "mention" }, `/${m[1]}`)],
  [/^<a?:(\w+):\d+>/, (m) => h("span", { class: "custom-emoji", title: `:${m[1]}:` }, `:${m[1]}:`)],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, (m) => link(m[2], inline(m[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;"')\]]/, (m) => link(m[0], m[0])],
  [/^@(everyone|here)\b/, (m) => h("span", { class: "mention" }, m[0])],
  [/^\*\*\*(?=\S)(.+?)\*\*\*(?!\*)/s, (m) => h("strong", {}, h("em", {}, inline(m[1])))],
  [/^\*\*(?=\S)(.+?)\*\*(?!\*)/s, (m) => h("strong", {}, inline(m[1]))],
  [/^__(?=\S)(.+?)__(?!_)/s, (m) => h("u", {}, inline(m[1]))],
  [/^~~(?=\S)(.+?)~~/s, (m) => h("s", {}, inline(m[1]))],
  [/^\|\|(.+?)\|\|/s, (m) => spoiler(m[1])],
  [/^\*(?=[^\s*])((?:[^*]|\*\*[^*]+\*\*)+?)\*(?!\*)/s, (m) => h("em", {}, inline(m[1]))],
  [/^_(?=[^\s_])((?:[^_]|__[^_]+__)+?)_(?![\p{L}\p{N}_])/su, (m) => h("em", {}, inline(m[1]))],
  [/^\n/, () => h("br")],
];
const PLAIN = /^(?:[^\\`<[h@*_~|\n]+|[\s\S])/;

/** Turn a line or a few of text into nodes: emphasis, code, links, mentions, times. */
export function inline(text) {
  const nodes = [];
  let word = "";
  for (let rest = text; rest;) {
    const wordBefore = /[\p{L}\p{N}]$/u.test(word);
    let found = null;
    for (const [pattern, make] of SPANS) {
      const match = pattern.exec(rest);
      if (match && !(wordBefore && (rest[0] === "_" || rest[0] === "h"))) {
        found = [match[0].length, make(match)];
        break;
      }
    }
    if (!found) {
      const plain = PLAIN.exec(rest)[0];
      word += plain;
      rest = rest.slice(plain.length);
      continue;
    }
    if (word) nodes.push(word);
    word = typeof found[1] === "string" ? found[1] : "";
    if (!word) nodes.push(found[1]);
    rest = rest.slice(found[0]);
  }
  if (word) nodes.push(word);
  return nodes;
}

/** Turn a whole text into blocks: paragraphs, headings, lists, quotes, code. */
export function markdown(text) {
  const blocks = [];
  const parts = text.split(/```(?:([\w+-]+)\n)?\n?([\s\S]*?)```\n?/);
  for (let at = 0; at < parts.length; at += 3) {
    blocks.push(...lines(parts[at]));
    if (at + 2 < parts.length)
      blocks.push(h("pre", {}, h("code", {}, parts[at + 2].replace(/\n$/, ""))));
  }
  return blocks;
}

const HEADING = /^(#{1,3}) +(.+)$/;
const SMALL = /^-# +(.+)$/;
const QUOTE = /^> ?(.*)$/;
const ITEM = /^( *)(?:([-*])|(\d{1,9})\.) +(.+)$/;

function lines(text) {
  const blocks = [];
  const rows = text.split("\n");
  let paragraph = [];
  const flush = () => {
    const joined = paragraph.join("\n").replace(/^\n+|\n+$/g, "");
    if (joined) blocks.push(h("p", {}, inline(joined)));
    paragraph = [];
  };
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (row.startsWith(">>> ")) {
      flush();
      blocks.push(h("blockquote", {}, lines([row.slice(4), ...rows.slice(at + 1)].join("\n"))));
      break;
    }
    const heading = HEADING.exec(row);
    const small = SMALL.exec(row);
    if (heading) {
      flush();
      blocks.push(h(`h${heading[1].length + 2}`, {}, inline(heading[2])));
    } else if (small) {
      flush();
      blocks.push(h("p", { class: "subtext" }, inline(small[1])));
    } else if (QUOTE.test(row)) {
      flush();
      const quoted = [];
      for (; at < rows.length && QUOTE.test(rows[at]); at += 1)
        quoted.push(QUOTE.exec(rows[at])[1]);
      at -= 1;
      blocks.push(h("blockquote", {}, lines(quoted.join("\n"))));
    } else if (ITEM.test(row)) {
      flush();
      const entries = [];
      for (; at < rows.length && ITEM.test(rows[at]); at += 1) entries.push(ITEM.exec(rows[at]));
      at -= 1;
      blocks.push(list(entries));
    } else paragraph.push(row);
  }
  flush();
  return blocks;
}

function list(entries) {
  const ordered = Boolean(entries[0][3]);
  const made = h(ordered ? "ol" : "ul", ordered ? { start: entries[0][3] } : {});
  for (const entry of entries) {
    const deep = entry[1].length >= 2;
    made.append(h("li", { class: deep ? "deep" : undefined }, inline(entry[4])));
  }
  return made;
}

function spoiler(text) {
  const cover = h(
    "button",
    { type: "button", class: "spoiler", "aria-label": "Spoiler", "aria-expanded": "false" },
    inline(text),
  );
  cover.addEventListener("click", () => {
    cover.classList.add("shown");
    cover.setAttribute("aria-expanded", "true");
  });
  return cover;
}

/** A role's name, for those the server has. */
const role = (id) => store.guild.roles?.find((each) => each.id === id)?.name ?? "role";

function mention(id) {
  const user = store.users.get(id);
  return h(
    "span",
    { class: id === store.you ? "mention you" : "mention" },
    `@${user ? user.name : id}`,
  );
}

function channelLink(id) {
  const place = store.channels.find((each) => each.id === id);
  return h(
    "a",
    { class: "mention", href: `#${id}`, data: { channel: id } },
    `#${place ? channelName(place) : "unknown"}`,
  );
}

/** A link; one to a channel of this server stays on the page. */
export function link(url, ...text) {
  const inside = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?/.exec(
    url,
  );
  if (!inside) return h("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, text);
  const place = store.channels.find((each) => each.id === inside[1]);
  const label =
    text[0] === url && place ? `#${channelName(place)}${inside[2] ? " › message" : ""}` : text;
  return h(
    "a",
    {
      class: text[0] === url ? "mention" : undefined,
      href: `#${inside[1]}`,
      data: { channel: inside[1], message: inside[2] ?? "" },
    },
    label,
  );
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

function moment(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${seconds}>`;
  const full = new Intl.DateTimeFormat(locale(), STYLES.F).format(date);
  const props = { class: "moment", title: full, datetime: date.toISOString() };
  if (style === "R")
    return h("time", { ...props, data: { relative: String(seconds) } }, relative(seconds));
  return h("time", props, new Intl.DateTimeFormat(locale(), STYLES[style]).format(date));
}

const locale = () => store.users.get(store.you)?.locale ?? "en-US";
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** Say how far a moment is from now, in the reader's language. */
export function relative(seconds) {
  const distance = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? UNITS[5];
  return new Intl.RelativeTimeFormat(locale(), { numeric: "always" }).format(
    Math.round(distance / size),
    unit,
  );
}

setInterval(() => {
  for (const each of document.querySelectorAll("time[data-relative]")) {
    const told = relative(Number(each.dataset.relative));
    if (each.textContent !== told) each.textContent = told;
  }
}, 1000);

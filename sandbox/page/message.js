// One message: who, what, embeds, pictures, controls, and the small print.

import { componentRows } from "./components.js";
import { ICONS, avatar, byId, h, icon } from "./dom.js";
import { inline, link, markdown } from "./markdown.js";
import { act, bot, channel, store } from "./store.js";

const SUPPRESS_EMBEDS = 4;
const COMPONENTS_V2 = 1 << 15;
const GROUP_MS = 5 * 60 * 1000;

/** Build a message's list item. `previous` decides whether the author is named again. */
export function messageItem(message, previous) {
  const author = store.users.get(message.author.id) ?? message.author;
  if (message.type === 18) return threadLine(message, author);
  const joined = continues(message, previous);
  const command = message.interaction_metadata?.name;
  const v2 = Boolean(message.flags & COMPONENTS_V2);
  const item = h("li", {
    class: [
      "message",
      joined && "joined",
      message.ephemeral && "ephemeral",
      pings(message) && "pinged",
    ]
      .filter(Boolean)
      .join(" "),
    id: `message-${message.id}`,
    data: {
      testid: "message",
      messageId: message.id,
      author: author.name,
      ephemeral: String(message.ephemeral),
    },
  });
  item.append(
    h("div", { class: "gutter" }, joined ? null : avatar(author)),
    h(
      "div",
      { class: "body" },
      command ? usedLine(message) : null,
      message.message_reference && message.type === 19 ? replyLine(message) : null,
      joined ? null : byline(message, author),
      message.loading ? thinking() : null,
      v2 ? null : content(message),
      v2 || message.flags & SUPPRESS_EMBEDS ? null : message.embeds.map(embed),
      attachments(message.attachments),
      componentRows(message),
      failure(message),
      message.thread ? threadChip(message.thread) : null,
      message.ephemeral ? smallPrint(message) : null,
    ),
  );
  if (!message.ephemeral) item.append(tools(message));
  return item;
}

function continues(message, previous) {
  if (
    !previous ||
    previous.type === 18 ||
    message.interaction_metadata?.name ||
    message.message_reference
  )
    return false;
  const near = Date.parse(message.timestamp) - Date.parse(previous.timestamp) < GROUP_MS;
  return (
    near && previous.author.id === message.author.id && previous.ephemeral === message.ephemeral
  );
}

const pings = (message) =>
  message.mention_everyone || message.mentions.some((user) => user.id === store.you);

function usedLine(message) {
  const data = message.interaction_metadata;
  const user = store.users.get(data.user.id) ?? data.user;
  return h(
    "p",
    { class: "used" },
    avatar(user, 16),
    h("b", {}, user.name),
    " used ",
    h("span", { class: "mention" }, `/${data.name}`),
  );
}

function replyLine(message) {
  const found = store.messages
    .get(message.channel_id)
    ?.find((each) => each.id === message.message_reference.message_id);
  const author = found && store.users.get(found.author.id);
  const text = found ? found.content || "a message" : "a deleted message";
  return h(
    "p",
    { class: "used reply" },
    author ? [avatar(author, 16), h("b", {}, author.name), " "] : null,
    h("span", { class: "ellipsis" }, inline(text.split("\n")[0])),
  );
}

function byline(message, author) {
  const date = new Date(message.timestamp);
  const today = date.toDateString() === new Date().toDateString();
  const shown = today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
  return h(
    "p",
    { class: "byline" },
    h("b", { style: { color: author.colour } }, author.name),
    author.bot ? h("span", { class: "tag" }, "APP") : null,
    h(
      "time",
      { datetime: message.timestamp },
      new Intl.DateTimeFormat(undefined, shown).format(date),
    ),
  );
}

const thinking = () =>
  h(
    "p",
    { class: "thinking", data: { testid: "thinking" } },
    h("span", { class: "dots" }, h("i"), h("i"), h("i")),
    `${bot().name} is thinking…`,
  );

function content(message) {
  if (!message.content) return null;
  const edited = message.edited_timestamp ? h("span", { class: "edited" }, "(edited)") : null;
  const blocks = markdown(message.content);
  const last = blocks.at(-1);
  if (edited)
    (last?.tagName === "P" ? last : { append: (each) => blocks.push(h("p", {}, each)) }).append(
      " ",
      edited,
    );
  return h("div", { class: "content", data: { testid: "content" } }, blocks);
}

function embed(data) {
  const colour =
    data.color === undefined || data.color === null
      ? "var(--line)"
      : `#${data.color.toString(16).padStart(6, "0")}`;
  const title = data.title
    ? h(
        "div",
        { class: "embed-title" },
        data.url ? link(data.url, inline(data.title)) : inline(data.title),
      )
    : null;
  const text = h(
    "div",
    { class: "embed-text" },
    data.author
      ? h(
          "div",
          { class: "embed-author" },
          data.author.icon_url ? h("img", { src: data.author.icon_url, alt: "" }) : null,
          data.author.name,
        )
      : null,
    title,
    data.description ? h("div", { class: "embed-description" }, markdown(data.description)) : null,
    data.fields?.length ? h("div", { class: "embed-fields" }, data.fields.map(field)) : null,
  );
  const stamp = data.timestamp
    ? new Intl.DateTimeFormat(undefined, { dateStyle: "short", timeStyle: "short" }).format(
        new Date(data.timestamp),
      )
    : "";
  const footer = [data.footer?.text, stamp].filter(Boolean).join(" · ");
  return h(
    "article",
    { class: "embed", style: { borderLeftColor: colour }, data: { testid: "embed" } },
    h(
      "div",
      { class: "embed-head" },
      text,
      data.thumbnail ? picture(data.thumbnail, "thumbnail") : null,
    ),
    data.image ? picture(data.image, "wide") : null,
    footer
      ? h(
          "div",
          { class: "embed-footer" },
          data.footer?.icon_url ? h("img", { src: data.footer.icon_url, alt: "" }) : null,
          footer,
        )
      : null,
  );
}

const field = (entry) =>
  h(
    "div",
    { class: entry.inline ? "field inline" : "field" },
    h("div", { class: "field-name" }, inline(entry.name)),
    h("div", { class: "field-value" }, markdown(entry.value)),
  );

/** A picture that opens large. Its place is kept by its size, so that nothing jumps. */
export function picture(media, shape, alt) {
  const size = media.width ? { width: media.width, height: media.height } : {};
  const image = h("img", {
    src: media.url,
    alt: alt ?? media.description ?? "",
    ...mapped(size),
    data: { testid: "picture" },
  });
  return h(
    "button",
    {
      type: "button",
      class: `picture ${shape}`,
      "aria-label": alt || media.description || "Enlarge the picture",
      on: { click: () => enlarge(media.url, image.alt) },
    },
    image,
  );
}

const mapped = (size) =>
  Object.fromEntries(Object.entries(size).map(([key, value]) => [key, String(value)]));

function enlarge(url, alt) {
  const viewer = byId("viewer");
  viewer.replaceChildren(
    h("img", { src: url, alt }),
    h(
      "button",
      { type: "button", class: "icon", "aria-label": "Close", on: { click: () => viewer.close() } },
      icon(ICONS.close),
    ),
  );
  viewer.onclick = (event) => event.target.tagName !== "IMG" && viewer.close();
  viewer.showModal();
}

function attachments(files) {
  const pictures = files.filter((file) => file.content_type?.startsWith("image/") && file.width);
  const others = files.filter((file) => !pictures.includes(file));
  return [
    pictures.length
      ? h(
          "div",
          { class: pictures.length > 1 ? "gallery many" : "gallery" },
          pictures.map((file) => picture(file, "wide")),
        )
      : null,
    others.map((file) => fileCard(file.url, file.filename, file.size)),
  ];
}

/** A file to download. */
export function fileCard(url, name, size) {
  const told =
    size === undefined ? "" : size < 1024 ? `${size} B` : `${(size / 1024).toFixed(1)} KB`;
  return h(
    "a",
    { class: "file", href: url, download: name },
    icon(ICONS.file),
    h("span", {}, h("b", {}, name), h("small", {}, told)),
  );
}

function failure(message) {
  const said = store.failed.get(message.id);
  return said
    ? h("p", { class: "failure", role: "alert", data: { testid: "failure" } }, said)
    : null;
}

function threadChip(thread) {
  const known = channel(thread.id) ?? thread;
  return h(
    "a",
    {
      class: "thread-chip",
      href: `#${thread.id}`,
      data: { channel: thread.id, testid: "thread-link" },
    },
    icon(ICONS.thread),
    h("b", {}, known.name),
    h("small", {}, known.message_count === 1 ? "1 message" : `${known.message_count} messages`),
    h("span", { class: "open" }, "Open"),
  );
}

function threadLine(message, author) {
  const id = message.message_reference?.channel_id;
  return h(
    "li",
    {
      class: "message system",
      id: `message-${message.id}`,
      data: { testid: "message", messageId: message.id },
    },
    h("div", { class: "gutter" }, icon(ICONS.thread)),
    h(
      "p",
      { class: "body" },
      h("b", {}, author.name),
      " started a thread: ",
      h("a", { href: `#${id}`, data: { channel: id } }, message.content),
    ),
  );
}

function smallPrint(message) {
  return h(
    "p",
    { class: "small-print" },
    icon(ICONS.eye),
    "Only you can see this · ",
    h(
      "button",
      {
        type: "button",
        class: "link",
        data: { testid: "dismiss" },
        on: { click: () => act("/delete-message", { message: message.id }) },
      },
      "Dismiss",
    ),
  );
}

function tools(message) {
  return h(
    "div",
    { class: "tools" },
    h(
      "button",
      {
        type: "button",
        class: "icon",
        "aria-label": "Delete message",
        title: "Delete (as a moderator would)",
        on: { click: () => act("/delete-message", { message: message.id }) },
      },
      icon(ICONS.trash),
    ),
  );
}

// Elements are built, never parsed from text: whatever a person or the bot wrote stays text.

/** Make an element. Props are attributes; `class`, `data`, `on` and `style` are special. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "class") element.className = value;
    else if (key === "data") Object.assign(element.dataset, value);
    else if (key === "style") Object.assign(element.style, value);
    else if (key === "on")
      for (const [name, listener] of Object.entries(value))
        element.addEventListener(name, listener);
    else if (key in element && typeof value !== "string") element[key] = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(
    ...children
      .flat(Infinity)
      .filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

export const byId = (id) => document.getElementById(id);

const SVG = "http://www.w3.org/2000/svg";

/** Make a line icon from a path. */
export function icon(path, label) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "line-icon");
  if (label) svg.setAttribute("aria-label", label);
  else svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

export const ICONS = {
  hash: "M5 9h15M4 15h15M10 4 8 20M16 4l-2 16",
  thread: "M5 4v9a3 3 0 0 0 3 3h11M15 12l4 4-4 4",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5",
  close: "M6 6l12 12M18 6 6 18",
  open: "M14 5h5v5M19 5l-8 8M10 5H5v14h14v-5",
  trash: "M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12",
  send: "M4 12 20 4l-4.5 16-3.5-7z",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
  down: "M6 9l6 6 6-6",
};

/** A round picture of a person: the first letter on their colour, or the bot's crown. */
export function avatar(user, size = 40) {
  const crown = user.bot;
  const face = h("span", {
    class: "avatar",
    "aria-hidden": "true",
    style: {
      width: `${size}px`,
      height: `${size}px`,
      background: user.colour,
      fontSize: `${size * 0.42}px`,
    },
  });
  if (crown) {
    const mark = icon("M4 18V7l5 4.5L12 5l3 6.5L20 7v11z");
    mark.classList.add("crown");
    face.append(mark);
  } else face.append([...user.name][0]);
  return face;
}

let noticeTimer = 0;

/** Show a short notice at the foot of the page. */
export function notice(text) {
  const box = byId("notice");
  box.textContent = text;
  box.hidden = false;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => (box.hidden = true), 5000);
}

// The list that drops from a select: one click chooses, or several are ticked and sent.

import { avatar, byId, h } from "./dom.js";
import { emoji } from "./components.js";

/** Open the list under (or over) an element. `done` gets the chosen values. */
export function openPicker(anchor, { options, least, most, title, done }) {
  const box = byId("picker");
  const many = most > 1;
  const chosen = new Set(options.filter((each) => each.preset).map((each) => each.value));
  const rows = options.map((option) => row(option));
  const send = h(
    "button",
    {
      type: "button",
      class: "button primary",
      data: { testid: "select-done" },
      on: { click: () => finish() },
    },
    "Done",
  );
  const count = h("small", {});
  box.replaceChildren(
    title ? h("p", { class: "picker-title" }, title) : "",
    h("div", { class: "picker-list" }, rows),
    many ? h("div", { class: "picker-foot" }, count, send) : "",
  );
  box.setAttribute("aria-multiselectable", String(many));
  box.setAttribute("aria-label", title || "Options");
  refresh();

  function row(option) {
    return h(
      "div",
      {
        role: "option",
        tabindex: "-1",
        class: "picker-option",
        data: { testid: "select-option", value: option.value },
        on: { click: () => pick(option) },
      },
      many ? h("span", { class: "tick" }) : null,
      option.user ? avatar(option.user, 24) : emoji(option.emoji),
      h(
        "span",
        { class: "picker-text" },
        h("span", {}, option.label),
        option.about ? h("small", {}, option.about) : null,
      ),
    );
  }

  function pick(option) {
    if (!many) {
      chosen.clear();
      chosen.add(option.value);
      finish();
    } else if (chosen.has(option.value)) chosen.delete(option.value);
    else if (chosen.size < most) chosen.add(option.value);
    refresh();
  }

  function refresh() {
    rows.forEach((each, at) =>
      each.setAttribute("aria-selected", String(chosen.has(options[at].value))),
    );
    count.textContent =
      least === most ? `${chosen.size} of ${most}` : `${chosen.size} chosen (${least}–${most})`;
    send.disabled = chosen.size < least || chosen.size > most;
  }

  function finish() {
    box.hidePopover();
    done(options.map((each) => each.value).filter((value) => chosen.has(value)));
  }

  box.onkeydown = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = rows.indexOf(document.activeElement);
    if (step) rows[(at + step + rows.length) % rows.length]?.focus();
    else if ((event.key === "Enter" || event.key === " ") && at >= 0) rows[at].click();
    else return;
    event.preventDefault();
  };
  // Inside a dialog only its own descendants are on top of it.
  (anchor.closest("dialog") ?? document.body).append(box);
  box.showPopover();
  place(box, anchor);
  (rows.find((each) => each.getAttribute("aria-selected") === "true") ?? rows[0])?.focus();
}

function place(box, anchor) {
  const at = anchor.getBoundingClientRect();
  box.style.width = `${Math.min(Math.max(at.width, 240), innerWidth - 16)}px`;
  const below = innerHeight - at.bottom - 12;
  const above = at.top - 12;
  const down = below >= Math.min(320, box.scrollHeight) || below >= above;
  box.style.maxHeight = `${Math.min(360, down ? below : above)}px`;
  box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - box.offsetWidth - 8))}px`;
  box.style.top = down ? `${at.bottom + 4}px` : "auto";
  box.style.bottom = down ? "auto" : `${innerHeight - at.top + 4}px`;
}

// A form the bot opened.

import { choices } from "./components.js";
import { ICONS, byId, h, icon } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { openPicker } from "./picker.js";
import { act } from "./store.js";

/** Show the modal of an interaction, and send it when it is filled in. */
export function openModal(interaction) {
  const box = byId("modal");
  const { modal } = interaction;
  const fields = new Map();
  const parts = modal.components.map((part) => section(part, fields));
  const form = h(
    "form",
    { method: "dialog" },
    h(
      "header",
      {},
      h("h2", {}, modal.title),
      h(
        "button",
        { type: "button", class: "icon", "aria-label": "Close", on: { click: () => box.close() } },
        icon(ICONS.close),
      ),
    ),
    h("div", { class: "modal-parts" }, parts),
    h(
      "footer",
      {},
      h(
        "button",
        { type: "button", class: "button quiet", on: { click: () => box.close() } },
        "Cancel",
      ),
      h(
        "button",
        { type: "submit", class: "button primary", data: { testid: "modal-submit" } },
        "Submit",
      ),
    ),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const values = Object.fromEntries(
      [...fields].map(([id, read]) => [id, read()]).filter(([, value]) => value !== null),
    );
    if (await act("/modal", { interaction: interaction.id, fields: values })) box.close();
  });
  box.setAttribute("aria-label", modal.title);
  box.replaceChildren(form);
  if (!box.open) box.showModal();
  form.querySelector("input, textarea, .select")?.focus();
}

function section(part, fields) {
  if (part.type === 10) return h("div", { class: "content" }, markdown(part.content));
  if (part.type === 18) return labelled(part.label, part.description, part.component, fields);
  return part.components.map((child) => labelled(child.label, "", child, fields));
}

function labelled(label, about, data, fields) {
  const id = `field-${data.custom_id}`;
  const optional = data.required === false;
  return h(
    "div",
    { class: "modal-field" },
    h(
      "label",
      { for: id },
      inline(label ?? ""),
      optional
        ? h("small", {}, " optional")
        : h("span", { class: "required", "aria-hidden": "true" }, " *"),
    ),
    about ? h("p", { class: "about" }, about) : null,
    entry(data, id, fields, label),
  );
}

function entry(data, id, fields, label) {
  const required = data.required !== false;
  if (data.type === 4) {
    const long = data.style === 2;
    const props = {
      id,
      placeholder: data.placeholder,
      required,
      maxlength: String(data.max_length ?? 4000),
      minlength: data.min_length ? String(data.min_length) : undefined,
      data: { testid: id },
    };
    const input = long
      ? h("textarea", { ...props, rows: "4" })
      : h("input", { ...props, type: "text" });
    input.value = data.value ?? "";
    fields.set(data.custom_id, () => input.value);
    return input;
  }
  if (data.type === 23) {
    const box = h("input", {
      id,
      type: "checkbox",
      checked: Boolean(data.default),
      data: { testid: id },
    });
    fields.set(data.custom_id, () => box.checked);
    return box;
  }
  if (data.type === 21 || data.type === 22) return group(data, id, fields, label);
  return picked(data, id, fields, required, label);
}

function group(data, id, fields, label) {
  const kind = data.type === 21 ? "radio" : "checkbox";
  const boxes = choices(data).map((each) => [
    each,
    h("input", { type: kind, name: id, value: each.value, checked: Boolean(each.preset) }),
  ]);
  fields.set(data.custom_id, () => {
    const chosen = boxes.filter(([, box]) => box.checked).map(([each]) => each.value);
    return kind === "radio" ? (chosen[0] ?? null) : chosen;
  });
  return h(
    "div",
    {
      role: kind === "radio" ? "radiogroup" : "group",
      "aria-label": label,
      id,
      data: { testid: id },
    },
    boxes.map(([each, box]) =>
      h(
        "label",
        { class: "choice" },
        box,
        h("span", {}, each.label, each.about ? h("small", {}, each.about) : null),
      ),
    ),
  );
}

function picked(data, id, fields, required, label) {
  const options = choices(data);
  let chosen = options.filter((each) => each.preset).map((each) => each.value);
  const text = h("span", { class: "ellipsis" });
  const face = h(
    "button",
    {
      type: "button",
      class: "select",
      id,
      "aria-haspopup": "listbox",
      data: { testid: id },
      on: {
        click: () =>
          openPicker(face, {
            options: options.map((each) => ({ ...each, preset: chosen.includes(each.value) })),
            least: required ? (data.min_values ?? 1) : 0,
            most: data.max_values ?? 1,
            title: label,
            done: take,
          }),
      },
    },
    text,
    icon(ICONS.down),
  );
  function take(values) {
    chosen = values;
    text.textContent = chosen.length
      ? options
          .filter((each) => chosen.includes(each.value))
          .map((each) => each.label)
          .join(", ")
      : data.placeholder || "Make a selection";
    face.classList.toggle("chosen", chosen.length > 0);
  }
  take(chosen);
  fields.set(data.custom_id, () => chosen);
  return face;
}

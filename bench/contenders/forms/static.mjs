// The least that a script can do: markup, no validation, no listener.

const drawOption = ({ value, label }) => `<option value="${value}">${label}</option>`;

const drawControl = ({ name, type, options }) =>
  options
    ? `<select id="${name}" name="${name}" required><option value="">Please select</option>${options.map(drawOption).join('')}</select>`
    : `<input id="${name}" name="${name}" type="${type}" required>`;

const drawField = (field) =>
  `<div class="field"><label for="${field.name}"><span>${field.label}</span><span aria-hidden="true">*</span></label>` +
  `<div class="input">${drawControl(field)}</div></div>`;

export function render(container, { fields }) {
  container.innerHTML = `<form novalidate>${fields.map(drawField).join('')}<input type="submit" value="Send"></form>`;
}

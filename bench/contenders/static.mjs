// The least that a script can do: markup, no validation, no listener.

const drawField = ({ name, label, type }) =>
  `<div class="field"><label for="${name}"><span>${label}</span><span aria-hidden="true">*</span></label>` +
  `<div class="input"><input id="${name}" name="${name}" type="${type}" required></div></div>`;

export function render(container, fields) {
  container.innerHTML = `<form novalidate>${fields.map(drawField).join('')}<input type="submit" value="Send"></form>`;
}

import { draw, WIDGETS } from './content.mjs';

/** The page is there, and so is the family's code. */
export async function prepare(stage, name) {
  draw(stage, name);
  await window.mountkit.load(WIDGETS[name][0]);
}

/** Mounts all, with what of their code is loaded when it is first used. */
export async function mount(stage, name) {
  const api = window.mountkit.widgets[WIDGETS[name][0]];
  const elements = [...stage.querySelectorAll('[data-mountkit]')];
  await Promise.all(elements.map((element) => api[name](element).ready));
}

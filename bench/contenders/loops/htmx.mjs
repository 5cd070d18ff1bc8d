// htmx 2 with the morphing extension that idiomorph brings.
import './htmx-global.mjs';
import 'idiomorph/dist/idiomorph-ext.js';
import { drawItems, drawLoop, TERMS } from './list.mjs';

export { isSwapped } from './list.mjs';

export function start(stage, size) {
  const { list } = drawLoop(stage, {
    items: drawItems(size, TERMS[0]),
    drawFilter: () => `hx-get="/list/${size}/html" hx-target=".list" hx-swap="morph:innerHTML" hx-ext="morph"`,
  });
  window.htmx.process(stage);
  list.addEventListener('htmx:afterSwap', () => bench.mark('swapped'));
}

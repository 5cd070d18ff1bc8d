// The least that a page can do with an answer: put it in, and look through it for what a script has to attend to.
import { drawItems, drawLoop, TERMS } from './list.mjs';

export { isSwapped } from './list.mjs';

export function start(stage, size) {
  const { list } = drawLoop(stage, { items: drawItems(size, TERMS[0]), drawFilter: (term) => `data-term="${term}"` });
  stage.addEventListener('click', async ({ target }) => {
    const { term } = target.dataset;
    if (!term) return;
    const answer = await fetch(`/list/${size}/elementor-pro/v1/refresh-loop`, { method: 'POST', body: term });
    const { data } = await answer.json();
    list.innerHTML = data;
    list.querySelectorAll('[data-mountkit]');
    bench.mark('swapped');
  });
}

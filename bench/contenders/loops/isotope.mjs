// Holds the items of all terms in the page; without a transition.
import Isotope from 'isotope-layout';
import { drawItems, drawLoop, TERMS } from './list.mjs';

export { isSwapped } from './list.mjs';

export function start(stage, size) {
  const { list } = drawLoop(stage, { items: drawItems(size), drawFilter: (term) => `data-term="${term}"` });
  const isotope = new Isotope(list, {
    itemSelector: '.item',
    layoutMode: 'vertical',
    filter: `.${TERMS[0]}`,
    transitionDuration: 0,
  });
  stage.addEventListener('click', ({ target }) => {
    const { term } = target.dataset;
    if (!term) return;
    isotope.arrange({ filter: `.${term}` });
    bench.mark('swapped');
  });
}

// Holds the items of all terms in the page; without an animation.
import mixitup from 'mixitup';
import { drawItems, drawLoop, TERMS } from './list.mjs';

export { isSwapped } from './list.mjs';

export function start(stage, size) {
  const { list } = drawLoop(stage, { items: drawItems(size), drawFilter: (term) => `data-filter=".${term}"` });
  mixitup(list, {
    selectors: { target: '.item', control: '.filters button' },
    load: { filter: `.${TERMS[0]}` },
    animation: { enable: false },
    controls: { scope: 'global' },
    callbacks: { onMixEnd: () => bench.mark('swapped') },
  });
}

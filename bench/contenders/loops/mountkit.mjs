import { drawItems, drawLoop, TERMS } from './list.mjs';

export { isSwapped } from './list.mjs';

/** Draws the list and starts it as the first use of it would. Nothing is asked for ahead. */
export async function start(stage, size) {
  const link = document.createElement('link');
  link.rel = 'https://api.w.org/';
  link.href = `/list/${size}/`;
  document.head.append(link);
  const { filters } = drawLoop(stage, {
    items: drawItems(size, TERMS[0]),
    drawFilter: (term) => `data-filter="${term}"`,
    group: 'data-mountkit="loop-filter" data-filter-id="topics" data-loop="posts" data-taxonomy="topic"',
    list: 'data-mountkit="loop" data-widget-id="posts" data-post-id="9" data-prefetch="false"',
  });
  await window.mountkit.load('filters');
  window.mountkit.scan(stage);
  window.mountkit.on('filters:loaded', () => bench.mark('swapped'));
  while (!filters[0].hasAttribute('aria-pressed')) {
    filters[0].dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await bench.pause(20);
  }
  await bench.pause(200);
}

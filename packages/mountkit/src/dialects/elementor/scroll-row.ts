import { type Disposer, listen } from '@mountkit/core';

/** Pixels that a mouse moves before it drags rather than presses. */
const SLACK = 4;

/**
 * Lets a row of titles that is wider than its place be scrolled from its first title on, and be dragged by a mouse: it has no
 * scroll bar. The classes are the builder's; while it is dragged its style sheet covers the titles, so that none is pressed.
 */
export function scrollRow(row: HTMLElement): Disposer {
  const { style } = row;
  const before = style.justifyContent;
  const fit = () => {
    style.justifyContent = 'start';
    const isWide = /auto|scroll/.test(getComputedStyle(row).overflowX) && row.scrollWidth > row.clientWidth;
    row.classList.toggle('e-scroll', isWide);
    if (!isWide) style.justifyContent = before;
  };
  let from: { readonly x: number; readonly left: number } | undefined;
  const drop = () => {
    from = undefined;
    row.classList.remove('e-scroll-active');
  };
  const sizes = new ResizeObserver(fit);
  sizes.observe(row);
  const offs: Disposer[] = [
    listen(row, 'pointerdown', ({ pointerType, button, clientX }) => {
      if (pointerType === 'mouse' && !button && row.classList.contains('e-scroll'))
        from = { x: clientX, left: row.scrollLeft };
    }),
    listen(document, 'pointermove', ({ clientX }) => {
      if (!from) return;
      if (Math.abs(clientX - from.x) > SLACK) row.classList.add('e-scroll-active');
      if (row.classList.contains('e-scroll-active')) row.scrollLeft = from.left + from.x - clientX;
    }),
    listen(document, 'pointerup', drop),
    listen(document, 'pointercancel', drop),
    listen(row, 'dragstart', (event) => {
      if (from) event.preventDefault();
    }),
  ];
  return () => {
    sizes.disconnect();
    for (const off of offs) off();
    drop();
    row.classList.remove('e-scroll');
    style.justifyContent = before;
  };
}

import { type Disposer, listen, shared } from '@mountkit/core';

/** Whether a finger on this element scrolls something of the dialog. */
function scrollsWithin(dialog: Element, target: Element | null): boolean {
  for (let at = target; at && dialog.contains(at); at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
  }
  return false;
}

/** Keeps the page from scrolling, and from moving into the space of its scroll bar. Locks may overlap. */
export function lockScroll(dialog: HTMLElement): Disposer {
  const lock = shared('popups:lock', () => ({ count: 0, release: () => {} }));
  if (!lock.count++) {
    const { style, clientWidth } = document.documentElement;
    const { overflow, scrollbarGutter, paddingRight } = style;
    const bar = window.innerWidth - clientWidth;
    const hasGutter = CSS.supports('scrollbar-gutter', 'stable');
    if (bar > 0 && hasGutter) style.scrollbarGutter = 'stable';
    if (bar > 0 && !hasGutter) style.paddingRight = `${bar}px`;
    style.overflow = 'hidden';
    lock.release = () => Object.assign(style, { overflow, scrollbarGutter, paddingRight });
  }
  // On iOS a finger scrolls the page nevertheless.
  const stop = listen(
    dialog,
    'touchmove',
    (event) => {
      const { touches, target } = event as TouchEvent;
      if (touches.length === 1 && !scrollsWithin(dialog, target as Element)) event.preventDefault();
    },
    { passive: false },
  );
  return () => {
    stop();
    if (!--lock.count) lock.release();
  };
}

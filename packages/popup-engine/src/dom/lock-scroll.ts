import { type Disposer, listen, shared } from '@mountkit/core';

/** Whether a finger on this element scrolls something of the dialog. */
function scrollsWithin(dialog: Element, target: Element | null): boolean {
  for (let at = target; at && dialog.contains(at); at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
  }
  return false;
}

/** Dialogs on which a finger is watched, and whether they hold the page now. */
const holding = new WeakMap<Element, { isOn: boolean }>();

/** On iOS a finger scrolls the page nevertheless. Watched as long as the dialog is there: each opening costs less. */
function holdFinger(dialog: HTMLElement): { isOn: boolean } {
  const known = holding.get(dialog);
  if (known) return known;
  const hold = { isOn: true };
  holding.set(dialog, hold);
  listen(
    dialog,
    'touchmove',
    (event) => {
      const { touches, target } = event as TouchEvent;
      if (hold.isOn && touches.length === 1 && !scrollsWithin(dialog, target as Element)) event.preventDefault();
    },
    { passive: false },
  );
  return hold;
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
  const hold = holdFinger(dialog);
  hold.isOn = true;
  return () => {
    hold.isOn = false;
    if (!--lock.count) lock.release();
  };
}

import { adoptStyles, type Disposer } from '@mountkit/core';

let inset = 0;
let undo: Disposer = () => {};

/** Keeps space above anchors for what sticks at the top of the window, in addition to the page's own scroll padding. */
export function keepAnchorsClear(next: number): void {
  if (next === inset) return;
  undo();
  const root = document.documentElement;
  const own = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const isFirst = !inset;
  inset = next;
  undo = next ? adoptStyles(root, `:root{scroll-padding-top:${own + next}px!important}`) : () => {};
  // The page may have been opened at an anchor that is covered now.
  const target = isFirst && next ? findAnchor() : null;
  if (target && Math.abs(target.getBoundingClientRect().top - own) < next)
    target.scrollIntoView({ behavior: 'instant' });
}

/** The element that the page was opened at; null also where the address is encoded wrongly. */
function findAnchor(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

import { adoptStyles, type Disposer } from '@mountkit/core';

let inset = 0;
let undo: Disposer = () => {};

/** Lets what an anchor leads to stop below what rests at the top of the window, beside what the page keeps free itself. */
export function keepAnchorsClear(next: number): void {
  if (next === inset) return;
  undo();
  const root = document.documentElement;
  const own = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const isFirst = !inset;
  inset = next;
  undo = next ? adoptStyles(root, `:root{scroll-padding-top:${own + next}px!important}`) : () => {};
  // The page was opened at an anchor before anybody knew what would lie over it.
  const target = isFirst && next ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  if (target && Math.abs(target.getBoundingClientRect().top - own) < next)
    target.scrollIntoView({ behavior: 'instant' });
}

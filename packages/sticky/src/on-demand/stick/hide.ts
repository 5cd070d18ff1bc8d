import { adoptStyles, type Disposer, listen } from '@mountkit/core';
import { followFrames } from '../../dom/frames';
import { type Hiding, hideOrShow } from '../../logic/hide-on-scroll';

const HIDES = 'mountkit-sticky--hides';
const HIDDEN = 'mountkit-sticky--hidden';
const SHIFT = '--mountkit-sticky-shift';

/** In a layer, so that any rule of the page is stronger: one that wants another look has the class and the variable. */
const STYLES = `@layer{.${HIDES}{transition:translate var(--mountkit-duration,.25s) var(--mountkit-easing,ease)}
.${HIDDEN}{translate:0 var(${SHIFT})}
@media(prefers-reduced-motion){.${HIDES}{transition:none}}}`;

/**
 * Hides an element that sticks while the page is scrolled down, and shows it while it is scrolled up: a class, and the way
 * out of the window as a variable. With the focus in it, it is always shown.
 */
export function hideOnScroll(element: HTMLElement, edge: 'top' | 'bottom'): Disposer {
  const { classList, style } = element;
  let state: Hiding = { isHidden: false, turn: scrollY };
  const place = () => {
    state = hideOrShow(state, {
      y: scrollY,
      most: document.documentElement.scrollHeight - innerHeight,
      isStuck: classList.contains('mountkit-sticky--active'),
      hasFocus: element.contains(document.activeElement),
    });
    if (classList.contains(HIDDEN) === state.isHidden) return;
    if (state.isHidden) {
      const { top, bottom } = element.getBoundingClientRect();
      style.setProperty(SHIFT, edge === 'top' ? `${-Math.max(0, bottom)}px` : `${Math.max(0, innerHeight - top)}px`);
    }
    classList.toggle(HIDDEN, state.isHidden);
  };
  const offs = [
    adoptStyles(element, STYLES),
    followFrames({ place, measure: place }),
    listen(element, 'focusin', place),
  ];
  classList.add(HIDES);
  return () => {
    for (const off of offs) off();
    classList.remove(HIDES, HIDDEN);
    style.removeProperty(SHIFT);
  };
}

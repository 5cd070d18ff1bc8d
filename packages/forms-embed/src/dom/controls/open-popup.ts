import type { Disposer } from '@mountkit/core';
import { keepPlaced } from './keep-placed';

/** In CSS pixels: between field and popup, and between popup and the edge of the window. */
const GAP = 4;
const EDGE = 8;

/**
 * Opens a popup below its field, or above it if there is only room there, inside the window. It is on top of the page,
 * so that nothing clips it and nothing moves; a popup that the styles leave in the flow of the page stays there.
 */
export function openPopup(popup: HTMLElement, field: HTMLElement): Disposer {
  if (getComputedStyle(popup).position === 'static') return () => {};
  popup.popover = 'manual';
  popup.showPopover?.();
  const place = () => {
    const { clientWidth, clientHeight } = field.ownerDocument.documentElement;
    const { top, bottom, left, right } = field.getBoundingClientRect();
    const { width, height } = popup.getBoundingClientRect();
    const { style } = popup;
    const isAbove = bottom + GAP + height > clientHeight && top > height + GAP;
    const wantedTop = isAbove ? top - GAP - height : bottom + GAP;
    style.top = `${Math.max(EDGE, Math.min(wantedTop, clientHeight - EDGE - height))}px`;
    const wantedLeft = getComputedStyle(field).direction === 'rtl' ? right - width : left;
    style.left = `${Math.max(EDGE, Math.min(wantedLeft, clientWidth - EDGE - width))}px`;
  };
  place();
  return keepPlaced(field, place);
}

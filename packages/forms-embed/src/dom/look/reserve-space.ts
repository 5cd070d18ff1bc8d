import type { Disposer } from '@mountkit/core';

/** Keeps `height` CSS pixels for what is not there yet; the answer gives them back. */
export function reserveSpace(element: HTMLElement, height: number | undefined): Disposer {
  if (!height) return () => {};
  element.style.minHeight = `${height}px`;
  return () => element.style.removeProperty('min-height');
}

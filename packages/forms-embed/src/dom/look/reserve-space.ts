import type { Disposer } from '@mountkit/core';

/** Reserves `height` CSS pixels for a form that is loading; the disposer removes the space. */
export function reserveSpace(element: HTMLElement, height: number | undefined): Disposer {
  if (!height) return () => {};
  element.style.minHeight = `${height}px`;
  return () => element.style.removeProperty('min-height');
}

import type { HotspotParts } from '../settings';

/** A point on the picture. */
export interface Point {
  readonly element: HTMLElement;
  /** What is pressed: a button, or a link. */
  readonly button: HTMLElement;
  readonly tooltip: HTMLElement;
  /** What is moved to be in the window. */
  readonly box: HTMLElement;
}

/** The points of markup that is not ours. */
export const findPoints = (root: HTMLElement, parts: HotspotParts): readonly Point[] =>
  [...root.querySelectorAll<HTMLElement>(parts.point)].flatMap((element) => {
    const tooltip = element.querySelector<HTMLElement>(parts.tooltip);
    const button = element.matches('a[href]') ? element : element.querySelector<HTMLElement>(parts.button);
    return tooltip && button
      ? [{ element, tooltip, button, box: tooltip.closest<HTMLElement>(parts.mask) ?? tooltip }]
      : [];
  });

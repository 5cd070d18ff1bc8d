import type { CarouselNames, CarouselParts } from '../settings';

/** The parts of a carousel in the page. */
export interface Parts {
  readonly viewport: HTMLElement;
  readonly track: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly previous: HTMLElement | null;
  readonly next: HTMLElement | null;
  readonly pagination: HTMLElement | null;
  /** Our own button that stops what moves by itself. */
  readonly pause: HTMLElement | null;
  /** What our own buttons are put into. */
  readonly controls: HTMLElement;
  readonly names: CarouselNames;
  /** Takes away what was made. */
  remove(): void;
}

/** What is in the track, without what draws nothing. */
export const slidesIn = (track: Element): readonly HTMLElement[] =>
  ([...track.children] as HTMLElement[]).filter((child) => !child.matches('script,style,template,link'));

/** The parts of markup that is not ours; undefined if it has no list. What is in a slide belongs to another carousel. */
export function findParts(root: HTMLElement, { names = {}, ...parts }: CarouselParts): Parts | undefined {
  const track = root.querySelector<HTMLElement>(parts.track);
  if (!track) return undefined;
  const viewport = root.matches(parts.viewport) ? root : (track.closest<HTMLElement>(parts.viewport) ?? root);
  const find = (selector = ':not(*)') =>
    [...root.querySelectorAll<HTMLElement>(selector)].find((found) => !track.contains(found)) ?? null;
  const { previous, next, pagination } = parts;
  return {
    viewport,
    track,
    slides: slidesIn(track),
    previous: find(previous),
    next: find(next),
    pagination: find(pagination),
    pause: null,
    controls: viewport,
    names,
    remove() {},
  };
}

/** Takes inline styles away. */
export function clearStyles(element: HTMLElement, ...names: readonly string[]): void {
  for (const name of names) element.style.removeProperty(name);
  if (!element.getAttribute('style')) element.removeAttribute('style');
}

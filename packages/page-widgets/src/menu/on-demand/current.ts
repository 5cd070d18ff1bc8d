import type { Disposer } from '@mountkit/core';
import type { KeptAttributes } from '../../shared/dom/keep-attributes';
import { placeOf } from '../../shared/dom/place-of';
import { setClasses } from '../../shared/dom/set-classes';

/** What is marked. */
interface CurrentSpec {
  /** Links of the menu that lead to this page, or to a place on it. */
  readonly links: readonly HTMLAnchorElement[];
  /** Class of a link whose place is in view. */
  readonly active: string | undefined;
  readonly kept: KeptAttributes;
}

/**
 * Marks the link of this page, and the one of the place that is read: the last one that has come to the middle of the window,
 * until it is half a window above it. A place may have no height, as the mark before a section.
 */
export function markCurrent({ links, active, kept }: CurrentSpec): Disposer {
  const places = new Map<Element, HTMLAnchorElement[]>();
  for (const link of links) {
    const place = placeOf(link);
    if (place) places.set(place, [...(places.get(place) ?? []), link]);
    else if (!link.hash) kept.set(link, { 'aria-current': 'page' });
  }
  const mark = (place: Element, isCurrent: boolean) => {
    for (const link of places.get(place) ?? []) {
      kept.set(link, { 'aria-current': isCurrent ? 'location' : null });
      setClasses(link, active, isCurrent);
    }
  };
  const near = new Set<Element>();
  const inOrder = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      const current = [...near].sort(inOrder).at(-1);
      for (const place of places.keys()) mark(place, place === current);
    },
    { rootMargin: '50% 0px -50%' },
  );
  for (const place of places.keys()) watch.observe(place);
  return () => {
    watch.disconnect();
    for (const place of places.keys()) mark(place, false);
  };
}

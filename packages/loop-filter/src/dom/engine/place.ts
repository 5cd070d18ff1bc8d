import { type Disposer, listen, shared } from '@mountkit/core';
import type { PlaceFocus } from '../lists';

/** What an entry of the history remembers of a list's page. */
interface Mark {
  readonly key: number;
  readonly x: number;
  readonly y: number;
  readonly list?: string;
  readonly focus?: PlaceFocus | undefined;
}

const markOf = (state: unknown): Mark | undefined => (state as { mountkit?: Mark } | null)?.mountkit;

/** Where each entry was when it was left, and the entry that is shown. */
const places = () =>
  shared('places', () => ({ left: new Map<number, Mark>(), key: markOf(history.state)?.key ?? 0, count: 0 }));

const here = (key: number) => ({ key, x: window.scrollX, y: window.scrollY });

const keep = (mark: Mark) => history.replaceState({ ...history.state, mountkit: mark }, '');

/** Makes an entry of the history for a person's choice; the one before remembers where it was made. */
export function pushPlace(url: string, list: string, focus: PlaceFocus | undefined): void {
  const place = places();
  if (!place.key) place.key = Date.now();
  keep({ ...here(place.key), list, focus });
  // From now on the list has to be there before the page can be where it was.
  history.scrollRestoration = 'manual';
  place.count += 1;
  place.key = Date.now() + place.count;
  history.pushState({ mountkit: here(place.key) }, '', url);
  history.scrollRestoration = 'manual';
}

/** Brings the page to where this entry was left; answers the control that was used there. */
export function settlePlace(): PlaceFocus | undefined {
  const mark = markOf(history.state);
  const spot = { ...mark, ...places().left.get(mark?.key ?? 0) };
  if (spot.y !== undefined) window.scrollTo(spot.x ?? 0, spot.y);
  return mark?.focus;
}

/** Calls back whenever another entry of the history is shown, and remembers where the one before was left. */
export function followHistory(show: () => void): Disposer {
  const offs = [
    listen(window, 'popstate', () => {
      const place = places();
      if (place.key) place.left.set(place.key, here(place.key));
      place.key = markOf(history.state)?.key ?? 0;
      show();
    }),
    listen(window, 'pagehide', () => {
      const mark = markOf(history.state);
      if (mark) keep({ ...mark, ...here(mark.key) });
    }),
  ];
  // Of a page that is opened again the browser leaves it to us too.
  if (history.scrollRestoration === 'manual' && !window.scrollY) settlePlace();
  return () => {
    for (const off of offs) off();
    history.scrollRestoration = 'auto';
  };
}

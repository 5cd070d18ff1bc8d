import { type Disposer, listen, shared } from '@mountkit/core';
import type { PlaceFocus } from '../../dom/lists';

/** The scroll position at which an entry of the history was left, and the control that was used there. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly focus?: PlaceFocus | undefined;
}

/** Identifies an entry: the number that a choice gave it, or its address if it was not made by a choice. */
type EntryId = number | string;

/** What an entry of the history stores of a list's page. */
interface Mark extends Spot {
  readonly key?: number;
  /** The entry in which the choice was made: stored here so that a choice writes one entry and not two. */
  readonly from?: Spot & { readonly id: EntryId };
}

const markOf = (state: unknown): Mark | undefined => (state as { mountkit?: Mark } | null)?.mountkit;

const idOf = (): EntryId => markOf(history.state)?.key ?? location.href;

/** The places at which entries were left, and the entry that is shown. */
const places = () => shared('places', () => ({ left: new Map<EntryId, Spot>(), key: idOf(), count: 0 }));

const here = () => ({ x: window.scrollX, y: window.scrollY });

/** The page can only be scrolled once the list is shown, so the browser must not do it. Reading is cheap, writing is not. */
function holdScroll(): void {
  if (history.scrollRestoration !== 'manual') history.scrollRestoration = 'manual';
}

/** Adds an entry to the history for a visitor's choice; it stores where the one before was left. */
export function pushPlace(url: string, focus: PlaceFocus | undefined): void {
  const place = places();
  const id = idOf();
  const { x, y } = here();
  place.left.set(id, { x, y, focus });
  holdScroll();
  place.count += 1;
  place.key = Date.now() + place.count;
  place.left.set(place.key, { x, y });
  history.pushState({ mountkit: { key: place.key, x, y, from: { id, x, y, focus } } }, '', url);
  holdScroll();
}

/** Gives the shown entry another address: what is typed into one field is one entry. */
export const replacePlace = (url: string): void => history.replaceState(history.state, '', url);

/** Reads what the shown entry has stored: an earlier document of this page wrote it. */
function readMark(): void {
  const { left } = places();
  const mark = markOf(history.state);
  if (!mark) return;
  const { x, y, focus, from } = mark;
  for (const { id, ...spot } of [{ id: idOf(), x, y, focus }, ...(from ? [from] : [])]) {
    if (!left.has(id)) left.set(id, spot);
  }
}

/** Stores in the shown entry where it was left, or where it is now. */
function writeMark(now?: Spot): void {
  const spot = places().left.get(idOf());
  if (spot) history.replaceState({ ...history.state, mountkit: { ...markOf(history.state), ...spot, ...now } }, '');
}

/** Scrolls the page to where this entry was left; answers the control that was used there. */
export function settlePlace(): PlaceFocus | undefined {
  const spot = places().left.get(idOf());
  if (spot) window.scrollTo(spot.x, spot.y);
  return spot?.focus;
}

/** Calls `show` whenever another entry of the history is shown, and remembers where the one before was left. */
export function followHistory(show: () => void): Disposer {
  const offs = [
    listen(window, 'popstate', () => {
      const place = places();
      const spot = place.left.get(place.key);
      if (spot) place.left.set(place.key, { ...spot, ...here() });
      place.key = idOf();
      readMark();
      // Another document can read it only if it is stored now.
      if (!markOf(history.state)) writeMark();
      show();
    }),
    listen(window, 'pagehide', () => writeMark(here())),
  ];
  readMark();
  // A page that is opened again keeps the manual mode, and the browser does not scroll it.
  if (history.scrollRestoration === 'manual' && !window.scrollY) settlePlace();
  return () => {
    for (const off of offs) off();
    history.scrollRestoration = 'auto';
  };
}

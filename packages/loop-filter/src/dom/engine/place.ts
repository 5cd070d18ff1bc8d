import { type Disposer, listen, shared } from '@mountkit/core';
import type { PlaceFocus } from '../lists';

/** Where an entry of the history was left, and the control that was used there. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly focus?: PlaceFocus | undefined;
}

/** By what an entry is known: the number that a choice gives it, or the address of one that no choice has made. */
type EntryId = number | string;

/** What an entry of the history remembers of a list's page. */
interface Mark extends Spot {
  readonly key?: number;
  /** The entry that the choice was made in: it tells of itself here, so that a choice writes one entry and not two. */
  readonly from?: Spot & { readonly id: EntryId };
}

const markOf = (state: unknown): Mark | undefined => (state as { mountkit?: Mark } | null)?.mountkit;

const idOf = (): EntryId => markOf(history.state)?.key ?? location.href;

/** Where each entry was when it was left, of those that choices were made in or have made; and the entry that is shown. */
const places = () => shared('places', () => ({ left: new Map<EntryId, Spot>(), key: idOf(), count: 0 }));

const here = () => ({ x: window.scrollX, y: window.scrollY });

/** The list has to be there before the page can be where it was. To ask costs nothing, other than to say it. */
function holdScroll(): void {
  if (history.scrollRestoration !== 'manual') history.scrollRestoration = 'manual';
}

/** Makes an entry of the history for a person's choice; it remembers where the one before was left. */
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

/** Takes over what the entry that is shown remembers: another document of this page has left it there. */
function readMark(): void {
  const { left } = places();
  const mark = markOf(history.state);
  if (!mark) return;
  const { x, y, focus, from } = mark;
  for (const { id, ...spot } of [{ id: idOf(), x, y, focus }, ...(from ? [from] : [])]) {
    if (!left.has(id)) left.set(id, spot);
  }
}

/** Lets the entry that is shown remember where it was left, or where it is now. */
function writeMark(now?: Spot): void {
  const spot = places().left.get(idOf());
  if (spot) history.replaceState({ ...history.state, mountkit: { ...markOf(history.state), ...spot, ...now } }, '');
}

/** Brings the page to where this entry was left; answers the control that was used there. */
export function settlePlace(): PlaceFocus | undefined {
  const spot = places().left.get(idOf());
  if (spot) window.scrollTo(spot.x, spot.y);
  return spot?.focus;
}

/** Calls back whenever another entry of the history is shown, and remembers where the one before was left. */
export function followHistory(show: () => void): Disposer {
  const offs = [
    listen(window, 'popstate', () => {
      const place = places();
      const spot = place.left.get(place.key);
      if (spot) place.left.set(place.key, { ...spot, ...here() });
      place.key = idOf();
      readMark();
      // One that is opened again tells of it only if it is written now.
      if (!markOf(history.state)) writeMark();
      show();
    }),
    listen(window, 'pagehide', () => writeMark(here())),
  ];
  readMark();
  // Of a page that is opened again the browser leaves it to us too.
  if (history.scrollRestoration === 'manual' && !window.scrollY) settlePlace();
  return () => {
    for (const off of offs) off();
    history.scrollRestoration = 'auto';
  };
}

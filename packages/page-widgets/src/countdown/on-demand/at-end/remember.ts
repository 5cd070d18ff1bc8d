import { isJsonObject, openStorage, readConsent } from '@mountkit/core';

/** Milliseconds for which it is remembered when a visitor's time began: a year. */
const LIFE = 31_536_000_000;

const keyOf = (name: string) => `countdown_${name}`;

/** Without consent to marketing nothing outlives the session: contract section 9. */
const storage = () => openStorage(readConsent('marketing') === false ? 'session' : 'local');

const readKept = (name: string) => {
  const kept = storage().get(keyOf(name));
  return isJsonObject(kept) ? kept : {};
};

/** When the visitor's own time is over, from the first visit on; anew where the page has changed how long it is. */
export function evergreenDue(name: string, seconds: number, now: number): number {
  const { due, interval } = name ? readKept(name) : {};
  if (typeof due === 'number' && interval === seconds) return due;
  const next = now + seconds * 1000;
  if (name) storage().set(keyOf(name), { due: next, interval: seconds }, LIFE);
  return next;
}

/** Whether the visitor has not been led away yet at this end; from then on it has. */
export function mayLeadAway(name: string, due: number): boolean {
  const kept = name ? readKept(name) : {};
  if (kept.left === due) return false;
  if (name) storage().set(keyOf(name), { ...kept, left: due }, LIFE);
  return true;
}

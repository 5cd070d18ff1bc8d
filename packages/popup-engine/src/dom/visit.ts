import { openStorage, shared } from '@mountkit/core';
import { popupStorage } from './popup-storage';

/** A stored count; any other value is none. */
export const countOf = (value: unknown): number => {
  const count = typeof value === 'object' ? 0 : Number(value);
  return Number.isFinite(count) ? count : 0;
};

/** Counts this page view, and the session if it is new: once per page, and only if a popup of the page needs it. */
export const countVisit = (): void =>
  shared('popups:visit', () => {
    const store = popupStorage();
    const session = openStorage('session');
    store.set('pageViews', countOf(store.get('pageViews')) + 1);
    if (session.get('activeSession')) return;
    session.set('activeSession', true);
    store.set('sessions', countOf(store.get('sessions')) + 1);
  });

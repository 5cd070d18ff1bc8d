import { type Disposer, guard, listen } from '@mountkit/core';
import { readTrail, type Trail, writeTrail } from '../../logic/state/page-trail';

/** The page's address as far as the browser loads a page for it. */
const address = () => location.pathname + location.search;

/** The browser's history, as far as forms write it. */
export const trailEntries = {
  /** The trail of the entry that is shown. */
  read: (): Trail => readTrail(history.state, address()),
  /** Changes the entry that is shown. Returns whether the page's own state allows that. */
  replace: (trail: Trail): boolean => write('replaceState', trail),
  /** Adds an entry. Returns whether the page's own state, and the browser, allow that. */
  push: (trail: Trail): boolean => write('pushState', trail),
  /** Goes back. The entry is shown later. */
  goBack(entries: number): void {
    if (entries > 0) history.go(-entries);
  },
  /** Calls back when the visitor has gone to another entry of this page. */
  follow(run: () => void): Disposer {
    const stops = [
      listen(window, 'popstate', run),
      // From the history cache the page returns as it was left, perhaps in another of its entries.
      listen(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && run()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  },
};

function write(way: 'replaceState' | 'pushState', trail: Trail): boolean {
  const state = writeTrail(history.state, address(), trail);
  // A browser refuses more than a hundred calls in half a minute, and pages without an address.
  const written = guard(() => {
    if (state) history[way](state, '');
    return !!state;
  });
  return !!written;
}

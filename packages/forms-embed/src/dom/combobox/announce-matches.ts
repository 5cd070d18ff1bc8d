import { browserClock, type Disposer } from '@mountkit/core';

/** The count of matches is announced when nothing was typed for so many milliseconds. */
const QUIET = 500;

/** The words for a count of matches. */
export type MatchText = (key: 'matches' | 'noMatches', params?: Readonly<Record<string, string>>) => string;

/** Announces counts of matches to screen readers. */
export interface Announcer {
  announce(count: number): void;
  /** Announces nothing more, and removes what was announced. */
  readonly stop: Disposer;
}

/** Creates what announces counts of matches by a live region. */
export function createAnnouncer(status: HTMLElement, text: MatchText): Announcer {
  let stop: Disposer = () => {};
  return {
    announce(count) {
      stop();
      stop = browserClock.after(QUIET, () => {
        status.textContent = count > 0 ? text('matches', { count: `${count}` }) : text('noMatches');
      });
    },
    stop() {
      stop();
      status.textContent = '';
    },
  };
}

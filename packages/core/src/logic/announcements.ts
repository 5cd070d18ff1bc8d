import type { Clock } from './clock';

/** Milliseconds for which a text stands before the next one takes its place: a screen reader notices it meanwhile. */
const STANDS = 700;

/** Texts for screen readers that are said one after the other, whoever announces them. */
export interface Announcements {
  /**
   * Says a text: at once, or after those that were announced before it. The empty text clears what was said, and holds up none.
   * `whenSaid` is called as soon as it is said.
   */
  announce(text: string, whenSaid?: () => void): void;
  /** Forgets what was not said yet. */
  stop(): void;
}

/**
 * Makes the queue of one live region; `write` puts a text into it. Each text is said in its order, and none takes the place of
 * another before that could be noticed.
 */
export function queueAnnouncements(write: (text: string) => void, clock: Pick<Clock, 'after'>): Announcements {
  let waiting: (readonly [text: string, whenSaid?: (() => void) | undefined])[] = [];
  let cancel: (() => void) | undefined;
  let last = '';
  const next = () => {
    const [text, whenSaid] = waiting.shift() ?? [];
    cancel = undefined;
    if (text === undefined) return;
    if (!text) {
      write('');
      return next();
    }
    // The same words once more are no change, so they would not be heard.
    last = text === last ? `${text}\u00a0` : text;
    write(last);
    cancel = clock.after(STANDS, next);
    whenSaid?.();
  };
  return {
    announce(text, whenSaid) {
      waiting.push([text, whenSaid]);
      if (!cancel) next();
    },
    stop() {
      waiting = [];
      cancel?.();
      cancel = undefined;
    },
  };
}

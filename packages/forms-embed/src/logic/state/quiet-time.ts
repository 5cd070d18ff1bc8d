import type { Clock, Disposer } from '@mountkit/core/logic';

/** Specification 2 section 9, 'Field stale timeout': milliseconds. */
const STALE_AFTER = 1000;

/** One timer for each key, which ends after a while without events. */
export interface QuietTime<Key> {
  /** Restarts the timer; `run` is called at its end. */
  readonly start: (key: Key, run: () => void) => void;
  readonly end: (key: Key) => void;
  /** Ends all timers; later starts are ignored. */
  readonly stop: Disposer;
}

/** Creates the timers; none is running yet. */
export function createQuietTime<Key>({ after }: Pick<Clock, 'after'>): QuietTime<Key> {
  const timers = new Map<Key, Disposer>();
  let stopped = false;

  const end = (key: Key) => timers.get(key)?.();

  return {
    start(key, run) {
      end(key);
      if (!stopped) timers.set(key, after(STALE_AFTER, run));
    },
    end,
    stop() {
      stopped = true;
      for (const cancel of timers.values()) cancel();
    },
  };
}

import type { Clock, Disposer } from '@mountkit/core/logic';

/** Specification 2 section 9, 'Field stale timeout': milliseconds. */
const STALE_AFTER = 1000;

/** Timers that run out when nothing happened for a while, one for each key. */
export interface QuietTime<Key> {
  /** Starts the quiet time anew; `run` is called at its end. */
  readonly start: (key: Key, run: () => void) => void;
  readonly end: (key: Key) => void;
  /** Ends all timers; none starts any more. */
  readonly stop: Disposer;
}

/** Creates the quiet time of keys of which nothing is awaited yet. */
export function createQuietTime<Key>({ after }: Pick<Clock, 'after'>): QuietTime<Key> {
  const timers = new Map<Key, Disposer>();
  let stopped = false;

  const end = (key: Key) => {
    timers.get(key)?.();
    timers.delete(key);
  };

  return {
    start(key, run) {
      end(key);
      if (stopped) return;
      timers.set(
        key,
        after(STALE_AFTER, () => {
          timers.delete(key);
          run();
        }),
      );
    },
    end,
    stop() {
      stopped = true;
      for (const key of [...timers.keys()]) end(key);
    },
  };
}

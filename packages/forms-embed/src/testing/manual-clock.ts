import type { Clock } from '@mountkit/core/logic';

/** A clock that the test advances. */
export interface ManualClock extends Clock {
  readonly pass: (ms: number) => void;
  /** How many timers are running. */
  readonly pending: () => number;
}

/** Creates a clock at `start`, in epoch milliseconds. */
export function createManualClock(start = 0): ManualClock {
  const due = new Set<{ at: number; run: () => void }>();
  let now = start;
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      due.add(timer);
      return () => due.delete(timer);
    },
    pass(ms) {
      now += ms;
      for (const timer of [...due].filter(({ at }) => at <= now)) {
        if (due.delete(timer)) timer.run();
      }
    },
    pending: () => due.size,
  };
}

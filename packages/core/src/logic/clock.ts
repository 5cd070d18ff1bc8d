import type { Disposer } from './disposer';

/** The time, passed in so that decisions about time can be tested without waiting. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs once after `ms` milliseconds unless the returned disposer is called before. */
  after(ms: number, run: () => void): Disposer;
}

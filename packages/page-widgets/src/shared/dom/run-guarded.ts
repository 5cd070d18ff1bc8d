import { guard, report } from '@mountkit/core';

/** Runs one of many that an observer calls at the same time: what it throws is reported, and stops none of the others. */
export const runGuarded = <Answer>(run: () => Answer): Answer | undefined =>
  guard(run, (error) => report('a listener to sizes or places threw', error));

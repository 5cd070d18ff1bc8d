import { browserClock } from '@mountkit/core';

/** Today in the visitor's time zone: `YYYY-MM-DD`. */
export function readToday(): string {
  const now = browserClock.now();
  return new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

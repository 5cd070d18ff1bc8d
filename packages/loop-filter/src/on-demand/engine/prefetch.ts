import type { Disposer } from '@mountkit/core';

/** A pointer that rests for fewer milliseconds than this only passes by. */
const REST = 65;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Fetches what a visitor points at, unless the browser saves data. If it fails, it is fetched again when it is needed. The
 * returned function cancels it.
 */
export function prefetch(fetch: () => Promise<unknown>): Disposer {
  clearTimeout(timer);
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const own = connection?.saveData ? undefined : setTimeout(() => fetch().catch(() => {}), REST);
  timer = own;
  return () => clearTimeout(own);
}

/** A pointer that rests for fewer milliseconds than this only passes by. */
const REST = 65;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Fetches what a visitor points at, unless the browser saves data. If it fails, it is fetched again when it is needed. */
export function prefetch(fetch: () => Promise<unknown>): void {
  clearTimeout(timer);
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  timer = setTimeout(() => fetch().catch(() => {}), REST);
}

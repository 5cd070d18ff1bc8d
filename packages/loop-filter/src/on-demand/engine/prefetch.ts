/** Pointing at something for less than this is passing over it. Milliseconds. */
const REST = 65;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Fetches ahead what a person points at, unless the visitor saves data. What fails is fetched again when it is wanted. */
export function prefetch(fetch: () => Promise<unknown>): void {
  clearTimeout(timer);
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  timer = setTimeout(() => fetch().catch(() => {}), REST);
}

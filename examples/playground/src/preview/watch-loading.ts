import type { Loaded } from '../logic/messages';

const CALL = /\/(?:embed|submissions|uploads|emailcheck|wp-json)\/|\.json\.gz/;

/** Adds up what the script tag has loaded, and which calls it has made. */
export function watchLoading(tell: (loaded: Loaded) => void): void {
  let loaded: Loaded = { files: 0, bytes: 0, calls: 0 };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const { pathname } = new URL(entry.name);
      if (/^\/mountkit\//.test(pathname)) {
        loaded = { ...loaded, files: loaded.files + 1, bytes: loaded.bytes + entry.encodedBodySize };
      } else if (CALL.test(pathname)) loaded = { ...loaded, calls: loaded.calls + 1 };
    }
    tell(loaded);
  });
  observer.observe({ type: 'resource', buffered: true });
}

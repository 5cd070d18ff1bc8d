import { isJsonObject, openStorage, parseJson, type StorageKind } from '@mountkit/core';

const COUNTERS = /^(?:pageViews|sessions|activeSession|popup_.+)$/;

function readTheirs(kind: StorageKind): Readonly<Record<string, unknown>> {
  try {
    const parsed = parseJson((kind === 'local' ? localStorage : sessionStorage).getItem('elementor') ?? '');
    return isJsonObject(parsed) ? parsed : {};
  } catch {
    // The browser refuses storage.
    return {};
  }
}

/** Copies the builder's counters if there are none of ours yet, so that they survive the switch. */
export function carryCounters(): void {
  for (const kind of ['local', 'session'] as const) {
    const ours = openStorage(kind);
    const { __expiration, ...values } = readTheirs(kind);
    const ends = isJsonObject(__expiration) ? __expiration : {};
    for (const [theirs, value] of Object.entries(values)) {
      // The builder writes one key with hyphens: facts part B.
      const key = theirs.replace(/^popup-(.+)-impressions-count$/, 'popup_$1_impressions-count');
      const end = ends[theirs];
      const life = typeof end === 'number' ? end - Date.now() : undefined;
      if (!COUNTERS.test(key) || ours.get(key) !== undefined || (life !== undefined && life <= 0)) continue;
      ours.set(key, value, life);
    }
  }
}

import type { Clock } from './clock';
import { isJsonObject, type Json, parseJson, writeJson } from './json';

/** The text that a store reads and writes. */
export interface TextSlot {
  read(): string | null;
  write(text: string): void;
}

/** Values by key that can expire: contract section 9, 'Popups'. */
export interface ExpiringStore {
  /** The value, or undefined if there is none or it has expired. */
  get(key: string): unknown;
  /** Stores a JSON value, for `life` milliseconds if given; `left` keeps the expiry that it has. */
  set(key: string, value: unknown, life?: number | 'left'): void;
  remove(key: string): void;
  /** When it expires, in milliseconds since the epoch; undefined if it never does, or has expired. */
  end(key: string): number | undefined;
}

/** The key of the expiry times, beside the values. */
const EXPIRATION = '__expiration';

/** Creates a store over one text, which is read at each call: another tab may have changed it. */
export function createExpiringStore(slot: TextSlot, clock: Pick<Clock, 'now'>): ExpiringStore {
  const load = (): { values: Map<string, unknown>; ends: Map<string, unknown> } => {
    const parsed = parseJson(slot.read() ?? '{}');
    const { [EXPIRATION]: ends, ...values } = isJsonObject(parsed) ? parsed : ({} as Json);
    return { values: new Map(Object.entries(values)), ends: new Map(Object.entries(isJsonObject(ends) ? ends : {})) };
  };

  const change = (key: string, apply: (values: Map<string, unknown>, ends: Map<string, unknown>) => void) => {
    const { values, ends } = load();
    values.delete(key);
    ends.delete(key);
    apply(values, ends);
    slot.write(writeJson({ ...Object.fromEntries(values), [EXPIRATION]: Object.fromEntries(ends) }));
  };

  const endIn = (ends: Map<string, unknown>, key: string) => {
    const end = ends.get(key);
    return typeof end === 'number' ? end : undefined;
  };

  const endOf = (key: string) => {
    const end = endIn(load().ends, key);
    return end !== undefined && end > clock.now() ? end : undefined;
  };

  return {
    get(key) {
      const { values, ends } = load();
      const end = endIn(ends, key) ?? Number.POSITIVE_INFINITY;
      return end <= clock.now() ? undefined : values.get(key);
    },
    end: endOf,
    set(key, value, life) {
      const left = life === 'left' ? endOf(key) : undefined;
      change(key, (values, ends) => {
        values.set(key, value);
        const end = typeof life === 'number' ? clock.now() + life : left;
        if (end !== undefined) ends.set(key, end);
      });
    },
    remove: (key) => change(key, () => {}),
  };
}

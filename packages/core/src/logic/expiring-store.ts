import type { Clock } from './clock';
import { isJsonObject, type Json, parseJson, writeJson } from './json';

/** Where a store keeps its one text. */
export interface TextSlot {
  read(): string | null;
  write(text: string): void;
}

/** Values by key that can expire: contract section 9, 'Popups'. */
export interface ExpiringStore {
  /** The value, or undefined when there is none or it has expired. */
  get(key: string): unknown;
  /** Keeps a JSON value; for `life` milliseconds where given, or for what is `left` of the life it has. */
  set(key: string, value: unknown, life?: number | 'left'): void;
  remove(key: string): void;
  /** When its life ends, in milliseconds since the epoch; undefined where it has none, or none any more. */
  end(key: string): number | undefined;
}

/** The key under which the ends of life stand, beside the values. */
const EXPIRATION = '__expiration';

/** Creates a store over one text, which is read anew at each call: another tab may have changed it. */
export function createExpiringStore(slot: TextSlot, clock: Pick<Clock, 'now'>): ExpiringStore {
  const load = (): { values: Map<string, unknown>; ends: Map<string, unknown> } => {
    const parsed = parseJson(slot.read() ?? '');
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

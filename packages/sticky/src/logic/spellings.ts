import type { Schema, Setting } from '@mountkit/core/logic';

/** A value and when it was read: what is read later is stronger. */
interface Ranked {
  readonly value: unknown;
  readonly rank: number;
}

/** A schema for options that are written in two ways, and what its values mean. */
export interface TwoSpellings<Options> {
  readonly schema: Schema<Record<string, unknown>>;
  /** The options by the names of the specification. */
  merge(values: object): Options;
}

/** `sticky_offset` as the dataset has `data-sticky-offset`: `stickyOffset`. */
const camel = (key: string) => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Lets each option be written with underscores, as in `data-settings`, and as an attribute of its own. Settings are read
 * in the order of their strength (contract section 3), so the one that was read last counts.
 */
export function inTwoSpellings<Options>(options: Schema<Options>): TwoSpellings<Options> {
  let count = 0;
  const entries = Object.entries<Setting<unknown>>(options);
  const ranked = ([name, setting]: [string, Setting<unknown>]): [string, Setting<Ranked>] => [
    name,
    {
      ...setting,
      read(raw, isAttribute) {
        const value = setting.read(raw, isAttribute);
        return value === undefined ? undefined : { value, rank: ++count };
      },
      fallback: { value: setting.fallback, rank: 0 },
    },
  ];
  return {
    schema: Object.fromEntries(
      entries.flatMap(([key, setting]) => [ranked([camel(key), setting]), ranked([key, setting])]),
    ),
    merge(values) {
      const read = values as Record<string, Ranked>;
      const newest = (key: string) => {
        const [plain, attribute] = [read[key], read[camel(key)]] as [Ranked, Ranked];
        return attribute.rank > plain.rank ? attribute.value : plain.value;
      };
      return Object.fromEntries(entries.map(([key]) => [key, newest(key)])) as Options;
    },
  };
}

const IGNORED: Setting<unknown> = { read: () => null, expected: '', fallback: null };

/** Accepts unknown options: the element may be another widget's too. */
export const ignoreOthers = <Options extends object>(schema: Schema<Options>): Schema<Options> =>
  new Proxy(schema, {
    get: (own, key) => Reflect.get(own, key) ?? IGNORED,
    getOwnPropertyDescriptor: (own, key) =>
      Reflect.getOwnPropertyDescriptor(own, key) ?? { configurable: true, value: IGNORED },
  });

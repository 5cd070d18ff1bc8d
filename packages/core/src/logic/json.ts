/** An object of whatever kind, as it comes out of JSON. */
export type Json = Readonly<Record<string, unknown>>;

/** Parses JSON; undefined when it is none. */
export function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

/**
 * The value as JSON. What stands in it is written as it is, past every `toJSON`: libraries of old put such methods on
 * arrays and texts, and then lists become texts.
 */
export const writeJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Json, key) {
    return this[key];
  });

/** Whether the value is an object, not a list. */
export const isJsonObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as an object; empty when it is none. */
export const jsonObject = (value: unknown): Json => (isJsonObject(value) ? value : {});

/** The value as a list; empty when it is none. */
export const jsonList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The value as a text; numbers as their digits, anything else as the empty text. */
export const jsonText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

/** An object of any kind, as parsed from JSON. */
export type Json = Readonly<Record<string, unknown>>;

/** Parses JSON; undefined if it is invalid. */
export function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

/**
 * The value as JSON, ignoring every `toJSON`: old libraries put such methods on arrays and texts, which turns lists
 * into texts.
 */
export const writeJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Json, key) {
    return this[key];
  });

/**
 * Whether the value is an object as JSON has them. A global that the page does not define may be an element whose `id` is
 * its name, which anyone can write who writes markup.
 */
export const isJsonObject = (value: unknown): value is Json => ({}).toString.call(value) === '[object Object]';

/** The value if it is an object, otherwise an empty one. */
export const jsonObject = (value: unknown): Json => (isJsonObject(value) ? value : {});

/** The value if it is a list, otherwise an empty one. */
export const jsonList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The value as a text; numbers as their digits, anything else as the empty text. */
export const jsonText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

import { isJsonObject, jsonList, jsonObject, jsonText, parseJson } from '@mountkit/core/logic';
import type { Problem } from './problems';

/** Reports one thing that could not be read. */
export type Report = (...problem: Problem) => void;

const plainText = (value: unknown): string => (typeof value === 'boolean' ? `${value}` : jsonText(value));

/** Like `jsonText`, but also reads booleans, and joins a list by semicolons as in a submission. */
export const anyText = (value: unknown): string =>
  Array.isArray(value) ? value.map(plainText).filter(Boolean).join(';') : plainText(value);

/** The value of a number, or of a text that is one. */
export function numberOf(value: unknown): number | undefined {
  const text = jsonText(value).trim();
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : undefined;
}

/** The value of a boolean, or of the text `true` or `false`. */
export function booleanOf(value: unknown): boolean | undefined {
  const text = anyText(value);
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

/** A record without a prototype, so that looking up any name finds only what was put in. */
export function recordOf(entries: Iterable<readonly [string, string]>): Readonly<Record<string, string>> {
  const record: Record<string, string> = Object.create(null);
  for (const [name, text] of entries) if (name && text) record[name] = text;
  return record;
}

/** Reads a list of `{name, value}`, the form of metadata. Of several entries with one name the last counts. */
export const pairsOf = (value: unknown): Readonly<Record<string, string>> =>
  recordOf(jsonList(value).map((entry) => [jsonText(jsonObject(entry).name), anyText(jsonObject(entry).value)]));

/** Reads an object or the JSON of one. Anything else is undefined, and reported unless it is empty. */
export function readObject(
  value: unknown,
  name: string,
  report: Report,
): Readonly<Record<string, unknown>> | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const read = typeof value === 'string' ? parseJson(value) : value;
  if (isJsonObject(read)) return read;
  if (read !== null) report('noObject', name);
  return undefined;
}

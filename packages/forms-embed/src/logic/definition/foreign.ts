import { isJsonObject, jsonList, jsonObject, jsonText, parseJson } from '@mountkit/core/logic';
import type { Problem } from './problems';

/** Tells one thing that could not be read. */
export type Report = (...problem: Problem) => void;

const plainText = (value: unknown): string => (typeof value === 'boolean' ? `${value}` : jsonText(value));

/** Texts and numbers as `jsonText` reads them, true and false too; several values are joined as a submission has them. */
export const anyText = (value: unknown): string =>
  Array.isArray(value) ? value.map(plainText).filter(Boolean).join(';') : plainText(value);

/** The value as a number, also where it is a text of one. */
export function numberOf(value: unknown): number | undefined {
  const text = jsonText(value).trim();
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : undefined;
}

/** The value as a yes or no, also where it is a text of one. */
export function booleanOf(value: unknown): boolean | undefined {
  const text = anyText(value);
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

/** Entries as a record without a prototype: any name can be asked for, and none says more than it holds. */
export function recordOf(entries: Iterable<readonly [string, string]>): Readonly<Record<string, string>> {
  const record: Record<string, string> = Object.create(null);
  for (const [name, text] of entries) if (name && text) record[name] = text;
  return record;
}

/** A list of `{name, value}`, which is how definitions write metadata. The last of one name counts. */
export const pairsOf = (value: unknown): Readonly<Record<string, string>> =>
  recordOf(jsonList(value).map((entry) => [jsonText(jsonObject(entry).name), anyText(jsonObject(entry).value)]));

/** An object, or the JSON of one; undefined, and told, where it is anything else but nothing. */
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

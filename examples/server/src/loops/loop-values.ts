import { and, gte, ilike, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What a list can be narrowed to beside terms: the condition of a value as the address has it; undefined for none. */
export type ValueConditions = Readonly<Record<string, (value: string) => SQL | undefined>>;

const MOST_WORDS = 8;
const LARGEST = 10_000_000;

const readEnd = (text: string, unit: number): number | null => {
  const end = Number(text);
  return text.trim() !== '' && Math.abs(end) <= LARGEST ? Math.round(end * unit) : null;
};

/** A number between the ends of `10..50`, `10..` or `..50`; `unit` is how many of the column's are one of the address's. */
export const isBetween =
  (column: PgColumn, unit = 1) =>
  (value: string): SQL | undefined => {
    const [from = '', to = ''] = value.split('..');
    const [min, max] = [readEnd(from, unit), value.includes('..') ? readEnd(to, unit) : null];
    return and(min === null ? undefined : gte(column, min), max === null ? undefined : lte(column, max));
  };

/** A number that is at least the value. */
export const isAtLeast =
  (column: PgColumn, unit = 1) =>
  (value: string): SQL | undefined => {
    const least = readEnd(value, unit);
    return least === null ? undefined : gte(column, least);
  };

/** A text that has every word of the value. */
export const hasWords =
  (...columns: readonly PgColumn[]) =>
  (value: string): SQL | undefined => {
    // No text of the database has this character, and none may be asked for it.
    const words = value.replaceAll('\0', ' ').toWellFormed().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
    const text = sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`;
    return and(...words.map((word) => ilike(text, `%${word.replace(/[\\%_]/g, '\\$&')}%`)));
  };

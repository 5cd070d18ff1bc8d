import { and, eq, gt, gte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Cell } from '../admin/csv';

/** What one export holds at most, and what is read of it at once. */
export const MOST_RECORDS = 10_000;
export const BATCH = 500;

/** Where a batch ended. The time is the database's own text: a Date would lose its microseconds. */
interface Place {
  time: string;
  id: string | number;
}

/** Everything since a moment, and of that what comes after the last one that was read. */
export function after(
  time: PgColumn,
  id: PgColumn,
  { since, last }: { since: Date; last: Place | null },
): SQL | undefined {
  if (last === null) return gte(time, since);
  const end = sql`${last.time}::timestamptz`;
  return or(gt(time, end), and(eq(time, end), gt(id, last.id)));
}

/** A time as the database writes it, to the microsecond. */
export const textOf = (time: PgColumn) => sql<string>`${time}::text`;

/** Reads a batch when the one before has been sent, up to the most that one export holds. */
export async function* inBatches(
  read: (last: Place | null) => Promise<{ place: Place; cells: Cell[] | null }[]>,
): AsyncGenerator<Cell[]> {
  let last: Place | null = null;
  for (let count = 0; count < MOST_RECORDS; ) {
    const batch: { place: Place; cells: Cell[] | null }[] = await read(last);
    for (const { cells } of batch) if (cells !== null && count++ < MOST_RECORDS) yield cells;
    if (batch.length < BATCH) return;
    last = batch.at(-1)?.place ?? null;
  }
}

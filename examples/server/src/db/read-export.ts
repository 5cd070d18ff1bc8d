import { and, asc, eq, gt, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Cell } from '../admin/csv';
import { titleOf } from '../admin/form-fields';
import { CONTACT } from '../forms/object-types';
import { readBaskets } from '../shop/basket-store';
import { formatAmount } from '../shop/money';
import type { Database } from './connect';
import {
  baskets,
  dailyCounts,
  forms,
  orders,
  partialSubmissions,
  records,
  submissionRecords,
  submissions,
} from './schema';

/** What one export holds at most, and what is read of it at once. */
export const MOST_RECORDS = 10_000;
const BATCH = 500;

/** A list that can be had as CSV: its columns, and the next records after the last one of the batch before. */
export interface Export {
  columns: readonly string[];
  read: (db: Database, since: Date) => AsyncGenerator<Cell[]>;
}

/** Where a batch ended. The time is the database's own text: a Date would lose its microseconds. */
interface Place {
  time: string;
  id: string | number;
}

/** Everything that can be exported, by the name in its address. */
export const EXPORTS: ReadonlyMap<string, Export> = new Map<string, Export>([
  [
    'submissions',
    { columns: ['sent_at', 'form', 'form_id', 'email', 'page', 'values', 'submission_id'], read: readSubmissions },
  ],
  ['partials', { columns: ['left_at', 'form', 'form_id', 'email', 'page', 'values'], read: readPartials }],
  [
    'fields',
    { columns: ['day', 'event', 'form_id', 'field', 'count'], read: (db, since) => readCounts(db, since, 'form') },
  ],
  ['popups', { columns: ['day', 'event', 'popup', 'count'], read: (db, since) => readCounts(db, since, 'popup') }],
  [
    'orders',
    {
      columns: ['ordered_at', 'order', 'email', 'items', 'total_gbp', 'source', 'medium', 'campaign'],
      read: readOrders,
    },
  ],
  ['baskets', { columns: ['changed_at', 'basket', 'items', 'value_gbp', 'products'], read: readOpenBaskets }],
]);

/** The title of each form, by its guid. */
async function readTitles(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ guid: forms.guid, definition: forms.definition }).from(forms).limit(1000);
  return new Map(rows.map(({ guid, definition }) => [guid, titleOf(definition)]));
}

async function* readPartials(db: Database, since: Date): AsyncGenerator<Cell[]> {
  const titles = await readTitles(db);
  yield* inBatches(async (last) => {
    const found = await db
      .select({ partial: partialSubmissions, time: textOf(partialSubmissions.createdAt) })
      .from(partialSubmissions)
      .where(after(partialSubmissions.createdAt, partialSubmissions.id, { since, last }))
      .orderBy(asc(partialSubmissions.createdAt), asc(partialSubmissions.id))
      .limit(BATCH);
    return found.map(({ partial: { id, createdAt, formGuid, email, pageUrl, values }, time }) => ({
      place: { time, id },
      cells: [createdAt.toISOString(), titles.get(formGuid) ?? '', formGuid, email, pageUrl, JSON.stringify(values)],
    }));
  });
}

async function* readSubmissions(db: Database, since: Date): AsyncGenerator<Cell[]> {
  const titles = await readTitles(db);
  yield* inBatches(async (last) => {
    const found = await db
      .select({ submission: submissions, email: records.naturalKey, time: textOf(submissions.createdAt) })
      .from(submissions)
      .leftJoin(
        submissionRecords,
        and(eq(submissionRecords.submissionId, submissions.id), eq(submissionRecords.objectTypeId, CONTACT)),
      )
      .leftJoin(records, eq(records.id, submissionRecords.recordId))
      .where(after(submissions.createdAt, submissions.id, { since, last }))
      .orderBy(asc(submissions.createdAt), asc(submissions.id))
      .limit(BATCH);
    return found.map(({ submission: { id, createdAt, formGuid, pageUrl, values }, email, time }) => ({
      place: { time, id },
      cells: [
        createdAt.toISOString(),
        titles.get(formGuid) ?? '',
        formGuid,
        email,
        pageUrl,
        JSON.stringify(values),
        id,
      ],
    }));
  });
}

async function* readCounts(db: Database, since: Date, kind: 'form' | 'popup'): AsyncGenerator<Cell[]> {
  const names =
    kind === 'form'
      ? ['form-seen', 'form-started', 'form-left', 'form-sent']
      : ['popup-shown', 'popup-closed', 'popup-converted'];
  const rows = await db
    .select()
    .from(dailyCounts)
    .where(and(inArray(dailyCounts.name, names), gte(dailyCounts.day, since.toISOString().slice(0, 10))))
    .orderBy(dailyCounts.day, dailyCounts.name, dailyCounts.subject, dailyCounts.detail)
    .limit(MOST_RECORDS);
  for (const { day, name, subject, detail, count } of rows)
    yield kind === 'form' ? [day, name, subject, detail, count] : [day, name, subject, count];
}

async function* readOrders(db: Database, since: Date): AsyncGenerator<Cell[]> {
  yield* inBatches(async (last) => {
    const found = await db
      .select({ order: orders, time: textOf(orders.createdAt) })
      .from(orders)
      .where(after(orders.createdAt, orders.id, { since, last }))
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .limit(BATCH);
    return found.map(({ order: { id, createdAt, email, lines, total, attribution }, time }) => ({
      place: { time, id },
      cells: [
        createdAt.toISOString(),
        id,
        email,
        lines.map(({ name, quantity }) => `${quantity} × ${name}`).join('; '),
        decimal(total),
        attribution.utm_source ?? attribution.source_type ?? null,
        attribution.utm_medium ?? null,
        attribution.utm_campaign ?? null,
      ],
    }));
  });
}

async function* readOpenBaskets(db: Database, since: Date): AsyncGenerator<Cell[]> {
  yield* inBatches(async (last) => {
    const found = await db
      .select({ basket: baskets, time: textOf(baskets.updatedAt) })
      .from(baskets)
      .where(after(baskets.updatedAt, baskets.id, { since, last }))
      .orderBy(asc(baskets.updatedAt), asc(baskets.id))
      .limit(BATCH);
    const filled = await readBaskets(
      db,
      found.map(({ basket }) => basket.visitor),
    );
    return found.map(({ basket: { id, visitor, updatedAt }, time }) => {
      const basket = filled.get(visitor);
      const products = basket?.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join('; ') ?? '';
      return {
        place: { time, id },
        cells:
          basket === undefined || basket.count === 0
            ? null
            : [updatedAt.toISOString(), id, basket.count, decimal(basket.total), products],
      };
    });
  });
}

/** Everything since a moment, and of that what comes after the last one that was read. */
function after(time: PgColumn, id: PgColumn, { since, last }: { since: Date; last: Place | null }): SQL | undefined {
  if (last === null) return gte(time, since);
  const end = sql`${last.time}::timestamptz`;
  return or(gt(time, end), and(eq(time, end), gt(id, last.id)));
}

const textOf = (time: PgColumn) => sql<string>`${time}::text`;

/** Reads a batch when the one before has been sent, up to the most that one export holds. */
async function* inBatches(
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

/** Pence as pounds, for a spreadsheet: `1234.50`. */
function decimal(pence: number): string {
  return formatAmount(pence).replaceAll(',', '');
}

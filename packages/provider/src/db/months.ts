import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from './connect';

/** Any number will do that no other lock has. */
const LOCK = 8100232;
/** How long it may wait for others who use the table: they wait behind it. */
const PATIENCE = sql.raw(`'5s'`);

interface Month {
  /** The name of its partition. */
  name: string;
  /** Its first day, and that of the next month. */
  first: string;
  next: string;
}

/**
 * Makes the partitions of the daily counts for this month and the next two, and drops those whose days have all been
 * kept for their time. Counts of a month that came before its partition are moved into it. One server does it at a
 * time; no count is lost meanwhile.
 *
 * @param today a day as YYYY-MM-DD
 */
export function keepMonths(db: Database, keptDays: number, today = new Date().toISOString().slice(0, 10)) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(sql`SET LOCAL lock_timeout = ${PATIENCE}`);
    for (const month of await listMissing(tx, today)) await add(tx, month);
    for (const { name } of await listOld(tx, keptDays, today)) {
      await tx.execute(sql`DROP TABLE ${sql.identifier(name)}`);
    }
  });
}

function listMissing(tx: Transaction, today: string): Promise<Month[]> {
  return rowsOf<Month>(
    tx,
    sql`SELECT name, first::date::text, (first + interval '1 month')::date::text AS next
      FROM generate_series(0, 2) AS ahead,
        LATERAL (SELECT date_trunc('month', ${today}::date) + ahead * interval '1 month' AS first) AS month,
        LATERAL (SELECT to_char(first, '"daily_counts_"YYYY_MM') AS name) AS named
      WHERE to_regclass(name) IS NULL`,
  );
}

function listOld(tx: Transaction, keptDays: number, today: string): Promise<{ name: string }[]> {
  return rowsOf<{ name: string }>(
    tx,
    sql`SELECT relname AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
      WHERE inhparent = 'daily_counts'::regclass AND relname ~ '_[0-9]{4}_[0-9]{2}$'
        AND to_date(right(relname, 7), 'YYYY_MM') + interval '1 month' <= ${today}::date - ${keptDays}::int`,
  );
}

async function add(tx: Transaction, { name, first, next }: Month): Promise<void> {
  const table = sql.identifier(name);
  const [from, to] = [first, next].map((day) => sql.raw(`'${day}'`));
  await tx.execute(sql`LOCK TABLE daily_counts_other`);
  await tx.execute(sql`CREATE TABLE ${table} (LIKE daily_counts INCLUDING DEFAULTS INCLUDING INDEXES)`);
  await tx.execute(sql`
    WITH moved AS (DELETE FROM daily_counts_other WHERE day >= ${from} AND day < ${to} RETURNING *)
    INSERT INTO ${table} SELECT * FROM moved`);
  await tx.execute(sql`ALTER TABLE daily_counts ATTACH PARTITION ${table} FOR VALUES FROM (${from}) TO (${to})`);
}

async function rowsOf<Row>(tx: Transaction, statement: SQL): Promise<Row[]> {
  return ((await tx.execute(statement)) as unknown as { rows: Row[] }).rows;
}

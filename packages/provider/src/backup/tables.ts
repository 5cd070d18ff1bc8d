import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/connect';
import { OWN_MIGRATIONS } from '../db/connect';

/** What both are asked by. */
export type Asked = Pick<Database | Transaction, 'execute'>;

/** The rows of a statement, whichever client has run it. */
export async function rowsOf<Row>(db: Asked, statement: string): Promise<Row[]> {
  const { rows } = (await db.execute(sql.raw(statement))) as unknown as { rows: Row[] };
  return rows;
}

/** The names of all tables, of a partitioned one the whole, each after those that it refers to. */
export async function listTables(db: Asked): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    db,
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname`,
  );
  const references = await rowsOf<{ source: string; target: string }>(
    db,
    `SELECT source.relname AS source, target.relname AS target FROM pg_constraint
      JOIN pg_class AS source ON source.oid = conrelid JOIN pg_class AS target ON target.oid = confrelid
      WHERE contype = 'f'`,
  );
  const ordered: string[] = [];
  const add = (name: string) => {
    if (ordered.includes(name)) return;
    for (const { source, target } of references) if (source === name && target !== name) add(target);
    ordered.push(name);
  };
  for (const { name } of tables) add(name);
  return ordered;
}

/** What tells the version of the tables: the hashes of the migrations that made them. */
export function listMigrations(db: Asked): Promise<{ hash: string }[]> {
  return rowsOf(db, `SELECT hash FROM drizzle.${OWN_MIGRATIONS.table} ORDER BY created_at`);
}

/** Whether an application has added tables of its own. */
export async function hasOtherTables(db: Asked): Promise<boolean> {
  const rows = await rowsOf(
    db,
    `SELECT FROM pg_tables WHERE schemaname = 'drizzle' AND tablename <> '${OWN_MIGRATIONS.table}'`,
  );
  return rows.length > 0;
}

/** A name as SQL. */
export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import type { Database } from './connect';
import { runPrepared } from './prepared';
import { isUnprepared } from './unprepared';

/** A statement that the database plans once for each connection. */
export interface Statement {
  name: string;
  text: string;
}

/** Objects are given as texts of JSON, since the two clients disagree about them. */
export type Value = string | number | null | readonly string[] | readonly number[];

/**
 * Runs one statement by itself, past the builder of queries, whose work costs more than the database's own where a
 * statement is sent a thousand times a second.
 */
export async function run<Row>(db: Database, statement: Statement, values: readonly Value[]): Promise<Row[]> {
  const $client = clientOf(db);
  try {
    if ($client instanceof PGlite) return (await runPrepared($client, statement, values)) as Row[];
    return (await $client.query({ ...queryOf($client, statement), values: [...values] })).rows as Row[];
  } catch (cause) {
    // The client's error says where in the client it was thrown; the log needs where in the provider.
    throw new Error(`the statement ${statement.name} failed`, { cause });
  }
}

/** How long a statement may take, in milliseconds: one whose connection was cut without a word fails then. */
const PATIENCE_MS = 30_000;

function queryOf(pool: Pool, { name, text }: Statement) {
  const query = { text, query_timeout: PATIENCE_MS };
  return isUnprepared(pool) ? query : { name, ...query };
}

/** Whether it is the embedded database, which runs one statement at a time. */
export function isEmbedded(db: Database): boolean {
  return clientOf(db) instanceof PGlite;
}

/** The connections of a Postgres; null where the database is embedded. */
export function poolOf(db: Database): Pool | null {
  const client = clientOf(db);
  return client instanceof Pool ? client : null;
}

function clientOf(db: Database): PGlite | Pool {
  return (db as Database & { $client: PGlite | Pool }).$client;
}

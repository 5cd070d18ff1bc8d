import type { Database } from './connect';

/** A statement that Postgres plans once for each connection. */
export interface Statement {
  name: string;
  text: string;
}

/** Objects are given as texts of JSON, since the two clients disagree about them. */
export type Value = string | number | null | readonly string[] | readonly number[];

/** What both clients have. */
interface Client {
  query(statement: { name: string; text: string; values: readonly Value[] }): Promise<{ rows: unknown[] }>;
  query(text: string, values: readonly Value[]): Promise<{ rows: unknown[] }>;
}

/**
 * Runs one statement by itself, past the builder of queries, whose work costs more than the database's own where a
 * statement is sent a thousand times a second.
 */
export async function run<Row>(db: Database, { name, text }: Statement, values: readonly Value[]): Promise<Row[]> {
  const { $client } = db as Database & { $client: Client };
  const isEmbedded = 'dumpDataDir' in $client;
  try {
    const { rows } = await (isEmbedded ? $client.query(text, values) : $client.query({ name, text, values }));
    return rows as Row[];
  } catch (cause) {
    // The client's error says where in the client it was thrown; the log needs where in the provider.
    throw new Error(`the statement ${name} failed`, { cause });
  }
}

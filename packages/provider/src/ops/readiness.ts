import type { Database } from '../db/connect';
import { run, type Statement } from '../db/statement';
import { sqlStateOf } from '../http/describe-failure';

export const READINESS = ['ready', 'stopping', 'database does not answer', 'nothing can be stored'] as const;

/** Whether a server is to be sent requests, or why not. */
export type Readiness = (typeof READINESS)[number];

export interface ReadyOptions {
  /** Whether the server finishes its last requests and wants no more. */
  isStopping?: (() => boolean) | undefined;
  patienceMs?: number;
}

/** Writes a row: a database that is read-only, or whose disk is full, still answers what is only read. */
const WRITE: Statement = {
  name: 'ask_ready',
  text: `INSERT INTO bot_tokens (token, ends_at) VALUES ('asked whether it is ready', now())
    ON CONFLICT (token) DO UPDATE SET ends_at = excluded.ends_at`,
};
/** How long the database may take to answer. */
const PATIENCE_MS = 2000;
/** The SQLSTATE classes of a database that is not there: no connection, or told to stop. */
const IS_AWAY = /^(08|57)/;

/** Reads it from the database, by storing something. */
export function readReadiness(
  db: Database,
  { isStopping, patienceMs = PATIENCE_MS }: ReadyOptions = {},
): Promise<Readiness> {
  if (isStopping?.()) return Promise.resolve('stopping');
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('database does not answer'), patienceMs);
    run(db, WRITE, [])
      .then(
        () => resolve('ready'),
        (error) => resolve(whyNot(error)),
      )
      .finally(() => clearTimeout(timer));
  });
}

function whyNot(error: unknown): Readiness {
  const state = sqlStateOf(error);
  return state === null || IS_AWAY.test(state) ? 'database does not answer' : 'nothing can be stored';
}

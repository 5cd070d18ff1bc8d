import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Report } from '../http/answer-failure';
import { describeFailure } from '../http/describe-failure';
import type { Connection, Database } from './connect';
import { poolOf } from './statement';
import { neverPrepare } from './unprepared';

export interface ReplicaConfig {
  databaseUrl: string;
  /** True by default. */
  isPrepared?: boolean;
  /** How long a connection may take to be had, and then to answer that it lives; in milliseconds. */
  patienceMs?: number;
  /** After how long a replica that did not answer is asked again. */
  retryMs?: number;
  report?: Report;
}

/** How long what is read may take. */
const READ_MS = 30_000;

/** Connections of the replica; while it does not answer, those of the primary. */
class ReplicaPool extends Pool {
  private readonly primary: Pool;
  private readonly config: Required<ReplicaConfig>;
  private isAway = false;
  private askAgainAt = 0;

  constructor(options: PoolConfig, primary: Pool, config: Required<ReplicaConfig>) {
    super(options);
    this.primary = primary;
    this.config = config;
  }

  // The pool's own `query` asks for its connection by a callback.
  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    const connecting = this.connectToEither();
    if (callback === undefined) return connecting;
    connecting.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  private async connectToEither(): Promise<PoolClient> {
    if (this.isAway && Date.now() < this.askAgainAt) return this.primary.connect();
    // Meanwhile others do not wait for it.
    this.askAgainAt = Date.now() + this.config.retryMs;
    try {
      const client = await this.connectToReplica();
      this.isAway = false;
      return client;
    } catch (error) {
      if (!this.isAway)
        this.config.report(`the replica does not answer, the primary is read: ${describeFailure(error)}`);
      this.isAway = true;
      return this.primary.connect();
    }
  }

  private async connectToReplica(): Promise<PoolClient> {
    const client = await super.connect();
    try {
      // A connection whose other end has fallen silent looks like one that is open.
      await client.query({ text: 'SELECT 1', query_timeout: this.config.patienceMs } as { text: string });
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;

/**
 * A replica of the database, which is only read. It is connected to when it is first asked: no server waits for it, and
 * while it is away or silent the primary is read in its place.
 */
export function openReplica(primary: Database, config: ReplicaConfig): Connection {
  const { databaseUrl, patienceMs = 2000, retryMs = 30_000, isPrepared = true, report = console.error } = config;
  const primaryPool = poolOf(primary);
  if (primaryPool === null) throw new Error('a replica is one of a Postgres');
  const options = {
    connectionString: databaseUrl,
    query_timeout: READ_MS,
    connectionTimeoutMillis: patienceMs,
    keepAlive: true,
  };
  const pool = new ReplicaPool(options, primaryPool, { databaseUrl, patienceMs, retryMs, isPrepared, report });
  if (!isPrepared) neverPrepare(pool);
  // An idle connection that is dropped is replaced at the next query; unheard, it would end the process.
  pool.on('error', () => undefined);
  return { db: drizzle(pool), close: () => pool.end() };
}

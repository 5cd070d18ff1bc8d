import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { Client, type Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSharedDatabase, HOOK_MS, type TestDatabase } from '../testing/database';
import { type Connection, openDatabase } from './connect';
import { openReplica, type ReplicaConfig } from './replica';

let database: TestDatabase;
let primary: Connection;
let opened: Connection[] = [];
const lines: string[] = [];

/** Both addresses lead to one Postgres; what has come by the replica's says so. */
const AS_REPLICA = 'application_name=replica';

beforeAll(async () => {
  database = await createSharedDatabase();
  primary = await openDatabase({ databaseUrl: database.url, dataDir: '' });
}, HOOK_MS);
afterEach(async () => {
  await Promise.all(opened.map(({ close }) => close()));
  opened = [];
  lines.length = 0;
});
afterAll(async () => {
  await primary.close();
  await database.drop();
}, HOOK_MS);

function open(config: Partial<ReplicaConfig> & { databaseUrl: string }) {
  const replica = openReplica(primary.db, { patienceMs: 1000, report: (line) => lines.push(line), ...config });
  opened.push(replica);
  return replica.db;
}

const WHO = sql`SELECT current_setting('application_name') AS name`;
type Asked = Pick<ReturnType<typeof open>, 'execute'>;
const whoAnswers = async (db: Asked) => {
  const { rows } = (await db.execute(WHO)) as unknown as { rows: { name: string }[] };
  return rows[0]?.name === 'replica' ? 'replica' : 'primary';
};

/** The replica behind a wire that can be cut. */
async function startWire() {
  const { port, hostname } = new URL(database.url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server: Server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.on('data', (bytes) => isSilent || far.write(bytes));
    far.on('data', (bytes) => isSilent || near.write(bytes));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(database.url);
  url.port = String((server.address() as AddressInfo).port);
  url.search = AS_REPLICA;
  return {
    url: url.href,
    silence: (next: boolean) => {
      isSilent = next;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('a replica', () => {
  it('is read', async () => {
    const db = open({ databaseUrl: `${database.url}?${AS_REPLICA}` });
    expect(await whoAnswers(db)).toBe('replica');
    expect(await db.transaction(whoAnswers)).toBe('replica');
    expect(lines).toEqual([]);
  });

  it('that refuses has the primary read in its place, and is logged once', async () => {
    const db = open({ databaseUrl: 'postgres://127.0.0.1:1/none' });
    expect(await Promise.all([whoAnswers(db), whoAnswers(db)])).toEqual(['primary', 'primary']);
    expect(await db.transaction(whoAnswers)).toBe('primary');
    expect(lines).toEqual([
      expect.stringContaining('the replica does not answer, the primary is read: connect ECONNREFUSED'),
    ]);
  });

  it('that falls silent too, with its connections open; and is read again when it answers', async () => {
    const wire = await startWire();
    const db = open({ databaseUrl: wire.url, retryMs: 0 });
    expect(await whoAnswers(db)).toBe('replica');
    wire.silence(true);
    expect(await whoAnswers(db)).toBe('primary');
    expect(await db.transaction(whoAnswers)).toBe('primary');
    expect(lines).toHaveLength(1);
    wire.silence(false);
    expect(await whoAnswers(db)).toBe('replica');
    await wire.stop();
  });

  it('that did not answer is left alone for a while', async () => {
    const wire = await startWire();
    const db = open({ databaseUrl: wire.url, retryMs: 60_000 });
    wire.silence(true);
    expect(await whoAnswers(db)).toBe('primary');
    wire.silence(false);
    expect(await whoAnswers(db)).toBe('primary');
    await wire.stop();
  });

  it('whose connections are lost is read by new ones, and nothing else ends', async () => {
    const db = open({ databaseUrl: `${database.url}?${AS_REPLICA}`, retryMs: 0 });
    expect(await whoAnswers(db)).toBe('replica');
    const other = new Client({ connectionString: database.url });
    await other.connect();
    await other.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'replica'");
    await other.end();
    // It may not have heard of the loss yet.
    await whoAnswers(db);
    expect(await whoAnswers(db)).toBe('replica');
  });

  it('is not missed while its connections are idle', async () => {
    const db = open({ databaseUrl: `${database.url}?${AS_REPLICA}` });
    expect(await whoAnswers(db)).toBe('replica');
    const pool = (db as unknown as { $client: Pool }).$client;
    const lost = new Promise((resolve) => pool.once('remove', resolve));
    await primary.db.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'replica'`,
    );
    await lost;
    // What it emits with nobody listening ends the process.
    expect(pool.listenerCount('error')).toBeGreaterThan(0);
    expect(await whoAnswers(db)).toBe('replica');
  });
});

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Connection, openDatabase } from '../db/connect';
import { seed } from '../db/seed';

/** A seeded database of this test file's own; closing it leaves nothing behind. */
export async function openTestDatabase(): Promise<Connection> {
  const server = process.env.TEST_DATABASE_URL;
  const connection = server ? await openOnServer(server) : await openInFolder();
  await seed(connection.db);
  return connection;
}

async function openInFolder(): Promise<Connection> {
  const folder = await temporaryFolder();
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: folder });
  return {
    db,
    async close() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

async function openOnServer(server: string): Promise<Connection> {
  const name = `mountkit_test_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = new URL(server);
  databaseUrl.pathname = `/${name}`;
  await run(server, `CREATE DATABASE ${name}`);
  const { db, close } = await openDatabase({ databaseUrl: databaseUrl.href, dataDir: '' });
  return {
    db,
    async close() {
      await close();
      await run(server, `DROP DATABASE ${name}`);
    },
  };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}

export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'mountkit-server-'));
}

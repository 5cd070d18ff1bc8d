import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startPostgres } from '../../scripts/postgres.mjs';
import { effort } from './effort';
import { type MortalServer, startMortalServer } from './mortal-server';
import { type Acknowledged, findPlentiful, openBasket, submitUntilHeard } from './patient-clients';

const CLIENTS = 8;
const VISITORS = 3;
const ADDS = 20;

interface Stored {
  readonly correlationId: string;
  readonly files: readonly { readonly url: string }[];
}

const DATABASES = {
  'the embedded database': async () => ({ settings: {}, stop() {} }),
  'a real Postgres': async () => {
    const { url, stop } = await startPostgres();
    return { settings: { DATABASE_URL: url }, stop };
  },
};

const itemsOf = async <Item>(server: MortalServer, list: string): Promise<readonly Item[]> => {
  const answer = await fetch(`${await server.address()}/admin/api/${list}?limit=200`);
  return ((await answer.json()) as { items: Item[] }).items;
};

/** Lets all clients send at the same time, and kills the server each time that a further part is acknowledged. */
async function submitUnderFire(server: MortalServer): Promise<readonly Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  const restarts: Promise<void>[] = [];
  const pause = Math.floor(effort.submissions / (effort.kills + 1));
  const client = async () => {
    for (let sent = 0; sent < effort.submissions / CLIENTS; sent++) {
      acknowledged.push(await submitUntilHeard(server));
      if (acknowledged.length % pause === 0 && restarts.length < effort.kills) restarts.push(server.killAndRestart());
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  await Promise.all(restarts);
  expect(restarts).toHaveLength(effort.kills);
  return acknowledged;
}

async function expectAllStoredOnce(server: MortalServer, acknowledged: readonly Acknowledged[]) {
  const ids = acknowledged.map(({ correlationId }) => correlationId).sort();
  const stored = await itemsOf<Stored>(server, 'submissions');
  expect(stored.map(({ correlationId }) => correlationId).sort()).toEqual(ids);
  const contacts = await itemsOf<{ email: string }>(server, 'contacts');
  expect(contacts.map(({ email }) => email).sort()).toEqual(acknowledged.map(({ email }) => email).sort());

  const url = await server.address();
  const sentFiles = new Map(acknowledged.map(({ correlationId, file }) => [correlationId, file]));
  const hasItsFile = async ({ correlationId, files: [file] }: Stored) =>
    (await (await fetch(`${url}${file?.url}`)).text()) === sentFiles.get(correlationId);
  expect(await Promise.all(stored.map(hasItsFile))).toEqual(stored.map(() => true));
}

describe.each(Object.entries(DATABASES))('a server that is killed under load, on %s', (_, open) => {
  test('has lost nothing that it acknowledged, and doubled nothing', {
    timeout: effort.timeout,
    retry: 0,
  }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'mountkit-kill-'));
    const { settings, stop } = await open();
    const server = await startMortalServer(dataDir, settings);
    try {
      const product = await findPlentiful(server, ADDS);
      const visitors = await Promise.all(Array.from({ length: VISITORS }, () => openBasket(server, product)));
      const [acknowledged] = await Promise.all([
        submitUnderFire(server),
        ...visitors.map(async ({ addOne }) => {
          for (let added = 0; added < ADDS; added++) await addOne();
        }),
      ]);
      await expectAllStoredOnce(server, acknowledged);
      for (const { compare } of visitors) {
        const { held, expected } = await compare();
        expect(held).toBe(expected);
      }
    } finally {
      await server.stop();
      stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

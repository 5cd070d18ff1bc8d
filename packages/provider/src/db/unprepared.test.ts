import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSharedDatabase, HOOK_MS } from '../testing/database';
import { openDatabase } from './connect';
import { run } from './statement';

let database: Awaited<ReturnType<typeof createSharedDatabase>>;
beforeAll(async () => {
  database = await createSharedDatabase();
}, HOOK_MS);
afterAll(() => database.drop(), HOOK_MS);

const COUNT = { name: 'count_prepared', text: 'SELECT count(*)::int AS count FROM pg_prepared_statements' };

it.each([
  [true, 1],
  [false, 0],
])(
  'leaves no statement at a connection that cannot keep one (isPrepared %s)',
  async (isPrepared, count) => {
    const { db, close } = await openDatabase({ databaseUrl: database.url, dataDir: '', isPrepared });
    await run(db, COUNT, []);
    expect(await run(db, COUNT, [])).toEqual([{ count }]);
    await close();
  },
  HOOK_MS,
);

it('lets servers that start at the same moment make the tables once, and keeps no lock', async () => {
  const all = await Promise.all(
    [1, 2, 3].map(() => openDatabase({ databaseUrl: database.url, dataDir: '', isPrepared: false })),
  );
  const [first] = all;
  if (first === undefined) throw new Error('no database');
  // The view lists the locks of every database of the server.
  const text = `SELECT count(*)::int AS count FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE locktype = 'advisory' AND datname = current_database()`;
  expect(await run(first.db, { name: 'count_locks', text }, [])).toEqual([{ count: 0 }]);
  for (const { close } of all) await close();
});

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlStateOf } from '../http/describe-failure';
import { HOOK_MS, newDataFolder } from '../testing/database';
import { runPrepared } from './prepared';

const ADD = { name: 'add', text: 'INSERT INTO things (id, name) VALUES ($1, $2) RETURNING name' };
const COUNT = { name: 'count', text: 'SELECT count(*)::int AS count FROM things' };

describe('a prepared statement of the embedded database', () => {
  let folder: string;
  let client: PGlite;
  beforeAll(async () => {
    folder = await newDataFolder();
    client = await PGlite.create(join(folder, 'postgres'));
    await client.exec('CREATE TABLE things (id int PRIMARY KEY, name text)');
  }, HOOK_MS);
  afterAll(async () => {
    await client.close();
    await rm(folder, { recursive: true });
  }, HOOK_MS);

  it('takes and gives values as a query does', async () => {
    const name = 'every_type';
    const text =
      'SELECT $1::text[] AS texts, $2::bigint[] AS numbers, $3::jsonb AS json, $4::text AS none, $5::float8 AS f';
    const values = [['a,"b', '{}', ''], [1, 2], '{"a":"Ω"}', null, 1.5];
    const expected = [{ texts: ['a,"b', '{}', ''], numbers: [1, 2], json: { a: 'Ω' }, none: null, f: 1.5 }];
    expect(await runPrepared(client, { name, text }, values)).toEqual(expected);
    expect(await runPrepared(client, { name, text }, values)).toEqual((await client.query(text, values)).rows);
  });

  it('fails by itself', async () => {
    await runPrepared(client, ADD, [1, 'first']);
    const error = await runPrepared(client, ADD, [1, 'again']).catch((thrown: unknown) => thrown);
    expect(sqlStateOf(error)).toBe('23505');
    await expect(runPrepared(client, { name: 'broken', text: 'SELECT nothing' }, [])).rejects.toThrow();
    expect(await runPrepared(client, ADD, [2, 'next'])).toEqual([{ name: 'next' }]);
  });

  it('is no part of a transaction that is open', async () => {
    const [before] = (await runPrepared(client, COUNT, [])) as { count: number }[];
    let added: Promise<unknown> | undefined;
    await client.transaction(async (tx) => {
      added = runPrepared(client, ADD, [3, 'kept']);
      await tx.query('SELECT 1');
      await tx.rollback();
    });
    await added;
    expect(await runPrepared(client, COUNT, [])).toEqual([{ count: (before?.count ?? 0) + 1 }]);
  });
});

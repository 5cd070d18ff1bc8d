import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { HOOK_MS, newDataFolder, temporaryFolder } from '../testing/database';
import { openFiles } from './open-embedded';

it(
  'begins with the snapshot, also where an earlier start was killed, and then keeps what is stored',
  async () => {
    const made = await newDataFolder();
    const source = await PGlite.create(join(made, 'postgres'));
    await source.exec('CREATE TABLE things (name text)');
    const snapshot = join(made, 'snapshot.tar.gz');
    await writeFile(snapshot, Buffer.from(await (await source.dumpDataDir('gzip')).arrayBuffer()));
    await source.close();

    const folder = await temporaryFolder();
    await mkdir(join(folder, 'postgres'));
    await writeFile(join(folder, 'postgres/PG_VERSION'), 'half written');
    await writeFile(join(folder, 'postgres.unpacking'), '');
    const first = await openFiles(folder, snapshot);
    await first.exec("INSERT INTO things VALUES ('kept')");
    expect(existsSync(join(folder, 'postgres.unpacking'))).toBe(false);
    await first.close();
    const second = await openFiles(folder, snapshot);
    expect((await second.query('SELECT name FROM things')).rows).toEqual([{ name: 'kept' }]);
    await second.close();
    await rm(made, { recursive: true });
    await rm(folder, { recursive: true });
  },
  HOOK_MS,
);

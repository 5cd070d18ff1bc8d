import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/connect';
import { submissions } from '../db/schema';
import { seedSampleForms } from '../sample-forms/seed-sample-forms';
import { createSharedDatabase, HOOK_MS, newDataFolder, temporaryFolder } from '../testing/database';
import { CONTACT_FORM, PORTAL } from '../testing/requests';
import { backUp, type Place } from './back-up';
import { restore } from './restore';
import { listTables, quote, rowsOf } from './tables';

/** Every row of every table, and the files. */
async function contentOf(place: Place) {
  const { db, close } = await openDatabase(place);
  const tables: Record<string, string[]> = {};
  for (const table of await listTables(db)) {
    const rows = await rowsOf<{ row: string }>(db, `SELECT row_to_json(t)::text AS row FROM ${quote(table)} AS t`);
    tables[table] = rows.map(({ row }) => row).sort();
  }
  await close();
  const files: Record<string, string> = {};
  for (const folder of ['uploads', 'mails']) {
    for (const name of await readdir(join(place.dataDir, folder)).catch(() => [])) {
      files[`${folder}/${name}`] = await readFile(join(place.dataDir, folder, name), 'latin1');
    }
  }
  return { tables, files };
}

async function fill(place: Place): Promise<void> {
  const { db, close } = await openDatabase(place);
  await seedSampleForms(db);
  await db.insert(submissions).values(
    Array.from({ length: 120 }, (_, index) => ({
      id: randomUUID(),
      portalId: PORTAL,
      formGuid: CONTACT_FORM,
      correlationId: `c${index}`,
      conversionId: randomUUID(),
      values: { email: `${index}@shop.example`, message: 'a "line"\n\\ Ω 🙂' },
      context: { index, large: 2 ** 53 },
      answer: { automaticLinker: false, conversionId: '', formGuid: CONTACT_FORM },
    })),
  );
  await close();
  for (const [path, text] of [
    [`uploads/${randomUUID()}`, '\u0000\u00ff'.repeat(50_000)],
    [`uploads/${randomUUID()}.part`, 'half written'],
    [`mails/1700000000000-${randomUUID()}.json`, '{}'],
  ] as const) {
    await mkdir(join(place.dataDir, path, '..'), { recursive: true });
    await writeFile(join(place.dataDir, path), text, 'latin1');
  }
}

/** A backup that is whole, with a file whose name is too long for any disk. */
async function addLongName(file: string, path: string): Promise<void> {
  const archive = pack();
  const entries = extract();
  entries.end(gunzipSync(await readFile(file)));
  for await (const entry of entries) {
    const pieces: Uint8Array[] = [];
    for await (const piece of entry as AsyncIterable<Uint8Array>) pieces.push(piece);
    const text = Buffer.concat(pieces);
    const isEnd = entry.header.name === 'end.json';
    if (isEnd) archive.entry({ name: `uploads/${'x'.repeat(300)}` }, 'x');
    const counts = isEnd && JSON.parse(text.toString());
    archive.entry({ name: entry.header.name }, isEnd ? JSON.stringify({ ...counts, files: counts.files + 1 }) : text);
  }
  archive.finalize();
  const pieces: Uint8Array[] = [];
  for await (const piece of archive as AsyncIterable<Uint8Array>) pieces.push(piece);
  await writeFile(path, gzipSync(Buffer.concat(pieces)));
}

describe('a backup', () => {
  const folders: string[] = [];
  let postgres: Awaited<ReturnType<typeof createSharedDatabase>>;
  let embedded: Place;
  let shared: Place;
  let file: string;

  const newFolder = async (make: () => Promise<string>) => {
    const folder = await make();
    folders.push(folder);
    return folder;
  };
  beforeAll(async () => {
    postgres = await createSharedDatabase();
    embedded = { databaseUrl: null, dataDir: await newFolder(newDataFolder) };
    shared = { databaseUrl: postgres.url, dataDir: await newFolder(temporaryFolder) };
    file = join(await newFolder(temporaryFolder), 'backup');
    await fill(embedded);
    await backUp(embedded, file);
  }, HOOK_MS);
  afterAll(async () => {
    await postgres.drop();
    for (const folder of folders) await rm(folder, { recursive: true });
  }, HOOK_MS);

  it(
    'brings everything back, from an embedded database to a Postgres and from there to an embedded one',
    async () => {
      const { tables, files } = await contentOf(embedded);
      const kept = Object.fromEntries(Object.entries(files).filter(([name]) => !name.endsWith('.part')));
      const rows = Object.values(tables).flat().length;
      expect(tables.submissions).toHaveLength(120);
      expect(await restore(shared, file)).toEqual({ rows, files: 2 });
      expect(await contentOf(shared)).toEqual({ tables, files: kept });

      const second = `${file}-2`;
      expect(await backUp(shared, second)).toEqual({ rows, files: 2 });
      const other = { databaseUrl: null, dataDir: await newFolder(newDataFolder) };
      await restore(other, second);
      expect(await contentOf(other)).toEqual({ tables, files: kept });
    },
    HOOK_MS,
  );

  it(
    'replaces nothing, neither a file nor what is stored, unless it is told to',
    async () => {
      await expect(backUp(embedded, file)).rejects.toThrow('--force');
      await expect(restore(embedded, file)).rejects.toThrow('--force');
      const before = await readFile(file);
      await backUp(embedded, file, { force: true });
      expect(gunzipSync(await readFile(file)).length).toBe(gunzipSync(before).length);
      const content = await contentOf(embedded);
      await restore(embedded, file, { force: true });
      expect((await contentOf(embedded)).tables).toEqual(content.tables);
      expect(await readdir(join(file, '..'))).not.toContainEqual(expect.stringMatching(/\.part$/));
    },
    HOOK_MS,
  );

  it(
    'that breaks in the middle of being restored leaves rows and files as they were',
    async () => {
      const content = await contentOf(embedded);
      const path = `${file}-broken`;
      // A row that the tables refuse, and a file that the disk refuses when all rows are there.
      const tar = gunzipSync(await readFile(file)).toString('latin1');
      const other = tar.replaceAll(`"portal_id":${PORTAL},"form_guid"`, `"portal_id":${PORTAL + 1},"form_guid"`);
      expect(other).not.toBe(tar);
      await writeFile(path, gzipSync(Buffer.from(other, 'latin1')));
      await expect(restore(embedded, path, { force: true })).rejects.toThrow();
      await addLongName(file, path);
      await expect(restore(embedded, path, { force: true })).rejects.toThrow('ENAMETOOLONG');
      expect(await contentOf(embedded)).toEqual(content);
      expect((await readdir(embedded.dataDir)).filter((name) => name.includes('.'))).toEqual([]);
    },
    HOOK_MS,
  );

  it(
    'leaves uploads to a bucket, and is not restored beside one where it has some',
    async () => {
      const bucket = {
        bucket: 'b',
        region: 'r',
        address: 'https://store.example/',
        keys: { accessKeyId: '', secretAccessKey: '' },
      };
      const place = { ...embedded, bucket };
      await expect(restore(place, file, { force: true })).rejects.toThrow('the backup has uploads');
      const before = await contentOf(embedded);
      expect(await backUp(place, `${file}-bucket`)).toMatchObject({ files: 1 });
      await restore(place, `${file}-bucket`, { force: true });
      expect(await contentOf(embedded)).toEqual(before);
    },
    HOOK_MS,
  );

  it(
    'that is cut off, damaged or of another version changes nothing',
    async () => {
      const whole = await readFile(file);
      const content = await contentOf(embedded);
      const tar = gunzipSync(whole);
      // Whole as a gzip, and cut off between two entries: only the last entry says that something is missing.
      const cutBetween = gzipSync(tar.subarray(0, tar.indexOf('end.json')));
      const cut = [0, 10, whole.length >> 1, whole.length - 9].map((length) => whole.subarray(0, length));
      for (const bytes of [...cut, cutBetween, Buffer.from('no backup')]) {
        const path = `${file}-broken`;
        await writeFile(path, bytes);
        await expect(restore(embedded, path, { force: true })).rejects.toThrow('is no whole backup');
      }
      await expect(restore(embedded, `${file}-none`)).rejects.toThrow('there is no file');
      const [, hash = ''] = /"migrations":\["([0-9a-f]+)/.exec(tar.toString('latin1')) ?? [];
      await writeFile(
        `${file}-old`,
        gzipSync(Buffer.from(tar.toString('latin1').replace(hash, '0'.repeat(hash.length)), 'latin1')),
      );
      await expect(restore(embedded, `${file}-old`, { force: true })).rejects.toThrow('another version');
      expect(await contentOf(embedded)).toEqual(content);
    },
    HOOK_MS,
  );
});

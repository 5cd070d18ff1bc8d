import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/database';
import { checkArchive, END, HEAD } from './archive';

const ENTRIES = [
  [HEAD, JSON.stringify({ format: 1, createdAt: '2026-01-01T00:00:00.000Z', migrations: [] })],
  ['tables/forms/1.jsonl', '{}\n{}'],
  ['uploads/a', 'text'],
  [END, JSON.stringify({ rows: 2, files: 1 })],
] as const;

async function check(entries: typeof ENTRIES | readonly (typeof ENTRIES)[number][]) {
  const path = join(await temporaryFolder(), 'backup.tar.gz');
  const archive = pack();
  for (const [name, text] of entries) archive.entry({ name }, text);
  archive.finalize();
  await writeFile(path, gzipSync(await buffer(archive)));
  return checkArchive(path, ['uploads']);
}

it('is whole with all of its entries', async () => {
  expect(await check(ENTRIES)).toMatchObject({ format: 1 });
});

it.each(ENTRIES.map(([name]) => name))('is not whole without %s', async (missing) => {
  await expect(check(ENTRIES.filter(([name]) => name !== missing))).rejects.toThrow('is no whole backup');
});

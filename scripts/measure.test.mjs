import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { measure, measureFolder, writeManifest } from './measure.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'measure-'));
  mkdirSync(join(folder, 'chunks'));
  writeFileSync(join(folder, 'chunks/b.js'), 'b');
  writeFileSync(join(folder, 'a.js'), 'a'.repeat(1000));
  writeFileSync(join(folder, 'manifest.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('measures bytes and names their hash', () => {
  const size = measure(Buffer.from('a'.repeat(1000)));
  expect(size.raw).toBe(1000);
  expect(size.gzip).toBeLessThan(50);
  expect(size.brotli).toBeLessThan(size.gzip);
  // openssl dgst -sha384 -binary </dev/null | base64
  expect(measure(Buffer.alloc(0)).integrity).toBe(
    'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
  );
});

test('measures the files of a folder that match, by name', () => {
  expect(Object.keys(measureFolder(folder))).toEqual(['a.js', 'chunks/b.js', 'manifest.json']);
  expect(Object.keys(measureFolder(folder, (path) => path.endsWith('b.js')))).toEqual(['chunks/b.js']);
});

test('writes a manifest of every file but itself', () => {
  const manifest = writeManifest(folder);
  expect(Object.keys(manifest)).toEqual(['a.js', 'chunks/b.js']);
  expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).toEqual(manifest);
});

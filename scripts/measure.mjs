import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { listFiles } from './files.mjs';

const manifestName = 'manifest.json';

/** Measures some bytes: raw, gzip (level 9) and brotli (quality 11), and their subresource-integrity hash. */
export function measure(bytes) {
  const brotli = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotli.length,
    integrity: hash(bytes),
  };
}

/** The subresource-integrity hash of some bytes. */
export function hash(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Measures the files of a folder that match, sorted by name: { 'chunks/x.js': { raw, gzip, brotli, integrity } }. */
export function measureFolder(folder, matches) {
  const named = listFiles(folder, matches).map((path) => [relative(folder, path).split(sep).join('/'), path]);
  named.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(named.map(([name, path]) => [name, measure(readFileSync(path))]));
}

/** Writes manifest.json into a folder of built files: a measure of every file but the manifest itself and source maps. */
export function writeManifest(folder) {
  const manifest = measureFolder(folder, (path) => path !== join(folder, manifestName) && !path.endsWith('.map'));
  writeFileSync(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

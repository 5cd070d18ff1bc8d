import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { listFiles } from '../files.mjs';

const kinds = ['raw', 'gzip', 'brotli'];
const isCode = (path) => /\.c?js$/.test(path);
const isServed = (file) => /\.(?:css|js)$/.test(file) && !file.startsWith('global.');

/** The committed sizes of the last release. */
export const SIZES_FILE = 'sizes/RELEASE.json';

/**
 * Sums up what a release ships: { 'mountkit.js': { raw, gzip, brotli }, 'chunks/forms': …, 'npm @mountkit/core': … }.
 * Files of the script tag go by their names without the hash, and their sizes are those of the build's manifest. Of an
 * npm package it is the sum of its files, without brotli: what reaches a page is made by somebody else's bundler.
 */
export function measureRelease(packages) {
  const sizes = {};
  for (const { name, folder } of packages) {
    if (name === 'mountkit') {
      const manifest = Object.entries(JSON.parse(readFileSync(`${folder}/dist/manifest.json`, 'utf8')));
      for (const [file, size] of manifest) if (isServed(file)) add(sizes, nameOf(file), size);
    } else {
      for (const file of listFiles(`${folder}/dist`, isCode)) add(sizes, `npm ${name}`, measureModule(file));
    }
  }
  return sizes;
}

function measureModule(file) {
  const bytes = readFileSync(file);
  return { raw: bytes.length, gzip: gzipSync(bytes).length };
}

/** Whether a file of the script tag has a hash of its content in its name, and so never changes. */
export function isHashed(file) {
  return /^(?:chunks\/|umd\/lazy-)/.test(file);
}

/** A file's name without its hash, which changes with every build. */
export function nameOf(file) {
  return isHashed(file) ? file.replace(/-[\da-f]{7,8}\.js$/, '') : file;
}

/** Reads the sizes of the last release: { version, date, sizes }. */
export function readRelease(root) {
  return JSON.parse(readFileSync(`${root}/${SIZES_FILE}`, 'utf8'));
}

/** What has become larger or smaller, the largest difference first: [{ name, before, after }]; null where there is none. */
export function compareSizes(before, after) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }))
    .filter((row) => kinds.some((kind) => row.before?.[kind] !== row.after?.[kind]))
    .sort((a, b) => Math.abs(growth(b)) - Math.abs(growth(a)) || (a.name < b.name ? -1 : 1));
}

/** The rows of a table of differences, with its head. */
export function tabulate(rows) {
  const line = ({ name, before, after }) => [
    before ? (after ? name : `${name} (gone)`) : `${name} (new)`,
    ...kinds.flatMap((kind) => [format(after?.[kind]), sign(before?.[kind], after?.[kind])]),
  ];
  return [['file', ...kinds.flatMap((kind) => [kind, '±'])], ...rows.map(line)];
}

/** A Markdown table of rows of strings; numbers to the right. */
export function toMarkdown([head, ...rows]) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), `|---|${'---:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n');
}

/** By what pages load, or where nobody serves it as it is, by what is installed. */
function growth({ before, after }) {
  const bytes = (size) => size?.brotli ?? size?.gzip ?? 0;
  return bytes(after) - bytes(before);
}

function add(sizes, name, size) {
  sizes[name] ??= {};
  for (const kind of kinds) if (size[kind] !== undefined) sizes[name][kind] = (sizes[name][kind] ?? 0) + size[kind];
}

function format(bytes) {
  return bytes === undefined ? '–' : bytes.toLocaleString('en');
}

function sign(before, after) {
  if (before === undefined && after === undefined) return '–';
  const bytes = (after ?? 0) - (before ?? 0);
  return bytes === 0 ? '0' : `${bytes > 0 ? '+' : '−'}${Math.abs(bytes).toLocaleString('en')}`;
}

import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { listFiles } from '../files.mjs';
import { hash } from '../measure.mjs';
import { isHashed } from './sizes.mjs';

const manifest = 'manifest.json';
// Types and the entry for npm stand in the same folder.
const isServed = (path) => /\.(?:css|js)$/.test(path) && !/^global\./.test(basename(path));

/**
 * Puts the files of the script tag into the folder that is served:
 *
 *     0.2.0/…       all files of one version. Never changes: fit for `integrity`
 *     chunks/…      the chunks of every version, by hashed names, and umd/lazy-… too. Never changes, nothing is removed
 *     mountkit.js   and the other files without a hash: the newest version
 *
 * Chunks come first and the loader that names them last, so that no moment is wrong for a page. Doing it again changes
 * nothing; a file that must not change and would is an error, told before anything is written. Answers the names written.
 */
export function layOut({ from, to, version }) {
  const files = listFiles(from, isServed, new Set()).map((path) => relative(from, path).replaceAll('\\', '/'));
  const chunks = files.filter((name) => isHashed(name));
  const loader = ['mountkit.js'];
  const others = files.filter((name) => !chunks.includes(name) && !loader.includes(name));
  if (!files.includes('mountkit.js') || chunks.length === 0)
    throw new Error(`${from} does not hold the built script tag`);

  const versioned = files.map((name) => ({ name: `${version}/${name}`, bytes: readFileSync(join(from, name)) }));
  versioned.push({ name: `${version}/${manifest}`, bytes: readManifest(from, files) });
  const lasting = [...versioned, ...chunks.map((name) => ({ name, bytes: readFileSync(join(from, name)) }))];
  const changed = lasting.filter(({ name, bytes }) => existsSync(join(to, name)) && !isSame(join(to, name), bytes));
  if (changed.length > 0) throw new Error(`${to} has other bytes under names that must not change: ${list(changed)}`);
  const foreign = listFiles(join(to, version), undefined, new Set()).map((path) =>
    relative(to, path).replaceAll('\\', '/'),
  );
  const extra = foreign.filter((name) => !versioned.some((file) => file.name === name)).map((name) => ({ name }));
  if (extra.length > 0) throw new Error(`${to} has files of ${version} that this build does not have: ${list(extra)}`);

  const newest = [...others, ...loader].map((name) => ({ name, bytes: readFileSync(join(from, name)) }));
  const numbers = { name: manifest, bytes: versioned.at(-1).bytes };
  const all = [...lasting, numbers, ...newest];
  return all.filter(({ name, bytes }) => write(join(to, name), bytes)).map(({ name }) => name);
}

/** The manifest of the build, of the files that are served. Throws where it is not of these files. */
function readManifest(from, files) {
  const built = JSON.parse(readFileSync(join(from, manifest), 'utf8'));
  const stale = files.filter((name) => built[name]?.integrity !== hash(readFileSync(join(from, name))));
  if (stale.length > 0)
    throw new Error(`${from}/${manifest} is not of this build: ${list(stale.map((name) => ({ name })))}`);
  return Buffer.from(`${JSON.stringify(Object.fromEntries(files.map((name) => [name, built[name]])), null, 2)}\n`);
}

/** Writes a file whole or not at all, since somebody may be asking for it. Answers whether anything had to be written. */
function write(path, bytes) {
  if (isSame(path, bytes)) return false;
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.part`;
  writeFileSync(part, bytes);
  renameSync(part, path);
  return true;
}

function isSame(path, bytes) {
  return existsSync(path) && readFileSync(path).equals(bytes);
}

function list(files) {
  const names = files.map((file) => file.name);
  return names.length > 5 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ');
}

/** Copies what a release is made from, so that trying one changes nothing in the repository. */
export function copyRepository(from, to) {
  rmSync(to, { recursive: true, force: true });
  const skip = /[/\\](node_modules|src)$/;
  for (const name of ['package.json', '.changeset', 'CHANGELOG.md', 'LICENSE', 'sizes', 'packages', 'examples'])
    cpSync(join(from, name), join(to, name), { recursive: true, filter: (path) => !skip.test(path) });
}

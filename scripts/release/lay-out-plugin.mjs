import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { listFiles } from '../files.mjs';
import { hash } from '../measure.mjs';
import { writeZip } from './zip.mjs';

/** Of the script tag, what the plugin serves: the loader, its chunks and early styles. The files for single requests are left out. */
const isCarried = (name) => name === 'mountkit.js' || /^(?:chunks\/|early-)/.test(name);

/**
 * Puts the WordPress plugin of a version together in a folder: its sources, the licence, and the built script tag with a
 * manifest of what is carried. Throws where the script tag is not built.
 */
export function layOutPlugin({ root, to, version }) {
  const source = join(root, 'packages/wordpress');
  const dist = join(root, 'packages/mountkit/dist');
  const built = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  const carried = Object.entries(built).filter(([name]) => isCarried(name));
  if (!('mountkit.js' in built) || carried.length < 2) throw new Error(`${dist} does not hold the built script tag`);

  rmSync(to, { recursive: true, force: true });
  cpSync(join(source, 'plugin'), to, { recursive: true });
  cpSync(join(source, 'LICENSE'), join(to, 'LICENSE'));
  for (const name of ['mountkit.php', 'readme.txt']) writeVersion(join(to, name), version);
  for (const [name, { integrity }] of carried) {
    const bytes = readFileSync(join(dist, name));
    if (hash(bytes) !== integrity) throw new Error(`${dist}/manifest.json is not of this build: ${name}`);
    put(join(to, 'dist', name), bytes);
  }
  put(join(to, 'dist/manifest.json'), `${JSON.stringify(Object.fromEntries(carried), null, 2)}\n`);
}

/** Writes the plugin of a version as a zip that WordPress installs; answers its path. */
export function zipPlugin({ root, work, version }) {
  const folder = join(work, 'wordpress/mountkit');
  layOutPlugin({ root, to: folder, version });
  const entries = listFiles(folder, undefined, new Set())
    .sort()
    .map((path) => ({
      name: `mountkit/${relative(folder, path).replaceAll('\\', '/')}`,
      bytes: readFileSync(path),
    }));
  const file = join(work, `mountkit-wordpress-${version}.zip`);
  put(file, writeZip(entries));
  return file;
}

function writeVersion(file, version) {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(/^( \* Version: +|Stable tag: +)0\.0\.0$/m, `$1${version}`);
  if (changed === text) throw new Error(`${file} names no version to replace`);
  writeFileSync(file, changed);
}

function put(path, bytes) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

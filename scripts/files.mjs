import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'fixtures', '.git']);

/** Lists the files under a folder that match, as paths beginning with that folder; none if there is no folder. */
export function listFiles(folder, matches = () => true, skip = skipped) {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skip.has(entry.name) ? [] : listFiles(path, matches, skip);
    return matches(path) ? [path] : [];
  });
}

/** Lists the folders directly inside a folder; none if there is no such folder. */
export function listFolders(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(folder, entry.name))
      .sort();
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Lists the folders directly inside a folder that are npm packages: the WordPress plugin is none. */
export function listPackageFolders(folder) {
  return listFolders(folder).filter((path) => existsSync(join(path, 'package.json')));
}

/** Says when a file was last written, in milliseconds; 0 if it does not exist. */
export function readTime(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Says when the last written of these files was written; 0 for none. */
export function readNewestTime(paths) {
  return paths.reduce((newest, path) => Math.max(newest, readTime(path)), 0);
}

import { readFileSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { listFiles } from '../files.mjs';

/** The saved pages of a folder: a site is a folder in it, or the folder itself for the pages that are in none. */
export function listPages(folder) {
  return listFiles(folder, (path) => /\.x?html?$/i.test(path), new Set(['node_modules', '.git']))
    .sort()
    .map((file) => {
      const path = relative(folder, file);
      const [site, ...rest] = path.split(sep);
      return { path, site: rest[0] ? site : basename(folder), read: () => readFileSync(file, 'utf8') };
    });
}

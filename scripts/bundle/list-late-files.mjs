import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../files.mjs';

const isSource = (path) => /\.tsx?$/.test(path) && !/\.test(-d)?\.tsx?$/.test(path);
const lateImport = /(?<!typeof )\bimport\(\s*'(\.[^']+)'/g;

/**
 * The files of a package that its other files import when they need them. What such a file imports so itself is in a
 * folder below its own, and is listed before it: the built file has to know its name.
 */
export function listLateFiles(folder) {
  const sources = listFiles(folder, isSource);
  const imported = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(lateImport)].map(([, specifier]) => `${join(dirname(path), specifier)}.ts`),
  );
  const depthOf = (path) => path.split(/[\\/]/).length;
  return [...new Set(imported)].sort((a, b) => depthOf(b) - depthOf(a) || (a < b ? -1 : 1));
}

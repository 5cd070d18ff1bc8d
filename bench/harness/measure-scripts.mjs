import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listStaticImports } from '../../scripts/list-static-imports.mjs';
import { measure } from '../../scripts/measure.mjs';

/** The sums of some scripts' bytes, each compressed on its own as a server would. */
export function measureScripts(scripts) {
  const sizes = scripts.map(measure);
  const sum = (key) => sizes.reduce((total, size) => total + size[key], 0);
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
}

/** What the script tag's build loads for a page with a form. Older chunks may lie beside: the loader names the right one. */
export function readFormScripts(dist) {
  const loader = readFileSync(`${dist}/mountkit.js`);
  const files = [...new Set(loader.toString().match(/chunks\/forms-[\w-]+\.js/g))];
  if (files.length !== 1) throw new Error(`mountkit.js names ${files.length} chunks for the form, expected one`);
  for (const file of files) {
    const imported = listStaticImports(readFileSync(`${dist}/${file}`, 'utf8')).map((path) => join('chunks', path));
    files.push(...imported.filter((path) => !files.includes(path)));
  }
  return [loader, ...files.map((file) => readFileSync(`${dist}/${file}`))];
}

import { readdirSync, readFileSync } from 'node:fs';
import { listStaticImports } from '../../scripts/list-static-imports.mjs';
import { measure } from '../../scripts/measure.mjs';

/** The sums of some scripts' bytes, each compressed on its own as a server would. */
export function measureScripts(scripts) {
  const sizes = scripts.map(measure);
  const sum = (key) => sizes.reduce((total, size) => total + size[key], 0);
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
}

/** The files that the script tag's build loads for a page with a form. */
export function readFormScripts(dist) {
  const chunks = `${dist}/chunks/`;
  const files = readdirSync(chunks).filter((file) => /^forms-.*\.js$/.test(file));
  for (const file of files) {
    const imported = listStaticImports(readFileSync(chunks + file, 'utf8')).map((path) => path.replace('./', ''));
    files.push(...imported.filter((path) => !files.includes(path)));
  }
  return [`${dist}/mountkit.js`, ...files.map((file) => chunks + file)].map((file) => readFileSync(file));
}

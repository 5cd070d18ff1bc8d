import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { at } from '../root.mjs';

const themes = at('packages/mountkit/themes');

/** What a page can link in its head, so that it lies from the start as it will with a dialect: name of the file to its source. */
const EARLY = { 'early-elementor.css': at('packages/mountkit/src/dialects/elementor/early-style.css') };

/** A style sheet without comments and white space. */
export async function readStyle(path) {
  const { code } = await transform(readFileSync(path, 'utf8'), { loader: 'css', minify: true });
  return code.trim();
}

/** The themes as they are served: [{ name: 'plain.css', code }]. */
export async function readThemes() {
  const read = async (name) => ({ name, code: await readStyle(`${themes}/${name}`) });
  return Promise.all(readdirSync(themes).map(read));
}

/** Writes the style sheets that pages link: early ones beside the loader, the themes into the folder `themes`. */
export async function writeStyles(dist) {
  mkdirSync(`${dist}/themes`, { recursive: true });
  for (const { name, code } of await readThemes()) writeFileSync(`${dist}/themes/${name}`, `${code}\n`);
  for (const [name, path] of Object.entries(EARLY)) writeFileSync(`${dist}/${name}`, `${await readStyle(path)}\n`);
}

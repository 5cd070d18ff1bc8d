import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { at } from '../root.mjs';

const sources = at('packages/mountkit/themes');

/** The themes as they are served, without comments and white space: [{ name: 'plain.css', code }]. */
export async function readThemes() {
  const read = async (name) => {
    const { code } = await transform(readFileSync(`${sources}/${name}`, 'utf8'), { loader: 'css', minify: true });
    return { name, code };
  };
  return Promise.all(readdirSync(sources).map(read));
}

/** Writes the themes into the folder `themes` of the built files. */
export async function writeThemes(dist) {
  mkdirSync(`${dist}/themes`, { recursive: true });
  for (const { name, code } of await readThemes()) writeFileSync(`${dist}/themes/${name}`, code);
}

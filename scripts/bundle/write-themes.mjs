import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { at } from '../root.mjs';

const sources = at('packages/mountkit/themes');

/** Writes the themes, without comments and white space, into the folder `themes` of the built files. */
export async function writeThemes(dist) {
  mkdirSync(`${dist}/themes`, { recursive: true });
  for (const name of readdirSync(sources)) {
    const { code } = await transform(readFileSync(`${sources}/${name}`, 'utf8'), { loader: 'css', minify: true });
    writeFileSync(`${dist}/themes/${name}`, code);
  }
}

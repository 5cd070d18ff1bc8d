import { runnerImport } from 'vite';
import { at } from '../root.mjs';

const alias = [
  { find: /^@mountkit\/core\/logic$/, replacement: at('packages/core/src/logic/index.ts') },
  { find: /^@mountkit\/core$/, replacement: at('packages/core/src/index.ts') },
];

/** Reads the schema of a package's settings from its source: key to `{expected, fallback}`. */
export async function readSchema(file, name) {
  const { module } = await runnerImport(file, { configFile: false, root: at(), logLevel: 'error', resolve: { alias } });
  if (!module[name]) throw new Error(`${file} exports no ${name}`);
  return module[name];
}

import { runnerImport } from 'vite';
import { at } from '../root.mjs';

const alias = [
  { find: /^@mountkit\/core\/logic$/, replacement: at('packages/core/src/logic/index.ts') },
  { find: /^@mountkit\/core$/, replacement: at('packages/core/src/index.ts') },
];

const load = async (file) =>
  (await runnerImport(file, { configFile: false, root: at(), logLevel: 'error', resolve: { alias } })).module;

/** Reads the schema of a package's settings from its source: key to `{expected, fallback}`. */
export async function readSchema(file, name) {
  const module = await load(file);
  if (!module[name]) throw new Error(`${file} exports no ${name}`);
  return module[name];
}

/** Reads every schema of every widget: `{name, widget, schema}`, the widget as its package or the folder in it. */
export async function readAllSchemas() {
  const { ALL_SETTINGS } = await load(at('scripts/docs/all-settings.mjs'));
  return Object.entries(ALL_SETTINGS).flatMap(([path, module]) => {
    const [, widget, folder] = /packages\/([^/]+)\/src\/(?:(?!settings)([^/]+)\/)?/.exec(path);
    return Object.entries(module)
      .filter(([name]) => name.endsWith('_SCHEMA'))
      .map(([name, schema]) => ({ name, widget: folder ? `${widget}/${folder}` : widget, schema }));
  });
}

/** The lines of SECURITY.md's table: the attributes that name an address, and what it becomes. */
export function listTrustedAddresses(schemas) {
  const attributeOf = (key) =>
    `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')}`;
  const rows = schemas.flatMap(({ widget, schema }) =>
    Object.entries(schema)
      .filter(([, { use }]) => use)
      .map(([key, { use }]) => `| \`${widget}\` | \`${attributeOf(key)}\` | ${use} |`),
  );
  return ['| in | attribute | becomes a |', '|---|---|---|', ...new Set(rows.sort())];
}

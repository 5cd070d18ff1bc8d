// The script tag's files: contract section 2. First the chunks, then the loader, which knows their hashed names.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { writeManifest } from './scripts/measure.mjs';
import { provideKit, takeKit } from './scripts/rollup-kit.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const source = (path) => at(`packages/mountkit/src/${path}.ts`);
const dist = at('packages/mountkit/dist');
const { version } = JSON.parse(readFileSync(at('packages/mountkit/package.json'), 'utf8'));

/** Our packages are taken from their sources; React is a thin layer over preact. */
const entries = [
  { find: /^react\/jsx-runtime$/, replacement: source('preact/jsx-runtime') },
  { find: /^react-dom\/client$/, replacement: source('preact/react-dom-client') },
  { find: /^react$/, replacement: source('preact/react') },
  { find: /^@mountkit\/core\/logic$/, replacement: at('packages/core/src/logic/index.ts') },
  { find: /^@mountkit\/forms-embed\/prepare$/, replacement: at('packages/forms-embed/src/prepare.ts') },
  { find: /^@mountkit\/([a-z-]+)$/, replacement: at('packages/$1/src/index.ts') },
];

/**
 * Names that may be anything short: what preact looks for on class components (ours are functions), and states of the
 * form that never leave its chunk.
 */
const shortened = new RegExp(
  [
    '^(getDerivedState|getSnapshotBefore|getChildContext|shouldComponentUpdate|contextType|forceUpdate|debounceRendering',
    'component[WD]',
    '(refusal|serverMessage|updating|blurred|touched|subscriptions|snapshot|fieldMessages|formElement|labelClass)$)',
  ].join('|'),
);

const plugins = () => [
  alias({ entries }),
  replace({
    preventAssignment: true,
    values: { VERSION: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
  }),
  nodeResolve({ browser: true, extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
  typescript({
    tsconfig: at('tsconfig.json'),
    include: ['packages/**/*.ts', 'packages/**/*.tsx'],
    noEmit: false,
    noForceEmit: true,
    declaration: false,
  }),
  terser({
    ecma: 2020,
    module: true,
    compress: { passes: 3, unsafe_arrows: true, keep_fargs: false, pure_getters: true },
    mangle: { properties: { regex: shortened } },
    format: { comments: false },
  }),
];

/** Chunk name to its file and the files that it imports, for the loader. */
const chunks = {};

const collectChunks = {
  name: 'collect-chunks',
  generateBundle(_, bundle) {
    const importsOf = (file) => bundle[file].imports.flatMap((name) => [name, ...importsOf(name)]);
    for (const { isEntry, name, fileName } of Object.values(bundle)) {
      if (isEntry) chunks[name] = [...new Set([fileName, ...importsOf(fileName)])];
    }
  },
};

const provideChunks = {
  name: 'provide-chunks',
  resolveId: (id) => (id === 'virtual:chunks' ? '\0virtual:chunks' : null),
  load: (id) => (id === '\0virtual:chunks' ? `export default ${JSON.stringify(chunks)}` : null),
};

const manifest = { name: 'manifest', writeBundle: () => writeManifest(dist) };

export default [
  {
    input: { forms: source('chunks/forms') },
    preserveEntrySignatures: 'allow-extension',
    plugins: [takeKit(), ...plugins(), collectChunks],
    output: {
      dir: dist,
      format: 'es',
      entryFileNames: 'chunks/[name]-[hash].js',
      chunkFileNames: ({ isDynamicEntry }) => `chunks/${isDynamicEntry ? 'lazy-[name]' : 'shared'}-[hash].js`,
    },
  },
  {
    input: source('mountkit'),
    plugins: [provideChunks, provideKit(), ...plugins(), manifest],
    output: { file: `${dist}/mountkit.js`, format: 'iife' },
  },
];

// The script tag's files: contract section 2. First the chunks, then what is one file, then the loader; both know the
// chunks' hashed names. The same files with React itself, for the browser tests only, go to e2e/dist-react.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { writeManifest } from './scripts/measure.mjs';
import { provideKit, takeKit } from './scripts/rollup-kit.mjs';
import { slimPreact } from './scripts/slim-preact.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const source = (path) => at(`packages/mountkit/src/${path}.ts`);
const { version } = JSON.parse(readFileSync(at('packages/mountkit/package.json'), 'utf8'));

/** React is a thin layer over preact. */
const preact = [
  { find: /^react\/jsx-runtime$/, replacement: source('preact/jsx-runtime') },
  { find: /^react-dom\/client$/, replacement: source('preact/react-dom-client') },
  { find: /^react-dom$/, replacement: source('preact/react-dom') },
  { find: /^react$/, replacement: source('preact/react') },
];

/** Our packages are taken from their sources, and one library from a build for the browsers of today. */
const sources = [
  { find: /^libphonenumber-js\/core$/, replacement: 'libphonenumber-js/core/es6' },
  { find: /^@mountkit\/core\/logic$/, replacement: at('packages/core/src/logic/index.ts') },
  { find: /^@mountkit\/forms-embed\/prepare$/, replacement: at('packages/forms-embed/src/prepare.ts') },
  { find: /^@mountkit\/forms-embed\/links$/, replacement: at('packages/forms-embed/src/links/index.ts') },
  { find: /^@mountkit\/([a-z-]+)$/, replacement: at('packages/$1/src/index.ts') },
];

/** What is fetched even where everything else is one file. */
const FETCHED = /[\\/]forms-embed[\\/]src[\\/](?:locales[\\/]|dom[\\/]phone-metadata\.)/;

const plugins = (react) => [
  alias({ entries: react ? sources : [...preact, ...sources] }),
  replace({
    preventAssignment: true,
    values: { VERSION: JSON.stringify(version), 'process.env.NODE_ENV': '"production"', 'typeof document': '"object"' },
  }),
  nodeResolve({ browser: true, extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
  react ? commonjs() : slimPreact(),
  typescript({
    tsconfig: at('tsconfig.build.json'),
    include: ['packages/**/*.ts', 'packages/**/*.tsx'],
    noForceEmit: true,
  }),
  terser({
    ecma: 2020,
    module: true,
    compress: { passes: 3, unsafe_arrows: true, keep_fargs: false, pure_getters: true },
    format: { comments: false },
  }),
];

/** The chunks and the loader, in this order, into one folder. */
function build(dist, { react }) {
  /** Chunk name to the hash in its file's name, for the loader. */
  const chunks = {};
  /** Source of what the one-file builds fetch all the same, to its file. */
  const fetched = {};

  const collectChunks = {
    name: 'collect-chunks',
    generateBundle(_, bundle) {
      for (const { isEntry, name, fileName, facadeModuleId } of Object.values(bundle)) {
        if (isEntry) chunks[name] = fileName.slice(`chunks/${name}-`.length, -'.js'.length);
        if (FETCHED.test(facadeModuleId)) fetched[facadeModuleId] = fileName;
      }
    },
  };

  const provideChunks = {
    name: 'provide-chunks',
    resolveId: (id) => (id === 'virtual:chunks' ? '\0virtual:chunks' : null),
    load: (id) => (id === '\0virtual:chunks' ? `export default ${JSON.stringify(chunks)}` : null),
  };

  /** In one file, other locales and the phone data are fetched, from where the file came. */
  const fetchFrom = (root) => ({
    name: 'fetch-from',
    async resolveDynamicImport(specifier, importer) {
      const { id } = (await this.resolve(specifier, importer)) ?? {};
      return fetched[id] ? { id: `${root}${fetched[id]}`, external: true } : null;
    },
  });

  /**
   * A widget's chunk and what it loads itself. Each widget is built apart from the others, so that none pays for what
   * it shares with them; the loader's kit is all that they have in common.
   */
  const buildChunk = (name, mark) => ({
    input: { [name]: source(`chunks/${name}`) },
    // What only a lazy chunk shares with the widget stays in the widget's own file.
    preserveEntrySignatures: 'allow-extension',
    plugins: [takeKit(), ...plugins(react), collectChunks],
    output: {
      dir: dist,
      format: 'es',
      entryFileNames: 'chunks/[name]-[hash].js',
      chunkFileNames: `chunks/${mark}-[name]-[hash].js`,
    },
  });

  const manifest = { name: 'manifest', writeBundle: () => writeManifest(dist) };

  return [
    buildChunk('forms', 'lazy'),
    buildChunk('links', 'lazy-links'),
    ...Object.entries({ 'mountkit.umd.js': './', 'umd/forms-embed.js': '../' }).map(([file, root]) => ({
      input: source('umd'),
      plugins: [fetchFrom(root), ...plugins(react)],
      output: { file: `${dist}/${file}`, format: 'umd', inlineDynamicImports: true },
    })),
    {
      input: source('mountkit'),
      plugins: [provideChunks, provideKit(), ...plugins(react), manifest],
      output: { file: `${dist}/mountkit.js`, format: 'iife' },
    },
  ];
}

export default [
  ...build(at('packages/mountkit/dist'), { react: false }),
  ...build(at('e2e/dist-react'), { react: true }),
];

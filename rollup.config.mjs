// The script tag's files: contract section 2. First the chunks, then what is one file, then the loader; both know the
// chunks' hashed names. The same files with React itself, for the browser tests only, go to e2e/dist-react.
import { cpSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { listFiles } from './scripts/files.mjs';
import { writeManifest } from './scripts/measure.mjs';
import { provideKit, takeKit } from './scripts/rollup-kit.mjs';

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
  { find: /^@mountkit\/forms-embed\/access$/, replacement: at('packages/forms-embed/src/access.ts') },
  { find: /^@mountkit\/forms-embed\/prepare$/, replacement: at('packages/forms-embed/src/prepare.ts') },
  { find: /^@mountkit\/forms-embed\/links$/, replacement: at('packages/forms-embed/src/links/index.ts') },
  { find: /^@mountkit\/([a-z-]+)$/, replacement: at('packages/$1/src/index.ts') },
];

/** What is fetched even where everything else is one file. */
const FETCHED =
  /[\\/]forms-embed[\\/]src[\\/](?:locales[\\/]|dom[\\/]phone[\\/]phone-metadata\.)|[\\/]chunks[\\/]dialect-/;

/** How core tells of faults. */
const FAULTS = /[\\/]core[\\/]src[\\/]dom[\\/](?:open-sink|report-problems)\./;

/** What the files of a single widget fetch: what it needs on demand, how core tells of faults, and dialects. */
const ON_DEMAND = new RegExp(`[\\\\/]on-demand[\\\\/]|${FAULTS.source}|[\\\\/]chunks[\\\\/]dialect-`);

/** One compiler for all builds: it compiles every source when it starts, and is asked for the results ever after. */
const compileAll = typescript({
  tsconfig: at('tsconfig.build.json'),
  include: ['packages/**/*.ts', 'packages/**/*.tsx'],
  noForceEmit: true,
});
let compiled;
const compiler = {
  name: 'compile-once',
  buildStart(options) {
    // It would go on watching the files otherwise.
    const compile = async () => {
      await compileAll.buildStart.call(this, options);
      await compileAll.buildEnd.call(this);
    };
    compiled ??= compile();
    return compiled;
  },
  resolveId: compileAll.resolveId,
  load: compileAll.load,
};

const plugins = (react, isOneFile = false) => [
  alias({ entries: react ? sources : [...preact, ...sources] }),
  replace({
    preventAssignment: true,
    values: {
      VERSION: JSON.stringify(version),
      IS_ONE_FILE: `${isOneFile}`,
      'process.env.NODE_ENV': '"production"',
      'typeof document': '"object"',
    },
  }),
  nodeResolve({ browser: true, extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
  ...(react ? [commonjs()] : []),
  compiler,
  terser({
    ecma: 2020,
    module: true,
    compress: { passes: 3, unsafe_arrows: true, keep_fargs: false, pure_getters: true },
    format: { comments: false },
  }),
];

/** In a page: the tag of a one-file build, found as script-tag.ts finds the loader's. */
function findTag(running) {
  if (running?.matches('script[data-base],script[src]:not([src^=blob])')) return running;
  return document.querySelector('script[data-base],script[src*="/mountkit"]') ?? running ?? { dataset: {} };
}

/** In a page: the folder that holds chunks/, by the tag; the root leads there from the script. */
function findFolder({ dataset: { base }, src }) {
  return new URL(base ? base.replace(/\/*$/, '/') : 'ROOT', src || document.baseURI).href;
}

/** The widgets that draw nothing, by the chunk that holds each. */
const WIDGETS = { sticky: 'sticky', popups: 'popup-engine', filters: 'loop-filter', cart: 'shop-cart' };

/** The modules of a widget that are fetched when they are needed, by the name of their file. */
function listOnDemand(folder) {
  const files = listFiles(at(`packages/${folder}/src`), (path) => /[\\/]on-demand[\\/].+\.ts$/.test(path));
  return files.filter((file) => !/\.test\.ts$/.test(file));
}

/**
 * Lets the browser compile a file's functions while it is fetched and not one by one in the visitor's first click, where
 * that takes as long as all that they do. For files that are fetched because they are about to be used.
 */
const compileAhead = {
  name: 'compile-ahead',
  renderChunk: (code) => ({ code: `//# allFunctionsCalledOnLoad\n${code}`, map: null }),
};

const nameFiles = (files) => Object.fromEntries(files.map((file) => [basename(file, '.ts'), file]));

const dialects = nameFiles(
  listFiles(at('packages/mountkit/src/chunks'), (path) => /[\\/](?:dialect-[a-z]+|inspector)\.ts$/.test(path)),
);

/** The form's chunk holds the names of others: digits of few kinds take the fewest bytes of it. */
const ES = { format: 'es', hashCharacters: 'hex' };

/** Source to file, of the script tag's own build. */
const drawnByNobody = {};

/** The chunks and the loader, in this order, into one folder. */
function build(dist, { react }) {
  /** Chunk name to the hash in its file's name, for the loader and for the chunk that knows the others. */
  const chunks = {};
  /** Takes those that are not built this time from what was built before. */
  const recallChunks = (folder) => {
    for (const file of listFiles(`${folder}/chunks`)) {
      const [, name, hash] = /^(?!lazy)(.+)-([\w-]{8})\.js$/.exec(basename(file)) ?? [];
      if (name) chunks[name] ??= hash;
    }
  };
  /** Source of what is a file of its own, to that file; with React, what is the same without it comes from there. */
  const fetched = Object.create(drawnByNobody);

  const collectChunks = {
    name: 'collect-chunks',
    generateBundle(_, bundle) {
      for (const { isEntry, name, fileName, facadeModuleId } of Object.values(bundle)) {
        if (isEntry && fileName.startsWith('chunks/'))
          chunks[name] = fileName.slice(`chunks/${name}-`.length, -'.js'.length);
        if (facadeModuleId) fetched[facadeModuleId] = fileName;
        if (facadeModuleId && !react) drawnByNobody[facadeModuleId] = fileName;
      }
    },
  };

  /** The hashes of the chunks that `names` says, once they are built. */
  const provideChunks = (isMeant) => ({
    name: 'provide-chunks',
    resolveId: (id) => (id === 'virtual:chunks' ? '\0virtual:chunks' : null),
    load(id) {
      if (id !== '\0virtual:chunks') return null;
      recallChunks(dist);
      const meant = Object.entries(chunks).filter(([name]) => isMeant(name));
      return `export default ${JSON.stringify(Object.fromEntries(meant))}`;
    },
  });

  /** Leaves what is a file of its own to be imported from there, when `isMeant` says so of its source. */
  const importFetched = (isMeant) => ({
    name: 'import-fetched',
    async resolveDynamicImport(specifier, importer) {
      const { id = '' } = (await this.resolve(specifier, importer)) ?? {};
      return isMeant.test(id) && fetched[id] ? { id: fetched[id], external: true } : null;
    },
  });

  /**
   * In one file, what is fetched is fetched from where the loader would fetch it. An address that leads from the file
   * to there is of no use: of a script from another origin the browser does not tell it to imports.
   */
  const fetchFrom = (root) => ({
    name: 'fetch-from',
    intro: () => `const OWN_TAG = (${findTag})(document.currentScript);
const fetchedFrom = (${`${findFolder}`.replace('ROOT', root)})(OWN_TAG);`,
    // What the page sees of a widget is an object like any other.
    renderChunk: (code) => ({ code: code.replaceAll('__proto__: null,', ''), map: null }),
    renderDynamicImport: () => ({ left: 'import(fetchedFrom + ', right: ')' }),
  });

  /** In a chunk, what is fetched lies beside it. */
  const fetchBeside = {
    name: 'fetch-beside',
    renderDynamicImport: ({ targetChunk }) => (targetChunk ? null : { left: 'import("../" + ', right: ')' }),
  };

  /**
   * A widget's chunk and what it loads itself. Each widget is built apart from the others, so that none pays for what
   * it shares with one of them; the kits are all that they have in common.
   */
  const buildChunk = (name, mark) => ({
    input: { [name]: source(`chunks/${name}`) },
    // What only a lazy chunk shares with the widget stays in the widget's own file.
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      takeKit('kit'),
      ...(isForm(name) ? [] : [takeKit('widget-kit'), importFetched(ON_DEMAND), fetchBeside]),
      ...plugins(react),
      collectChunks,
    ],
    output: {
      dir: dist,
      ...ES,
      entryFileNames: 'chunks/[name]-[hash].js',
      chunkFileNames: `chunks/${mark}-[name]-[hash].js`,
    },
  });

  /** Modules that chunks and one-file builds both fetch: they share nothing with either. */
  const buildFetched = (input, mark) => ({
    input,
    plugins: [...plugins(react), collectChunks],
    output: {
      dir: dist,
      ...ES,
      entryFileNames: 'chunks/[name]-[hash].js',
      chunkFileNames: `chunks/${mark}-shared-[hash].js`,
    },
  });

  /**
   * What a widget fetches on demand, each a file of its own, since a page seldom needs more than one or two of them. What
   * one of them fetches itself lies in a folder below it, and is built before it.
   */
  const buildOnDemand = ([name, folder], place) =>
    listOnDemand(folder)
      .sort((one, other) => other.split(/[\\/]/).length - one.split(/[\\/]/).length)
      .map((path) => ({
        input: { [`lazy-${name}-${basename(path, '.ts')}`]: path },
        plugins: [
          ...(place === 'chunks' ? [takeKit('kit'), takeKit('widget-kit')] : []),
          importFetched(ON_DEMAND),
          fetchBeside,
          ...plugins(react),
          ...(name === 'filters' ? [compileAhead] : []),
          collectChunks,
        ],
        output: { dir: dist, ...ES, entryFileNames: `${place}/[name]-[hash].js` },
      }));

  /** The one file first: it and the chunk fetch other files for the same modules, and the newest are the chunk's. */
  const buildWidget = ([name, folder]) => [
    ...buildOnDemand([name, folder], 'umd'),
    buildOneFile(folder, ON_DEMAND),
    ...buildOnDemand([name, folder], 'chunks'),
    buildChunk(name, `lazy-${name}`),
  ];

  const buildOneFile = (name, isMeant) => {
    const [file, root] = name === 'all' ? ['mountkit.umd.js', './'] : [`umd/${name}.js`, '../'];
    return {
      input: source(`umd/${name}`),
      plugins: [importFetched(isMeant), fetchFrom(root), ...plugins(react, true)],
      output: { file: `${dist}/${file}`, format: 'iife', inlineDynamicImports: true, freeze: false },
    };
  };

  const manifest = { name: 'manifest', writeBundle: () => writeManifest(dist) };
  const isForm = (name) => name === 'forms' || name === 'more';
  const core = nameFiles(['open-sink', 'report-problems'].map((name) => at(`packages/core/src/dom/${name}.ts`)));
  const faults = Object.fromEntries(Object.entries(core).map(([name, path]) => [`lazy-core-${name}`, path]));

  return {
    faults: [buildFetched(faults, 'lazy-core')],
    dialects: Object.keys(dialects)[0] ? [buildFetched(dialects, 'lazy-dialect')] : [],
    forms: [buildChunk('forms', 'lazy')],
    links: [buildChunk('links', 'lazy-links')],
    ...Object.fromEntries(Object.entries(WIDGETS).map((widget) => [widget[0], buildWidget(widget)])),
    files: [buildOneFile('forms-embed', FETCHED), buildOneFile('all', FETCHED)],
    mountkit: [
      {
        input: { more: source('chunks/more') },
        plugins: [
          provideChunks((name) => !isForm(name) && !name.startsWith('lazy')),
          takeKit('kit'),
          provideKit('widget-kit'),
          importFetched(FAULTS),
          fetchBeside,
          ...plugins(react),
          collectChunks,
        ],
        output: { dir: dist, ...ES, entryFileNames: 'chunks/[name]-[hash].js' },
      },
      {
        input: source('hbspt'),
        plugins: [
          provideChunks((name) => isForm(name) || name === 'dialect-hubspot'),
          provideKit('kit'),
          ...plugins(react),
        ],
        output: { file: `${dist}/hbspt.js`, format: 'iife' },
      },
      {
        input: source('mountkit'),
        plugins: [provideChunks(isForm), provideKit('kit'), ...plugins(react), manifest],
        output: { file: `${dist}/mountkit.js`, format: 'iife' },
      },
    ],
  };
}

/** The parts that are built, in this order; ONLY names some of them, the rest stays as it was built before. */
const ONLY = process.env.ONLY?.split(',');

/** Files that are the same with React and without it. */
const isDrawnByNobody = (path) =>
  !/[\\/](?:(?:forms-[\w-]{8}|mountkit(?:\.umd)?|hbspt|forms-embed)\.js|global\.\S+)$/.test(path);

/** React draws forms alone: the other files are those of the script tag. */
function buildWithReact() {
  const dist = at('e2e/dist-react');
  const { forms, files, mountkit } = build(dist, { react: true });
  const others = {
    name: 'copy-others',
    buildStart() {
      cpSync(at('packages/mountkit/dist'), dist, { recursive: true, filter: isDrawnByNobody });
    },
  };
  return {
    forms,
    files,
    mountkit: mountkit
      .slice(1)
      .map((config, index) => (index ? config : { ...config, plugins: [others, ...config.plugins] })),
  };
}

const parts = (groups) =>
  Object.entries(groups)
    .filter(([name]) => !ONLY || name === 'faults' || ONLY.includes(name))
    .flatMap(([, configs]) => configs);

export default [...parts(build(at('packages/mountkit/dist'), { react: false })), ...parts(buildWithReact())];

// How each kind of the script tag's files is built. rollup.config.mjs says which there are, and in which order: a file that
// loads another by its hashed name is built after it.
import { basename } from 'node:path';
import { writeManifest } from '../measure.mjs';
import { at } from '../root.mjs';
import { joinShared } from './join-shared.mjs';
import { provideKit, provideWidgetKit, takeKit, takeWidgetKit } from './kits.mjs';
import { listLateFiles } from './list-late-files.mjs';
import { compile } from './plugins.mjs';
import { writeStyles } from './write-styles.mjs';

const source = (path) => at(`packages/mountkit/src/${path}.ts`);

/** Names of hexadecimal digits: files that hold many of them are smaller when they are compressed. */
const ES = { format: 'es', hashCharacters: 'hex' };

/** What core loads at a page's first fault. */
const FAULTS = /[\\/]core[\\/]src[\\/]dom[\\/]faults\./;

/** A table of texts. */
const LOCALE = /[\\/]locales[\\/]/;

/** What the families load later from files that are built apart. */
const APART = /[\\/](?:core[\\/]src[\\/]dom[\\/]faults\.|locales[\\/])/;

/** What the families of the shop's pages load later is built with them. */
const OF_FAMILIES = /[\\/]on-demand[\\/](?:cart-changes|countries|drawer-|order-form|checkout-boxes|form-texts)/;

/** What even a file that holds everything loads later. */
const ALWAYS_LATE = /[\\/](?:locales[\\/]|phone-metadata\.|lottie-library\.|chunks[\\/]dialect-)/;

/**
 * @param dist the folder of the built files
 * @param options.react whether forms are drawn by React itself: for the browser tests
 * @param options.others a bundler whose files are here, too, where this one does not build them itself
 */
export function createBundler(dist, { react = false, others } = {}) {
  /** Name of a chunk to the hash in its file's name. */
  const hashes = {};
  /** Source of a file that is loaded later, to the built file. */
  const files = Object.create(others?.files ?? null);
  /** The same, of what is built apart for the scripts that are one file. */
  const filesOfOneFiles = Object.create(others?.filesOfOneFiles ?? null);

  /** Notes which file each source is built into. */
  const rememberIn = (found) => ({
    name: 'remember-files',
    generateBundle(_, bundle) {
      for (const { fileName, facadeModuleId } of Object.values(bundle)) {
        const [, name, hash] = /^chunks\/(.+)-(.+)\.js$/.exec(fileName) ?? [];
        if (name) hashes[name] = hash;
        if (facadeModuleId) found[facadeModuleId] = fileName;
      }
    },
  });
  const remember = rememberIn(files);

  /** A chunk's part of core that is in the page already, or in the file that all widgets but forms import. */
  const takeKits = [takeKit, takeWidgetKit(() => `widget-kit-${hashes['widget-kit']}.js`)];

  /** `virtual:chunks`: the hashes of the chunks that a loader loads. */
  const provideHashes = (isMeant) => ({
    name: 'provide-hashes',
    resolveId: (id) => (id === 'virtual:chunks' ? '\0virtual:chunks' : null),
    load(id) {
      if (id !== '\0virtual:chunks') return null;
      const meant = Object.entries({ ...others?.hashes, ...hashes }).filter(([name]) => isMeant(name));
      return `export default ${JSON.stringify(Object.fromEntries(meant))}`;
    },
  });

  /** Leaves what has a file of its own to be imported from there. */
  const importBuilt = (isMeant = /./, fileOf = (id) => files[id]) => ({
    name: 'import-built',
    async resolveDynamicImport(specifier, importer) {
      const { id = '' } = (await this.resolve(specifier, importer)) ?? {};
      return isMeant.test(id) && fileOf(id) ? { id: fileOf(id), external: true } : null;
    },
  });

  /** A chunk's late files are beside it. */
  const fromBeside = {
    name: 'from-beside',
    renderDynamicImport: ({ targetChunk }) => (targetChunk ? null : { left: 'import("../" + ', right: ')' }),
  };

  /** A classic script asks `own-folder.ts` where its late files are: imports know no address of such a script. */
  const fromOwnFolder = {
    name: 'from-own-folder',
    intro: () => 'let ownFolder;',
    renderDynamicImport: () => ({ left: 'import(ownFolder() + ', right: ')' }),
  };

  /** Files that share nothing with those that load them: they may be a chunk's or a classic script's. */
  const apart = (input) => ({
    input,
    plugins: [...compile({ react }), remember],
    output: { dir: dist, ...ES, entryFileNames: 'chunks/[name]-[hash:7].js' },
  });

  /** Files that share with each other: `groups` says which of them holds what. */
  const joined = (config, groups, { lateName = 'lazy-[name]', isOfOneFiles = false } = {}) => ({
    ...config,
    plugins: [joinShared(groups, config), ...config.plugins, isOfOneFiles ? rememberIn(filesOfOneFiles) : remember],
    output: {
      dir: dist,
      ...ES,
      freeze: false,
      entryFileNames: 'chunks/[name]-[hash:7].js',
      chunkFileNames: `chunks/${lateName}-[hash:7].js`,
    },
  });

  const lateFile = (widget, path, folder) => ({
    input: { [`lazy-${widget}-${basename(path, '.ts')}`]: path },
    plugins: [
      ...(folder === 'chunks' ? takeKits : []),
      importBuilt(),
      fromBeside,
      ...compile({ react, isAhead: widget === 'filters' ? /./ : undefined }),
      remember,
    ],
    output: { dir: dist, ...ES, entryFileNames: `${folder}/[name]-[hash:7].js` },
  });

  const loader = (name, isMeant, ...plugins) => ({
    input: source(name),
    plugins: [provideHashes(isMeant), provideKit, ...compile({ react }), ...plugins],
    output: { file: `${dist}/${name}.js`, format: 'iife' },
  });

  const dialect = (name, ...plugins) => ({
    input: { [name]: source(`chunks/${name}`) },
    preserveEntrySignatures: 'allow-extension',
    plugins: [...plugins, ...compile({ react })],
  });

  return {
    files,
    filesOfOneFiles,
    hashes,

    /** What core loads at a page's first fault. */
    faults: () => apart({ 'lazy-core-faults': at('packages/core/src/dom/faults.ts') }),

    /** What the script tag's attributes start by name, with its late files. It shares only the loader's kit with what loads it. */
    dialect: (name, groups = {}) => joined(dialect(name, takeKit), groups, { lateName: `lazy-${name}-[name]` }),

    /** The same for the scripts that are one file, in which there is no kit. */
    dialectOfOneFiles: (name, groups = {}) => ({
      ...joined(dialect(name), groups, { isOfOneFiles: true }),
      output: {
        dir: dist,
        ...ES,
        entryFileNames: 'umd/lazy-[name]-[hash:7].js',
        chunkFileNames: `umd/lazy-${name}-[name]-[hash:7].js`,
      },
    }),

    /** The chunk of forms, and its late files, which share with it and with each other. */
    forms: (groups) =>
      joined(
        {
          input: { forms: source('chunks/forms') },
          preserveEntrySignatures: 'allow-extension',
          plugins: [
            takeKit,
            importBuilt(FAULTS),
            fromBeside,
            ...compile({ react, isAhead: /^(forms|open-full-form)$/ }),
          ],
        },
        groups,
      ),

    /** A chunk for each family of page-widgets, and a file with what they share. */
    families: (names, groups) =>
      joined(
        {
          input: Object.fromEntries(names.map((name) => [name, source(`chunks/${name}`)])),
          preserveEntrySignatures: 'allow-extension',
          plugins: [...takeKits, importBuilt(APART), fromBeside, ...compile({ react })],
        },
        groups,
      ),

    /** A chunk that is one file, apart from its late files. */
    chunk: (name) => ({
      input: { [name]: source(`chunks/${name}`) },
      plugins: [...takeKits, importBuilt(), fromBeside, ...compile({ react }), remember],
      output: { dir: dist, ...ES, entryFileNames: 'chunks/[name]-[hash:7].js' },
    }),

    /** The tables of texts of a widget, one file for each language, for its chunk and for its one file. */
    locales(widget, folder) {
      const paths = listLateFiles(at(`packages/${folder}/src`)).filter((path) => LOCALE.test(path));
      const input = Object.fromEntries(paths.map((path) => [`lazy-${widget}-${basename(path, '.ts')}`, path]));
      return apart(input);
    },

    /** The late files of a widget, for its chunk or for the file that holds the whole widget. */
    lateFiles: (widget, folder, place) =>
      listLateFiles(at(`packages/${folder}/src`))
        .filter((path) => !LOCALE.test(path) && !OF_FAMILIES.test(path))
        .map((path) => lateFile(widget, path, place)),

    /** A script that holds everything, but for what is always late; a single widget's late files stay apart, too. */
    oneFile(name, isLate = ALWAYS_LATE) {
      const file = name === 'all' ? 'mountkit.umd.js' : `umd/${name}.js`;
      return {
        input: source(`umd/${name}`),
        plugins: [
          importBuilt(isLate, (id) => filesOfOneFiles[id] ?? files[id]),
          fromOwnFolder,
          ...compile({ react, isOneFile: true }),
        ],
        output: { file: `${dist}/${file}`, format: 'iife', inlineDynamicImports: true, freeze: false },
      };
    },

    /** What every widget but forms is made with: their chunks import it. */
    widgetKit: () => ({
      input: { 'widget-kit': source('chunks/widget-kit') },
      plugins: [takeKit, provideWidgetKit, importBuilt(FAULTS), fromBeside, ...compile({ react }), remember],
      output: { dir: dist, ...ES, entryFileNames: 'chunks/[name]-[hash:7].js' },
    }),

    /** The chunk that knows every other one but forms. */
    widgetLoader: () => ({
      input: { widgets: source('chunks/widgets') },
      plugins: [
        provideHashes((name) => !/^(?:forms|widgets|lazy-(?!page-shared).*)$/.test(name)),
        takeKit,
        importBuilt(),
        fromBeside,
        ...compile({ react }),
        remember,
      ],
      output: { dir: dist, ...ES, entryFileNames: 'chunks/[name]-[hash:7].js' },
    }),

    /** What stands in for the incumbent's script. */
    hbspt: () => loader('hbspt', (name) => /^(?:forms|widgets|dialect-hubspot)$/.test(name)),

    /** The script tag's own file, the last of all; with the style sheets, which are in the manifest too. */
    mountkit: () =>
      loader('mountkit', (name) => /^(?:forms|widgets)$/.test(name), {
        name: 'manifest',
        async writeBundle() {
          await writeStyles(dist);
          writeManifest(dist);
        },
      }),
  };
}

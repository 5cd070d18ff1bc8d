import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { minify as shorten } from 'terser';
import { at } from '../root.mjs';
import { preact, sources } from './aliases.mjs';
import { readStyle } from './write-styles.mjs';

const { version } = JSON.parse(readFileSync(at('packages/mountkit/package.json'), 'utf8'));

/** Libraries that are taken from their builds for the browsers of today. */
const modern = [
  { find: /^libphonenumber-js\/core$/, replacement: 'libphonenumber-js/core/es6' },
  {
    find: /^lottie-web\/build\/player\/lottie_light\.js$/,
    replacement: 'lottie-web/build/player/esm/lottie_light.min.js',
  },
];

const compileAll = typescript({
  tsconfig: at('tsconfig.build.json'),
  include: ['packages/**/*.ts', 'packages/**/*.tsx'],
  noForceEmit: true,
  sourceMap: true,
  inlineSources: true,
});
let compiled;

/** One compiler for all bundles: it compiles every source at its start, and hands out the results from then on. */
const compiler = {
  name: 'compile-once',
  buildStart(options) {
    const compile = async () => {
      await compileAll.buildStart.call(this, options);
      // Otherwise it would go on watching the files.
      await compileAll.buildEnd.call(this);
    };
    compiled ??= compile();
    return compiled;
  },
  resolveId: compileAll.resolveId,
  load: compileAll.load,
};

/** `x.css?inline` is the text of that style sheet. */
const styleText = {
  name: 'style-text',
  resolveId: (id, importer) => (id.endsWith('.css?inline') ? resolve(dirname(importer), id) : null),
  load: async (id) =>
    id.endsWith('.css?inline') ? `export default ${JSON.stringify(await readStyle(id.replace('?inline', '')))}` : null,
};

/**
 * Lets the browser compile a file's functions while it is loaded, and not one by one in the visitor's first click, where
 * that takes as long as all that they do. For files that are loaded because they are about to be used.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** In this process: a thread for each of a hundred small files takes longer to start than to work. */
const minify = (compress, isAhead) => ({
  name: 'minify',
  renderChunk: (code, { name }, { sourcemap }) =>
    shorten(code, {
      ecma: 2020,
      module: true,
      compress,
      format: { comments: false, preamble: isAhead.test(name) ? COMPILE_AHEAD : undefined },
      sourceMap: !!sourcemap && { asObject: true },
    }),
});

const COMPRESS = { passes: 3, unsafe_arrows: true, keep_fargs: false, pure_getters: true };

/**
 * What turns our sources into a script for the browsers of today; drawn by React, or by preact in its place.
 *
 * @param options.isAhead which files are compiled ahead, by name; default none
 */
export const compile = ({ react, isOneFile = false, isAhead = /^$/ }) => [
  alias({ entries: [...(react ? [] : preact), ...modern, ...sources] }),
  replace({
    preventAssignment: true,
    values: {
      VERSION: JSON.stringify(version),
      IS_ONE_FILE: `${isOneFile}`,
      'process.env.NODE_ENV': '"production"',
      // What only the loader loads is never without a page; a file that holds everything can be required on a server.
      ...(!isOneFile && { 'typeof document': '"object"' }),
    },
  }),
  styleText,
  nodeResolve({ browser: true, extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
  ...(react ? [commonjs()] : []),
  compiler,
  // No visitor loads what React draws: short names alone save nearly as much, and a minute of work.
  minify(react ? false : COMPRESS, isAhead),
];

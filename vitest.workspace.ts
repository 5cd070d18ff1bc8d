import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Packages resolve to their sources in unit tests, so that no build is needed to run them. */
const sources = [
  { find: /^@mountkit\/core\/logic$/, replacement: at('packages/core/src/logic/index.ts') },
  { find: /^@mountkit\/forms-embed\/access$/, replacement: at('packages/forms-embed/src/access.ts') },
  { find: /^@mountkit\/forms-embed\/check$/, replacement: at('packages/forms-embed/src/check.ts') },
  { find: /^@mountkit\/forms-embed\/links$/, replacement: at('packages/forms-embed/src/links/index.ts') },
  { find: /^@mountkit\/forms-embed\/prepare$/, replacement: at('packages/forms-embed/src/prepare.ts') },
  { find: /^@mountkit\/forms-embed\/rules$/, replacement: at('packages/forms-embed/src/rules.ts') },
  { find: /^@mountkit\/forms-embed\/server$/, replacement: at('packages/forms-embed/src/server.ts') },
  { find: /^@mountkit\/provider\/kit$/, replacement: at('packages/provider/src/kit.ts') },
  { find: /^@mountkit\/provider\/sample-forms$/, replacement: at('packages/provider/src/sample-forms/index.ts') },
  { find: /^@mountkit\/provider\/schema$/, replacement: at('packages/provider/src/db/schema.ts') },
  { find: /^@mountkit\/(page-widgets|shop-cart)\/([a-z-]+)$/, replacement: at('packages/$1/src/$2/index.ts') },
  { find: /^@mountkit\/([a-z-]+)\/react$/, replacement: at('packages/$1/src/react/index.ts') },
  { find: /^@mountkit\/([a-z-]+)$/, replacement: at('packages/$1/src/index.ts') },
];

/** The script tag's React: the thin layer over preact that rollup.config.mjs puts in its place. */
const preact = [
  { find: /^react\/jsx-runtime$/, replacement: at('packages/mountkit/src/preact/jsx-runtime.ts') },
  { find: /^react-dom\/client$/, replacement: at('packages/mountkit/src/preact/react-dom-client.ts') },
  { find: /^react-dom$/, replacement: at('packages/mountkit/src/preact/react-dom.ts') },
  { find: /^react$/, replacement: at('packages/mountkit/src/preact/react.ts') },
];

/**
 * Time enough for property tests and whole forms on a busy machine; none of them waits for time to pass. The files of
 * one worker share its modules and its page, which takes half the time of making them anew.
 */
const unit = { alias: sources, include: [] as string[], testTimeout: 20_000, isolate: false };

/** What the build of the script tag writes in. */
const define = { IS_ONE_FILE: 'false', VERSION: '"0.0.0"' };

/** Wants no page at all. */
const onServer = ['packages/forms-embed/tests/on-a-server.test.ts'];

/** Brings the shared page into its first state before each file. */
const setupFiles = ['packages/core/src/testing/fresh-page.ts'];

/** vitest 4 reads its projects from vitest.config.ts, which imports this list. */
export default [
  {
    define,
    test: {
      ...unit,
      name: 'logic',
      environment: 'node',
      include: [
        'packages/*/src/**/*.test.ts',
        'examples/playground/src/**/*.test.ts',
        'scripts/**/*.test.mjs',
        ...onServer,
      ],
      exclude: [
        'packages/*/src/{dom,ui,react,links,on-demand,form,server}/**',
        'packages/provider/**',
        'packages/{page-widgets,shop-cart}/src/*/dom/**',
        'packages/*/src/*.test.ts',
        '**/node_modules/**',
      ],
    },
  },
  {
    define,
    test: {
      ...unit,
      name: 'page',
      environment: 'jsdom',
      setupFiles,
      include: [
        'packages/*/src/{dom,ui,links,on-demand,form,server}/**/*.test.{ts,tsx}',
        'packages/{page-widgets,shop-cart}/src/*/dom/*.test.ts',
        'packages/*/{src,tests}/*.test.{ts,tsx}',
      ],
      exclude: [...onServer, 'packages/provider/**'],
    },
  },
  {
    test: {
      ...unit,
      name: 'react',
      environment: 'jsdom',
      setupFiles: [...setupFiles, 'packages/core/src/testing/fresh-react.ts'],
      include: ['packages/*/src/react/**/*.test.{ts,tsx}'],
    },
  },
  {
    // The whole form once more, on what the script tag draws it with.
    esbuild: { jsxDev: false },
    test: {
      ...unit,
      alias: [...preact, ...sources],
      name: 'page-preact',
      environment: 'jsdom',
      setupFiles,
      include: ['packages/forms-embed/tests/*.test.tsx'],
    },
  },
  {
    test: {
      ...unit,
      name: 'server',
      environment: 'node',
      include: ['packages/provider/src/**/*.test.ts', 'examples/server/src/**/*.test.{ts,tsx}'],
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  },
  {
    test: {
      name: 'e2e',
      environment: 'node',
      include: ['e2e/**/*.test.ts'],
      globalSetup: ['e2e/global-setup.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // The files of one worker share the driver of the browser, which takes two seconds to load.
      isolate: false,
      // A browser that did not start or a lost click of its driver is no fault of a page; a third failure is.
      retry: 2,
    },
  },
];

import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Packages resolve to their sources in unit tests, so that no build is needed to run them. */
const sources = [
  { find: /^@mountkit\/core\/logic$/, replacement: at('packages/core/src/logic/index.ts') },
  { find: /^@mountkit\/core\/react$/, replacement: at('packages/core/src/react/index.ts') },
  { find: /^@mountkit\/core$/, replacement: at('packages/core/src/index.ts') },
  { find: /^@mountkit\/forms-embed\/react$/, replacement: at('packages/forms-embed/src/react/index.ts') },
  { find: /^@mountkit\/forms-embed\/links$/, replacement: at('packages/forms-embed/src/links/index.ts') },
  { find: /^@mountkit\/forms-embed\/prepare$/, replacement: at('packages/forms-embed/src/prepare.ts') },
  { find: /^@mountkit\/forms-embed\/rules$/, replacement: at('packages/forms-embed/src/rules.ts') },
  { find: /^@mountkit\/forms-embed\/server$/, replacement: at('packages/forms-embed/src/server.ts') },
  { find: /^@mountkit\/forms-embed$/, replacement: at('packages/forms-embed/src/index.ts') },
];

/** The script tag's React: the thin layer over preact that rollup.config.mjs puts in its place. */
const preact = [
  { find: /^react\/jsx-runtime$/, replacement: at('packages/mountkit/src/preact/jsx-runtime.ts') },
  { find: /^react-dom\/client$/, replacement: at('packages/mountkit/src/preact/react-dom-client.ts') },
  { find: /^react-dom$/, replacement: at('packages/mountkit/src/preact/react-dom.ts') },
  { find: /^react$/, replacement: at('packages/mountkit/src/preact/react.ts') },
];

/** Time enough for property tests and whole forms on a busy machine; none of them waits for time to pass. */
const unit = { alias: sources, include: [] as string[], testTimeout: 20_000 };

/** vitest 4 reads its projects from vitest.config.ts, which imports this list. */
export default [
  {
    test: {
      ...unit,
      name: 'logic',
      environment: 'node',
      include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
      exclude: ['packages/*/src/{dom,ui,react,links}/**', 'packages/*/src/*.test.ts', '**/node_modules/**'],
    },
  },
  {
    test: {
      ...unit,
      name: 'page',
      environment: 'jsdom',
      include: ['packages/*/src/{dom,ui,react,links}/**/*.test.{ts,tsx}', 'packages/*/src/*.test.{ts,tsx}'],
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
      include: ['packages/forms-embed/src/*.test.tsx'],
    },
  },
  {
    test: {
      ...unit,
      name: 'server',
      environment: 'node',
      include: ['examples/server/src/**/*.test.{ts,tsx}'],
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
      fileParallelism: false,
    },
  },
];

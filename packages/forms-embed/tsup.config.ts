import { fileURLToPath } from 'node:url';
import { defineConfig, type Options } from 'tsup';

const shared: Options = {
  format: ['esm', 'cjs'],
  target: 'es2022',
  sourcemap: true,
};

/** The script tag's thin layer over preact, in place of React. */
const layer = (name: string) =>
  fileURLToPath(new URL(`../mountkit/src/preact/${name.replace('/', '-')}.ts`, import.meta.url));
const LAYERS: Readonly<Record<string, string>> = {
  react: layer('react'),
  'react/jsx-runtime': layer('jsx-runtime'),
  'react-dom': layer('react-dom'),
  'react-dom/client': layer('react-dom-client'),
};

export default defineConfig([
  {
    ...shared,
    entry: {
      index: 'src/index.ts',
      links: 'src/links/index.ts',
      access: 'src/access.ts',
      check: 'src/check.ts',
      react: 'src/react/index.ts',
      'react-on-server': 'src/react/on-server.ts',
      prepare: 'src/prepare.ts',
      rules: 'src/rules.ts',
      server: 'src/server.ts',
    },
    dts: { compilerOptions: { ignoreDeprecations: '6.0', paths: {} } },
    clean: true,
  },
  {
    // The main entry for applications without React: its types are those of the main one.
    ...shared,
    entry: { index: 'src/index.ts' },
    outDir: 'dist/vanilla',
    noExternal: [/^p?react/],
    esbuildPlugins: [
      {
        name: 'preact-for-react',
        setup: ({ onResolve }) => onResolve({ filter: /^react(?:$|[-/])/ }, ({ path }) => ({ path: LAYERS[path] })),
      },
    ],
  },
]);

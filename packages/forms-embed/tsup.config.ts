import { defineConfig } from 'tsup';

export default defineConfig({
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
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: { compilerOptions: { ignoreDeprecations: '6.0', paths: {} } },
  clean: true,
});

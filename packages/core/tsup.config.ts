import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', logic: 'src/logic/index.ts', react: 'src/react/index.ts' },
  format: ['esm', 'cjs'],
  target: 'es2022',
  sourcemap: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0', paths: {} } },
  clean: true,
});

import { defineConfig } from 'tsup';
import { listFamilies } from '../../scripts/list-families.mjs';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    react: 'src/react/index.ts',
    ...Object.fromEntries(listFamilies().map((family) => [family, `src/${family}/index.ts`])),
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  sourcemap: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0', paths: {} } },
  clean: true,
});

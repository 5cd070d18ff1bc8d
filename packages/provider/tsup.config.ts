import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    kit: 'src/kit.ts',
    main: 'src/main.ts',
    'sample-forms': 'src/sample-forms/index.ts',
    schema: 'src/db/schema.ts',
  },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  dts: {
    entry: {
      index: 'src/index.ts',
      kit: 'src/kit.ts',
      'sample-forms': 'src/sample-forms/index.ts',
      schema: 'src/db/schema.ts',
    },
    compilerOptions: { ignoreDeprecations: '6.0', paths: {} },
  },
  clean: true,
  sourcemap: true,
  onSuccess: 'node make-snapshot.mjs',
});

import { defineConfig } from 'tsup';

// Only the types of the global, and an empty module so that they can be imported: rollup.config.mjs makes everything else.
export default defineConfig({
  entry: { global: 'types/global.ts' },
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: {
    compilerOptions: {
      ignoreDeprecations: '6.0',
      // A host page installs this package alone, so the types of the others, as they were built, go inside.
      paths: {
        '@mountkit/core/logic': ['../core/dist/logic.d.ts'],
        '@mountkit/forms-embed/links': ['../forms-embed/dist/links.d.ts'],
        '@mountkit/forms-embed/prepare': ['../forms-embed/dist/prepare.d.ts'],
        '@mountkit/*': ['../*/dist/index.d.ts'],
      },
    },
  },
  clean: false,
});

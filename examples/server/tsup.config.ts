import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts'],
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
  // What draws forms is bundled from its sources (tsconfig paths), so that its build does not have to run first.
  // The provider has files beside its code.
  noExternal: [/^@mountkit\/(?!provider)/],
  external: [/^@mountkit\/provider/],
});

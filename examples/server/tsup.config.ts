import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts'],
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
  // Our own packages are bundled from their sources (tsconfig paths), so that no other build has to run first.
  noExternal: [/^@mountkit\//],
});

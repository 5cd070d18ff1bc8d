import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default {
  base: '/admin/forms/assets/',
  publicDir: false,
  // React's own transform needs no plug-in: the compiler knows it.
  esbuild: { jsx: 'automatic' },
  build: {
    outDir: at('../dist/editor'),
    emptyOutDir: true,
    modulePreload: false,
    sourcemap: true,
    rollupOptions: {
      input: { editor: at('src/main.tsx'), preview: at('src/preview.ts') },
      // The pages are the server's and name these files.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
} satisfies UserConfig;

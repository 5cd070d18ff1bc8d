import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default {
  base: '/playground/',
  // React's own transform needs no plug-in: the compiler knows it.
  esbuild: { jsx: 'automatic' },
  build: {
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { playground: at('index.html'), preview: at('src/preview/main.ts') },
      // The page of the preview is the server's and names its script.
      output: { entryFileNames: 'assets/[name].js', assetFileNames: 'assets/[name][extname]' },
    },
  },
} satisfies UserConfig;

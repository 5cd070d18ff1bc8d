import type { UserConfig } from 'vite';

export default {
  // React's own transform needs no plug-in: the compiler knows it.
  esbuild: { jsx: 'automatic' },
  // The form draws itself with the same React as the application.
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    rollupOptions: {
      // 'use client' is meant for servers that draw React; here everything is the client.
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
    },
  },
} satisfies UserConfig;

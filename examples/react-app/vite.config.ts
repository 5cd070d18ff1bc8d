import type { UserConfig } from 'vite';

/** The forms host and shop of the example server; while the application is developed its calls are passed on. */
const host = 'http://localhost:4173';

export default {
  // It may be served below any address.
  base: './',
  server: { proxy: { '^/(embed|submissions|uploads|emailcheck|wp-json|pictures|basket)/': host } },
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

import { defineConfig } from 'tsup';

/** An entry for each family, and one for React. */
const FAMILIES = [
  'carousel',
  'countdown',
  'disclosure',
  'floating',
  'gallery',
  'headline',
  'hotspot',
  'lightbox',
  'lottie',
  'menu',
  'page',
  'page-form',
  'reveal',
  'search',
  'services',
  'share',
  'toc',
  'video',
  'react',
];

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    ...Object.fromEntries(FAMILIES.map((family) => [family, `src/${family}/index.ts`])),
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  sourcemap: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0', paths: {} } },
  clean: true,
});

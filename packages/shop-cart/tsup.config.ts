import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    attribution: 'src/attribution/index.ts',
    checkout: 'src/checkout/index.ts',
    product: 'src/product/index.ts',
    'cart-page': 'src/cart-page/index.ts',
    drawer: 'src/drawer/index.ts',
    react: 'src/react/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  sourcemap: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0', paths: {} } },
  clean: true,
});

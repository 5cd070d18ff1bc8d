import * as cart from '../chunks/cart';
import { startDialect, startWidgets } from './start-widgets';

startWidgets({
  name: 'mountkit/shop-cart',
  main: 'cart',
  apis: { cart },
  nameOf: (name) => name,
  start: () => startDialect('woocommerce', () => import('../chunks/dialect-woocommerce')),
});

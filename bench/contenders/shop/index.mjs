import { recordShop } from './record-shop.mjs';

/** The example server's shop page, recorded once: with its own tag, or with jQuery and a handler in its place. */
export const shop = {
  name: 'shop',
  baseline: 'jquery',
  contenders: [
    { name: 'jquery', label: 'jQuery and a handler', file: 'jquery.mjs' },
    { name: 'mountkit', label: 'mountkit', file: 'mountkit.mjs' },
  ],
  prepare: recordShop,
};

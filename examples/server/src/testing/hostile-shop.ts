import { hostile } from '../../../../packages/provider/src/testing/sound-page';

export { hostile };

import type { Post } from '../blog/posts';
import { blogLoop, shopLoop, storefrontLoop } from '../loops/loops';
import { renderBlog } from '../pages/blog/blog-page';
import { renderPost } from '../pages/blog/post-page';
import { renderAccount } from '../pages/shop/account-page';
import { renderBasket } from '../pages/shop/basket-page';
import { renderCheckout, renderOrderReceived } from '../pages/shop/checkout-page';
import type { ShopContext } from '../pages/shop/context';
import { renderProduct } from '../pages/shop/product-page';
import { renderShop } from '../pages/shop/shop-page';
import { renderStorefront } from '../pages/shop/storefront-page';
import { basketOf } from '../shop/basket';
import type { Order } from '../shop/orders';
import type { Product } from '../shop/products';

const buyable = {
  id: 1,
  productId: 1,
  slug: hostile,
  name: hostile,
  sku: hostile,
  price: 100,
  regularPrice: 200,
  stock: 3,
  soldIndividually: false,
  options: { [hostile]: [hostile] },
  picture: hostile,
  shortDescription: hostile,
  description: hostile,
};

const product: Product = {
  ...buyable,
  kind: 'simple',
  highestPrice: 100,
  inStock: true,
  terms: { product_cat: [hostile] },
  rating: 45,
};

const post: Post = {
  id: 1,
  slug: hostile,
  title: hostile,
  excerpt: hostile,
  body: hostile,
  author: hostile,
  terms: { category: [hostile] },
  picture: hostile,
  publishedAt: new Date(0),
};

const order: Order = {
  id: 1,
  key: hostile,
  customerId: null,
  email: hostile,
  billing: {},
  comments: hostile,
  lines: [{ productId: 1, name: hostile, sku: hostile, quantity: 1, price: 100 }],
  total: 100,
  attribution: {},
  visitor: null,
  createdAt: new Date(0),
};

const ctx: ShopContext = {
  nonce: 'n0nce',
  path: `/${hostile}`,
  basket: basketOf([{ ...buyable, key: hostile, quantity: 2 }]),
  notices: [
    { kind: 'error', text: hostile },
    { kind: 'message', text: hostile, action: { href: '/basket/', label: hostile } },
  ],
  customer: { id: 1, name: hostile, email: hostile, roles: [hostile] },
  basketNonce: hostile,
  restNonce: hostile,
  isNoticeHidden: false,
  showsComingSoon: true,
  dialect: false,
};

const filters = new Map([[hostile, { terms: [hostile], join: 'AND' as const }]]);
const shown = { place: { filters, page: 2 }, base: `/shop/?x=${hostile}`, total: 40, isMarked: true };
const terms = Object.fromEntries(
  [...shopLoop.taxonomies, ...blogLoop.taxonomies].map((taxonomy) => [
    taxonomy,
    [{ slug: hostile, name: hostile, count: 1 }],
  ]),
);
const check = { billing: { billing_city: hostile }, comments: hostile, problems: { billing_city: hostile } };
const variable: Product = { ...product, kind: 'variable', highestPrice: 300 };

/** Every page of the shop and the journal, full of it. */
export const shopPages: Readonly<Record<string, string>> = {
  shop: renderShop({
    ctx,
    listing: { ...shown, loop: shopLoop, items: [product, { ...variable, id: 2 }], order: 'price' },
    terms,
    prices: { min: 9, max: 96 },
  }),
  'a shop without a match': renderShop({
    ctx: { ...ctx, basket: basketOf([]), dialect: true },
    listing: { ...shown, total: 0, isMarked: false, loop: shopLoop, items: [], order: 'price' },
    terms: {},
    prices: { min: 9, max: 96 },
  }),
  storefront: renderStorefront({
    ctx,
    listing: { ...shown, loop: storefrontLoop, items: [product, { ...variable, id: 2 }], order: 'menu_order' },
    terms,
  }),
  'a storefront without a match': renderStorefront({
    ctx: { ...ctx, basket: basketOf([]) },
    listing: { ...shown, total: 0, loop: storefrontLoop, items: [], order: 'menu_order' },
    terms: {},
  }),
  'a simple product': renderProduct({
    ctx,
    product,
    variations: [],
    chosen: {},
    related: [{ ...product, id: 2 }],
    names: new Map(),
  }),
  'a variable product': renderProduct({
    ctx,
    product: variable,
    variations: [{ ...buyable, id: 7 }],
    chosen: { attribute_size: hostile },
    related: [],
    names: new Map(),
  }),
  basket: renderBasket(ctx),
  'an empty basket': renderBasket({ ...ctx, basket: basketOf([]) }),
  checkout: renderCheckout({ ctx, check }),
  'order received': renderOrderReceived({ ctx, order }),
  'an account': renderAccount({ ctx, orders: [order], draft: { email: '', name: '' } }),
  'log-in': renderAccount({ ctx: { ...ctx, customer: null }, orders: [], draft: { email: hostile, name: hostile } }),
  journal: renderBlog({ ctx, listing: { ...shown, loop: blogLoop, items: [post] }, terms }),
  post: renderPost({ ctx, post }),
};

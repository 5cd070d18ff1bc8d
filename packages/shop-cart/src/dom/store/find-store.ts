import { shared } from '@mountkit/core';
import { type CartStore, createCartStore } from './cart-store';
import { createFragmentsApi } from './fragments-api';
import { createStoreApi } from './store-api';

const stores = () => shared('cart-stores', () => new Map<string, CartStore>());

const findStore = (name: string, create: () => CartStore): CartStore => {
  const store = stores().get(name) ?? create();
  stores().set(name, store);
  return store;
};

/** The basket by a shop's Store API: everything on a page that shows one basket shares it. */
export const findApiStore = (base: string): CartStore =>
  findStore(`store ${base}`, () => createCartStore(createStoreApi(base)));

/** The basket by a shop's own calls. */
export const findFragmentsStore = (base: string): CartStore =>
  findStore(`fragments ${base}`, () => createCartStore(createFragmentsApi()));

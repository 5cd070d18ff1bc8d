import {
  type Disposer,
  jsonList,
  jsonObject,
  jsonText,
  listen,
  pageConfig,
  pageProvider,
  report,
  request,
} from '@mountkit/core';
import type { Basket } from '../../../logic/further-rules';
import { basketOf } from './basket-slot';

/** Events after which the basket is another one: those of our cart, and of the shop's own scripts. */
const CHANGES = ['mountkit:cart:added', 'mountkit:cart:removed', 'mountkit:cart:fragmentsRefreshed'];

/** The address of the shop's Store API. */
function cartAddress(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="https://api.w.org/"]')?.href;
  const base = pageProvider().restBase || pageConfig().rest?.base || link || '/wp-json/';
  return `${base.replace(/\/+$/, '')}/wc/store/v1/cart`;
}

/** The basket of an answer of the Store API. */
function readBasket(answer: unknown): Basket {
  const { items, items_count, totals } = jsonObject(answer);
  const { total_items, currency_minor_unit } = jsonObject(totals);
  return {
    count: Number(items_count) || 0,
    total: (Number(total_items) || 0) / 10 ** (Number(currency_minor_unit ?? 2) || 0),
    products: jsonList(items)
      .flatMap((item) => [jsonText(jsonObject(item).id), jsonText(jsonObject(item).sku)])
      .filter(Boolean),
  };
}

/** Follows the basket, from the first popup that asks for it to the last. */
function follow(): Disposer {
  const slot = basketOf();
  let newest = 0;
  const fetchBasket = async () => {
    const mine = ++newest;
    try {
      const { ok, json, status } = await request(cartAddress());
      if (mine !== newest) return;
      if (!ok) throw new Error(`status ${status}`);
      const basket = readBasket(json);
      const isNew = JSON.stringify(basket) !== JSON.stringify(slot.basket);
      slot.basket = basket;
      // Each popup that is checked again follows anew.
      if (isNew) for (const change of [...slot.changed]) change();
    } catch (error) {
      if (slot.changed.size) report('the basket that a popup asks for could not be read', error);
    }
  };
  const offs = CHANGES.map((name) => listen(document, name, () => void fetchBasket()));
  if (!slot.basket) void fetchBasket();
  return () => {
    for (const off of offs) off();
  };
}

/** Calls back with each basket that is new: it is fetched once, and again after each change, for all popups. */
export function watchBasket(changed: () => void): Disposer {
  const slot = basketOf();
  slot.changed.add(changed);
  slot.stop ??= follow();
  return () => {
    slot.changed.delete(changed);
    if (slot.changed.size) return;
    slot.stop?.();
    delete slot.stop;
  };
}

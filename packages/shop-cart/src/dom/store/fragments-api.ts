import { createMountError, pageConfig, parseMarkup, request } from '@mountkit/core';
import { CONTENT } from '../../logic/plan-fragments';
import { readAnswer } from '../../logic/read-answer';
import { type CartChange, type CartItem, type CartState, EMPTY_CART } from '../../logic/store-cart';
import type { CartTransport } from './store-api';

/** The amount in a text such as `2 × £4.50`, in hundredths. */
const readAmount = (text: string) =>
  Math.round(Number(/(\d[\d,]*\.?\d*)\D*$/.exec(text)?.[1]?.replaceAll(',', '') ?? 0) * 100);

/** Reads the mini basket's markup: facts part A. */
function readItems(markup: string): CartState {
  const items = [...parseMarkup(markup).querySelectorAll('.woocommerce-mini-cart-item')].map((item): CartItem => {
    const { cart_item_key = '', product_id } = item.querySelector<HTMLElement>('.remove')?.dataset ?? {};
    const link = item.querySelector<HTMLAnchorElement>('a:not(.remove)');
    const text = item.querySelector('.quantity')?.textContent ?? '';
    return {
      key: cart_item_key,
      id: Number(product_id) || 0,
      name: link?.textContent?.trim() ?? '',
      quantity: Number.parseInt(text, 10) || 1,
      price: readAmount(text),
      link: link?.getAttribute('href') ?? '',
      picture: item.querySelector('img')?.getAttribute('src') ?? '',
      choices: [],
      most: Number.MAX_SAFE_INTEGER,
    };
  });
  return {
    ...EMPTY_CART,
    items,
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    total: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  };
}

/** The shop's own calls, for shops without a Store API. A number cannot be set by them, only added to. */
export function createFragmentsApi(): CartTransport {
  const call = async (endpoint: string, fields: Record<string, string>) => {
    const address = pageConfig().wcAjaxUrl || '/?wc-ajax=%%endpoint%%';
    const { ok, json } = await request(address.replace('%%endpoint%%', endpoint), {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return readAnswer(ok, json);
  };
  const load = async () => {
    const answer = await call('get_refreshed_fragments', { time: `${Date.now()}` });
    if (answer.code) throw createMountError(answer.code, 'the basket could not be read');
    return readItems(answer.fragments?.[CONTENT] ?? '');
  };
  const send = (change: CartChange) => {
    if (change.kind === 'add')
      return call('add_to_cart', { product_id: `${change.id}`, quantity: `${change.quantity}` });
    return change.kind === 'remove' ? call('remove_from_cart', { cart_item_key: change.key }) : null;
  };
  return {
    load,
    async send(changes) {
      const results = [];
      for (const change of changes) {
        const answer = await send(change);
        if (answer && !answer.code) results.push({ cart: readItems(answer.fragments?.[CONTENT] ?? '') });
        else results.push({ code: answer?.code ?? 'NOT_SUPPORTED', message: '' });
      }
      return results;
    },
  };
}

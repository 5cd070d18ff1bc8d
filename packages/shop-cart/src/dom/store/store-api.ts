import {
  createMountError,
  isJsonObject,
  jsonList,
  jsonObject,
  jsonText,
  pageConfig,
  pageProvider,
  request,
} from '@mountkit/core';
import { writeJson } from '@mountkit/core/logic';
import { type CartChange, type CartState, parseCart } from '../../logic/store-cart';

/** What became of one change: the basket after it, or why it was not made. */
export type ChangeResult = { readonly cart: CartState } | { readonly code: string; readonly message: string };

/** How a basket is fetched and changed. */
export interface CartTransport {
  load(): Promise<CartState>;
  /** Keeps what the visitor writes to the shop; resolves with whether the shop has it. Default: it cannot. */
  saveNote?(note: string): Promise<boolean>;
  /** Answers one result for each change, in their order. Rejects where nobody knows what became of them. */
  send(changes: readonly CartChange[]): Promise<readonly ChangeResult[]>;
}

/** The base of the REST interface: contract section 2. */
function findBase(given?: string): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="https://api.w.org/"]')?.href;
  return (given || pageProvider().restBase || pageConfig().rest?.base || link || '/wp-json/').replace(/\/*$/, '/');
}

const STORE = '/wc/store/v1';

/** A change as a call of the Store API. */
function describeChange(change: CartChange): { path: string; body: object } {
  if (change.kind === 'add') {
    const { id, quantity, choices } = change;
    const variation = choices?.[0] ? { variation: choices } : {};
    return { path: `${STORE}/cart/add-item`, body: { id, quantity, ...variation } };
  }
  if (change.kind === 'coupon') return { path: `${STORE}/cart/apply-coupon`, body: { code: change.code } };
  if (change.kind === 'uncoupon') return { path: `${STORE}/cart/remove-coupon`, body: { code: change.code } };
  if (change.kind === 'remove') return { path: `${STORE}/cart/remove-item`, body: { key: change.key } };
  return { path: `${STORE}/cart/update-item`, body: { key: change.key, quantity: change.quantity } };
}

const isNonceRefused = (body: unknown) => /nonce/.test(jsonText(jsonObject(body).code));

/** The shop's Store API: changes of one moment go in one batch, with the nonce that the last answer gave. */
export function createStoreApi(given?: string): CartTransport {
  let nonce = '';

  const load = async () => {
    const { headers, json, status } = await request(`${findBase(given)}wc/store/v1/cart`);
    nonce = headers.get('Nonce') ?? nonce;
    const cart = parseCart(json);
    if (!cart) throw createMountError(status === 404 ? 'NO_STORE_API' : 'BAD_ANSWER', 'the basket could not be read');
    return cart;
  };

  const post = async (changes: readonly CartChange[]) => {
    const requests = changes.map((change) => ({
      ...describeChange(change),
      method: 'POST',
      headers: { Nonce: nonce },
    }));
    const { json } = await request(`${findBase(given)}wc/store/v1/batch`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Nonce: nonce },
      body: writeJson({ requests }),
    });
    const responses = jsonList(jsonObject(json).responses);
    if (responses.length !== changes.length) {
      throw createMountError('BAD_ANSWER', 'the basket could not be changed', isJsonObject(json) ? json : undefined);
    }
    return responses.map(jsonObject);
  };

  return {
    load,
    async saveNote(note) {
      if (!nonce) await load();
      const { headers, ok, json } = await request(`${findBase(given)}wc/store/v1/checkout`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', Nonce: nonce },
        body: writeJson({ order_notes: note }),
      });
      nonce = headers.get('Nonce') ?? nonce;
      return ok && isJsonObject(json);
    },
    async send(changes) {
      if (!nonce) await load();
      let responses = await post(changes);
      if (responses.every(({ body }) => isNonceRefused(body))) {
        // It has expired, and nothing was done: once more with a new one.
        await load();
        responses = await post(changes);
      }
      return responses.map(({ body, status, headers }) => {
        nonce = jsonText(jsonObject(headers).Nonce) || nonce;
        const cart = Number(status) < 300 ? parseCart(body) : null;
        if (cart) return { cart };
        const { code, message } = jsonObject(body);
        return { code: jsonText(code) || 'REFUSED', message: jsonText(message) };
      });
    },
  };
}

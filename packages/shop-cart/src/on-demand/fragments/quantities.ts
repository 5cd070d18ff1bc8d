import { isJsonObject, pageConfig, pageProvider, request } from '@mountkit/core';
import { writeJson } from '@mountkit/core/logic';
import type { Cart, FragmentView } from '../../dom/cart-context';
import { CONTENT } from '../../logic/plan-fragments';
import { stepQuantity } from '../step-quantity';

/** Sets the quantity of an item by the shop's Store API, with a nonce from it; resolves with whether that was done. */
async function setQuantity(key: string, quantity: number): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="https://api.w.org/"]')?.href;
  const base = pageProvider().restBase || pageConfig().rest?.base || link || '/wp-json/';
  const cart = `${base.replace(/\/*$/, '')}/wc/store/v1/cart`;
  const { headers } = await request(cart);
  const { ok, json } = await request(`${cart}/update-item`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Nonce: headers.get('Nonce') ?? '' },
    body: writeJson({ key, quantity }),
  });
  // A page of HTML is the sign-in page of a network that has not passed the request on.
  return ok && isJsonObject(json);
}

/**
 * Makes the quantity fields of the mini basket work, if the shop's markup has them: facts part C. Only the Store API can
 * set a quantity. Zero removes the item.
 */
export function handleQuantities(cart: Cart, view: FragmentView): void {
  const { element: root, signal } = cart.context;
  /** Quantities that wait to be sent, by the key of their item. */
  const wanted = new Map<string, number>();

  const send = async (input: HTMLInputElement, key: string) => {
    const quantity = wanted.get(key) ?? 0;
    wanted.delete(key);
    const isDone = await setQuantity(key, quantity).catch(() => false);
    if (signal.aborted) return;
    if (!isDone) {
      input.value = input.defaultValue;
      cart.fail('SERVER_ERROR', 'add', input);
    } else if (!wanted.has(key)) await view.refresh();
  };

  const set = ({ target }: Event) => {
    const input = (target as Element).closest<HTMLInputElement>(`${CONTENT} input.qty`);
    const link = input?.closest('li')?.querySelector<HTMLElement>('[data-cart_item_key]');
    const key = link?.dataset.cart_item_key;
    if (!input?.value || !key || !input.checkValidity()) return;
    cart.live.clear();
    if (!Number(input.value)) return link.click();
    const isWaiting = wanted.has(key);
    wanted.set(key, Number(input.value));
    if (!isWaiting) cart.queue(() => send(input, key));
  };

  root.addEventListener('click', (event) => stepQuantity(event, true), { signal });
  root.addEventListener('change', set, { signal });
}

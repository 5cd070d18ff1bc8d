import type { AppEnv } from '@mountkit/provider';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Basket } from '../shop/basket';

const HAS_ITEMS = 'woocommerce_items_in_cart';
const HASH = 'woocommerce_cart_hash';

/** Tells the page's scripts whether there is a basket and which: they read both cookies, facts part A. */
export function tellBasket(c: Context<AppEnv>, basket: Basket): void {
  if (basket.hash === '') {
    for (const name of [HAS_ITEMS, HASH]) if (getCookie(c, name) !== undefined) deleteCookie(c, name, { path: '/' });
    return;
  }
  const wanted = { [HAS_ITEMS]: '1', [HASH]: basket.hash };
  for (const [name, value] of Object.entries(wanted)) {
    if (getCookie(c, name) !== value) setCookie(c, name, value, { path: '/', sameSite: 'Lax' });
  }
}

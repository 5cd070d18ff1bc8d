import type { AppEnv, Database } from '@mountkit/provider';
import type { Fields } from '@mountkit/provider/kit';
import type { Context } from 'hono';
import { visitorOf } from '../http/visitor';
import { renderOrderErrors, renderReview } from '../pages/shop/checkout-parts';
import { readBasket } from '../shop/basket-store';
import { isNonce, makeNonce } from '../shop/nonces';
import { takeOrder } from '../shop/take-order';

/** `wc-ajax=update_order_review`: what is bought and how it can be paid, as the basket is now. */
export async function answerReview(c: Context<AppEnv>, db: Database, fields: Fields): Promise<Response> {
  const visitor = await visitorOf(c, db);
  if (!(await isNonce(db, fields.security, { purpose: 'basket', owner: visitor }))) return c.text('-1', 403);
  const [basket, basketNonce] = await Promise.all([readBasket(db, visitor), makeNonce(db, 'basket', visitor)]);
  // With nothing left to be ordered the page leads back to the basket.
  if (basket.lines.length === 0) return c.json({ result: 'failure', messages: '', reload: true, fragments: {} });
  const fragments = renderReview({ basket, basketNonce, method: fields.payment_method });
  return c.json({ result: 'success', messages: '', reload: false, fragments });
}

/** `wc-ajax=checkout`: the order of the form, as the page itself takes it. */
export async function answerOrder(c: Context<AppEnv>, db: Database, fields: Fields): Promise<Response> {
  const taken = await takeOrder(c, db, fields);
  if ('path' in taken) return c.json({ result: 'success', redirect: new URL(taken.path, c.req.url).href });
  const messages = taken.isEmpty ? '' : renderOrderErrors(taken.errors);
  return c.json({ result: 'failure', messages, refresh: !taken.isEmpty, reload: taken.isEmpty });
}

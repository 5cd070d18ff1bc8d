import type { AppEnv, Database } from '@mountkit/provider';
import { limitText, page, type RateLimiter, readFields, renderNotFound } from '@mountkit/provider/kit';
import { type Context, Hono } from 'hono';
import type { ShopNotice } from '../db/shop-schema';
import { customerOf } from '../http/customer-session';
import { shopPage } from '../http/shop-page';
import { visitorOf } from '../http/visitor';
import { renderCheckout, renderOrderReceived } from '../pages/shop/checkout-page';
import { addNotices, readBasket } from '../shop/basket-store';
import type { BillingCheck } from '../shop/checkout';
import { findOrder } from '../shop/orders';
import { takeOrder } from '../shop/take-order';
import { readId } from './wc-ajax';

const EMPTY: ShopNotice = { kind: 'error', text: 'Checkout is not available whilst your basket is empty.' };

/** From the basket to an order; no payment. */
export function checkoutRoutes(db: Database, textLimiter: RateLimiter): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.get('/checkout/', async (c) => {
    const visitor = await visitorOf(c, db);
    const basket = await readBasket(db, visitor);
    if (basket.lines.length === 0) return toBasket(c, db, EMPTY);
    const customer = await customerOf(c, db);
    const [first = '', ...last] = customer?.name.split(' ') ?? [];
    const billing = {
      billing_first_name: first,
      billing_last_name: last.join(' '),
      billing_email: customer?.email ?? '',
      billing_country: 'GB',
    };
    return showCheckout(c, db, { check: { billing, comments: basket.note, problems: {} }, errors: [] });
  });

  app.post('/checkout/', limitText(textLimiter), (c) => answerForm(c, db));

  app.get('/checkout/order-received/:id/', async (c) => {
    const order = await findOrder(db, readId(c.req.param('id')), c.req.query('key') ?? '');
    if (order === null) return page(c, renderNotFound, 404);
    return shopPage(c, db, { render: (ctx) => renderOrderReceived({ ctx, order }) });
  });
  return app;
}

async function answerForm(c: Context<AppEnv>, db: Database): Promise<Response> {
  const taken = await takeOrder(c, db, await readFields(c));
  if ('path' in taken) return c.redirect(taken.path, 303);
  if (taken.isEmpty) return toBasket(c, db, EMPTY);
  return showCheckout(c, db, { check: taken.check, errors: taken.errors.map(({ text }) => text) });
}

async function showCheckout(
  c: Context<AppEnv>,
  db: Database,
  { check, errors }: { check: BillingCheck; errors: readonly string[] },
): Promise<Response> {
  const notices = errors.map((text): ShopNotice => ({ kind: 'error', text }));
  const status = errors.length > 0 ? 422 : 200;
  return shopPage(c, db, { render: (ctx) => renderCheckout({ ctx, check }), notices, status });
}

async function toBasket(c: Context<AppEnv>, db: Database, notice: ShopNotice): Promise<Response> {
  await addNotices(db, await visitorOf(c, db), [notice]);
  return c.redirect('/basket/', 303);
}

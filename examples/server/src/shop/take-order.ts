import type { AppEnv, Database } from '@mountkit/provider';
import type { Context } from 'hono';
import { tellBasket } from '../http/basket-cookies';
import { customerOf } from '../http/customer-session';
import { visitorOf } from '../http/visitor';
import { readAttribution } from './attribution';
import { readBasket } from './basket-store';
import { type BillingCheck, checkBilling } from './checkout';
import { isNonce } from './nonces';
import { type PlaceOutcome, placeOrder } from './orders';

/** What became of an order: where its page is, or what is wrong, by field where one is to blame. */
export type TakenOrder =
  | { path: string }
  | { isEmpty: true; check: BillingCheck; errors: readonly [] }
  | { isEmpty: false; check: BillingCheck; errors: readonly { field?: string; text: string }[] };

/** Places the order of a form, by the page or by a call. */
export async function takeOrder(
  c: Context<AppEnv>,
  db: Database,
  fields: Readonly<Record<string, string>>,
): Promise<TakenOrder> {
  const visitor = await visitorOf(c, db);
  const check = checkBilling(fields);
  const nonce = fields['woocommerce-process-checkout-nonce'];
  const refuse = (...errors: { field?: string; text: string }[]): TakenOrder => ({ isEmpty: false, check, errors });
  if (!(await isNonce(db, nonce, { purpose: 'basket', owner: visitor }))) {
    return refuse({ text: 'We were unable to process your order, please try again.' });
  }
  const problems = Object.entries(check.problems).map(([field, text]) => ({ field, text }));
  if (problems.length > 0) return refuse(...problems);
  const customer = await customerOf(c, db);
  const outcome = await placeOrder(db, visitor, {
    billing: check.billing,
    comments: check.comments,
    seen: fields.cart_hash ?? '',
    customerId: customer?.id ?? null,
    attribution: readAttribution(fields),
  });
  if ('order' in outcome) {
    tellBasket(c, await readBasket(db, visitor));
    return { path: `/checkout/order-received/${outcome.order.id}/?key=${outcome.order.key}` };
  }
  if (outcome.refusal === 'empty') return { isEmpty: true, check, errors: [] };
  return refuse({ text: tellOutcome(outcome) });
}

function tellOutcome(outcome: Exclude<PlaceOutcome, { order: unknown }>): string {
  if (outcome.refusal === 'out-of-stock') {
    return `Sorry, we do not have enough “${outcome.name}” in stock to fulfil your order. Please change your basket.`;
  }
  return 'Your basket has changed meanwhile. Please look at your order again.';
}

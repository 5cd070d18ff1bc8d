import type { AppEnv, Database } from '@mountkit/provider';
import { type Fields, readFields } from '@mountkit/provider/kit';
import { type Context, Hono } from 'hono';
import { tellBasket } from '../http/basket-cookies';
import { visitorOf } from '../http/visitor';
import { renderTotals } from '../pages/shop/basket-totals';
import { renderNotice } from '../pages/shop/frame';
import { renderFragments } from '../pages/shop/mini-basket';
import { readQuantity } from '../shop/basket';
import { addItem, addNotices, applyCoupon, readBasket, removeCoupon, removeItem } from '../shop/basket-store';
import { isNonce, makeNonce } from '../shop/nonces';
import { findProductPath } from '../shop/products';
import { COUPON_APPLIED, COUPON_REMOVED, tellCouponRefusal, tellRefusal } from '../shop/words';

import { answerOrder, answerReview } from './checkout-calls';

const NO_STORE = 'no-cache, must-revalidate, max-age=0, no-store, private';

/** The older address of the same calls, `action=woocommerce_ENDPOINT`: specification 1 section 2. */
const ADMIN_AJAX = '/wp-admin/admin-ajax.php';

type Endpoint = (c: Context<AppEnv>, db: Database, fields: Fields) => Promise<Response>;

const endpoints: ReadonlyMap<string, Endpoint> = new Map([
  ['add_to_cart', addToCart],
  ['remove_from_cart', removeFromCart],
  ['get_refreshed_fragments', answerFragments],
  ['update_order_review', answerReview],
  ['checkout', answerOrder],
  ['apply_coupon', applyByCall],
  ['remove_coupon', removeByCall],
  ['get_cart_totals', answerTotals],
]);

/**
 * The shop's own calls, `?wc-ajax=ENDPOINT` on any path, specification 1 section 7. Every answer has the status 200, and
 * what they cannot make anything of an empty body, as the recorded shop has it.
 */
export function wcAjaxRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use('*', async (c, next) => {
    const name = c.req.query('wc-ajax');
    if (name === undefined) return next();
    c.header('Cache-Control', NO_STORE);
    const endpoint = endpoints.get(name);
    return endpoint === undefined ? c.html('') : endpoint(c, db, await readAnyFields(c));
  });
  app.all(ADMIN_AJAX, async (c) => {
    c.header('Cache-Control', NO_STORE);
    const fields = await readAnyFields(c);
    const name = /^woocommerce_(.+)/.exec(fields.action ?? c.req.query('action') ?? '')?.[1];
    const endpoint = endpoints.get(name ?? '');
    return endpoint === undefined ? c.html('0', 400) : endpoint(c, db, fields);
  });
  return app;
}

/** A body that is no form has no fields here: these calls answer 200 whatever they are sent. */
function readAnyFields(c: Context<AppEnv>): Promise<Fields> {
  return readFields(c).catch(() => ({}));
}

async function addToCart(c: Context<AppEnv>, db: Database, fields: Fields): Promise<Response> {
  const { product_id: asked } = fields;
  if (asked === undefined) return c.html('');
  const id = readId(asked);
  const visitor = await visitorOf(c, db);
  const outcome = await addItem(db, visitor, { id, quantity: readQuantity(fields.quantity) });
  if (!('refusal' in outcome)) return answerFragments(c, db);
  const path = await findProductPath(db, id);
  // Told on the page that the answer leads to.
  const text = tellRefusal(outcome.refusal, outcome.buyable, outcome.present);
  if (path !== null) await addNotices(db, visitor, [{ kind: 'error', text }]);
  return c.json({ error: true, product_url: path === null ? false : new URL(path, c.req.url).href });
}

async function removeFromCart(c: Context<AppEnv>, db: Database, fields: Fields): Promise<Response> {
  const removed = await removeItem(db, await visitorOf(c, db), fields.cart_item_key ?? '');
  return removed === null ? c.json({ success: false }) : answerFragments(c, db);
}

const NO_NONCE = '-1';

/** The answer to a coupon is what the page tells: a notice as markup. */
async function applyByCall(
  c: Context<AppEnv>,
  db: Database,
  { security, coupon_code: code = '' }: Fields,
): Promise<Response> {
  const visitor = await visitorOf(c, db);
  if (!(await isNonce(db, security, { purpose: 'basket', owner: visitor }))) return c.html(NO_NONCE);
  const refusal = await applyCoupon(db, visitor, code);
  tellBasket(c, await readBasket(db, visitor));
  return c.html(
    renderNotice(
      refusal === null
        ? { kind: 'message', text: COUPON_APPLIED }
        : { kind: 'error', text: tellCouponRefusal(refusal, code) },
    ),
  );
}

async function removeByCall(c: Context<AppEnv>, db: Database, { security, coupon = '' }: Fields): Promise<Response> {
  const visitor = await visitorOf(c, db);
  if (!(await isNonce(db, security, { purpose: 'basket', owner: visitor }))) return c.html(NO_NONCE);
  await removeCoupon(db, visitor, coupon);
  tellBasket(c, await readBasket(db, visitor));
  return c.html(renderNotice({ kind: 'message', text: COUPON_REMOVED }));
}

async function answerTotals(c: Context<AppEnv>, db: Database): Promise<Response> {
  return c.html(renderTotals(await readBasket(db, await visitorOf(c, db))));
}

async function answerFragments(c: Context<AppEnv>, db: Database): Promise<Response> {
  const visitor = await visitorOf(c, db);
  const [basket, basketNonce] = await Promise.all([readBasket(db, visitor), makeNonce(db, 'basket', visitor)]);
  tellBasket(c, basket);
  return c.json({ fragments: renderFragments({ basket, basketNonce }), cart_hash: basket.hash });
}

/** An id as shops read it: a whole number that the database can hold, or 0, which nothing has. */
export function readId(text: string | undefined): number {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
}

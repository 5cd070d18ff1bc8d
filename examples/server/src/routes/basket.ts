import type { AppEnv, Database } from '@mountkit/provider';
import { readFields } from '@mountkit/provider/kit';
import { type Context, Hono } from 'hono';
import type { ShopNotice } from '../db/shop-schema';
import { tellBasket } from '../http/basket-cookies';
import { shopPage } from '../http/shop-page';
import { visitorOf } from '../http/visitor';
import { renderBasket } from '../pages/shop/basket-page';
import {
  addNotices,
  applyCoupon,
  readBasket,
  removeCoupon,
  removeItem,
  restoreItem,
  setQuantity,
} from '../shop/basket-store';
import { isNonce, makeNonce } from '../shop/nonces';
import { COUPON_APPLIED, COUPON_REMOVED, removedMessage, tellCouponRefusal, tellRefusal } from '../shop/words';

const EXPIRED: ShopNotice = { kind: 'error', text: 'This link is too old. Please try again.' };

/** The page of the basket: what is in it, its quantities, and what takes something out. */
export function basketRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/basket/', async (c) => {
    const { remove_item: remove, undo_item: undo, remove_coupon: coupon } = c.req.query();
    if (remove !== undefined) return removeByLink(c, db, remove);
    if (undo !== undefined) return undoByLink(c, db, undo);
    if (coupon !== undefined) return removeCouponByLink(c, db, coupon);
    return shopPage(c, db, { render: renderBasket });
  });
  app.post('/basket/', (c) => updateByForm(c, db));
  return app;
}

async function isOwn(c: Context<AppEnv>, db: Database, nonce: string | undefined): Promise<boolean> {
  return isNonce(db, nonce, { purpose: 'basket', owner: await visitorOf(c, db) });
}

/** Tells the next page of the basket, and goes there. */
async function leave(
  c: Context<AppEnv>,
  db: Database,
  { notices, path, status }: { notices: readonly ShopNotice[]; path: string; status: 302 | 303 },
): Promise<Response> {
  const visitor = await visitorOf(c, db);
  await addNotices(db, visitor, notices);
  tellBasket(c, await readBasket(db, visitor));
  return c.redirect(path, status);
}

async function removeByLink(c: Context<AppEnv>, db: Database, key: string): Promise<Response> {
  const visitor = await visitorOf(c, db);
  if (!(await isOwn(c, db, c.req.query('_wpnonce')))) {
    return leave(c, db, { notices: [EXPIRED], path: '/basket/', status: 302 });
  }
  const removed = await removeItem(db, visitor, key);
  if (removed === null) return leave(c, db, { notices: [], path: '/basket/', status: 302 });
  const undo = new URLSearchParams({
    undo_item: key,
    _wpnonce: await makeNonce(db, 'basket', visitor),
  });
  const notice: ShopNotice = {
    kind: 'message',
    text: `${removedMessage(removed.name)}.`,
    action: { href: `/basket/?${undo}`, label: 'Undo?' },
  };
  return leave(c, db, { notices: [notice], path: '/basket/?removed_item=1', status: 302 });
}

async function undoByLink(c: Context<AppEnv>, db: Database, key: string): Promise<Response> {
  if (!(await isOwn(c, db, c.req.query('_wpnonce')))) {
    return leave(c, db, { notices: [EXPIRED], path: '/basket/', status: 302 });
  }
  const outcome = await restoreItem(db, await visitorOf(c, db), key);
  const notices: ShopNotice[] =
    outcome !== null && 'refusal' in outcome
      ? [{ kind: 'error', text: tellRefusal(outcome.refusal, outcome.buyable, outcome.present) }]
      : [];
  return leave(c, db, { notices, path: '/basket/', status: 302 });
}

async function removeCouponByLink(c: Context<AppEnv>, db: Database, code: string): Promise<Response> {
  const isRemoved = await removeCoupon(db, await visitorOf(c, db), code);
  const notices: ShopNotice[] = isRemoved ? [{ kind: 'message', text: COUPON_REMOVED }] : [];
  return leave(c, db, { notices, path: '/basket/', status: 302 });
}

async function updateByForm(c: Context<AppEnv>, db: Database): Promise<Response> {
  const fields = await readFields(c);
  if (!(await isOwn(c, db, fields['woocommerce-cart-nonce']))) {
    return leave(c, db, { notices: [EXPIRED], path: '/basket/', status: 303 });
  }
  const visitor = await visitorOf(c, db);
  const { lines } = await readBasket(db, visitor);
  if (fields.apply_coupon !== undefined) {
    const code = fields.coupon_code ?? '';
    const refusal = await applyCoupon(db, visitor, code);
    const notice: ShopNotice =
      refusal === null
        ? { kind: 'message', text: COUPON_APPLIED }
        : { kind: 'error', text: tellCouponRefusal(refusal, code) };
    return leave(c, db, { notices: [notice], path: '/basket/', status: 303 });
  }
  const notices: ShopNotice[] = [];
  for (const line of lines) {
    const text = fields[`cart[${line.key}][qty]`];
    if (text === undefined || text === String(line.quantity)) continue;
    const refusal = await setQuantity(db, visitor, { key: line.key, quantity: text === '' ? 0 : Number(text) });
    // What another tab has removed meanwhile is gone: nothing to tell.
    if (refusal === 'unknown') continue;
    if (refusal !== null) notices.push({ kind: 'error', text: tellRefusal(refusal, line) });
  }
  if (notices.length === 0) notices.push({ kind: 'message', text: 'Basket updated.' });
  return leave(c, db, { notices, path: '/basket/', status: 303 });
}

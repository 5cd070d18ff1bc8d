import type { AppEnv, Database } from '@mountkit/provider';
import { readFields } from '@mountkit/provider/kit';
import { type Context, Hono } from 'hono';
import type { ShopNotice } from '../db/shop-schema';
import { tellBasket } from '../http/basket-cookies';
import { visitorOf } from '../http/visitor';
import { readQuantity } from '../shop/basket';
import { type AddOutcome, addItem, addNotices, readBasket } from '../shop/basket-store';
import { findProduct, listVariations } from '../shop/products';
import { findSet, readSetQuantities } from '../shop/sets';
import { chooseVariation } from '../shop/variations';
import { added, tellRefusal } from '../shop/words';
import { readId } from './wc-ajax';

const PATHS = ['/shop/', '/product/:slug/', '/basket/'];

/**
 * Adding without script: the link `?add-to-cart=ID` and the form of a product's page. Answers with the page again, which
 * then says what became of it, so that reloading it adds nothing.
 */
export function addToBasketRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const path of PATHS) {
    app.get(path, async (c, next) => {
      const asked = c.req.query('add-to-cart');
      return asked === undefined ? next() : add(c, db, { id: readId(asked), quantity: c.req.query('quantity') });
    });
  }
  app.post('/product/:slug/', async (c) => {
    const fields = await readFields(c);
    const set = findSet(c.req.param('slug'));
    if (set !== undefined) return addAll(c, db, readSetQuantities(set, fields));
    const product = await findProduct(db, c.req.param('slug'));
    if (product === null) return c.notFound();
    const variations = product.kind === 'variable' ? await listVariations(db, product) : [];
    const id = chooseVariation(variations, fields)?.id ?? readId(fields['add-to-cart']);
    return add(c, db, { id, quantity: fields.quantity });
  });
  return app;
}

async function add(
  c: Context<AppEnv>,
  db: Database,
  asked: { id: number; quantity: string | undefined },
): Promise<Response> {
  const visitor = await visitorOf(c, db);
  const outcome = await addItem(db, visitor, { id: asked.id, quantity: readQuantity(asked.quantity) });
  await addNotices(db, visitor, [tell(outcome)]);
  tellBasket(c, await readBasket(db, visitor));
  return c.redirect(withoutAdding(new URL(c.req.url)), 303);
}

/** Several products at once: what became of each is told. */
async function addAll(
  c: Context<AppEnv>,
  db: Database,
  asked: readonly { id: number; quantity: number }[],
): Promise<Response> {
  const visitor = await visitorOf(c, db);
  const notices: ShopNotice[] = [];
  for (const one of asked) {
    const outcome = await addItem(db, visitor, one);
    notices.push(tell(outcome));
  }
  if (notices.length === 0)
    notices.push({ kind: 'error', text: 'Please choose the quantity of what you want to add.' });
  await addNotices(db, visitor, notices);
  tellBasket(c, await readBasket(db, visitor));
  return c.redirect(withoutAdding(new URL(c.req.url)), 303);
}

/** What became of a wish, to a person. */
const tell = (outcome: AddOutcome): ShopNotice =>
  'refusal' in outcome
    ? { kind: 'error', text: tellRefusal(outcome.refusal, outcome.buyable, outcome.present) }
    : { kind: 'message', text: added(outcome.buyable.name), action: { href: '/basket/', label: 'View basket' } };

/** The address without what adds, and with every other parameter as it stood. */
function withoutAdding({ pathname, search }: URL): string {
  const kept = search.slice(1).split('&');
  const rest = kept.filter((part) => part !== '' && !/^(add-to-cart|quantity)(=|$)/.test(part));
  return pathname + (rest.length > 0 ? `?${rest.join('&')}` : '');
}

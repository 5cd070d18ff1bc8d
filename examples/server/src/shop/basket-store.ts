import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '@mountkit/provider';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { basketItems, baskets, coupons, products, type RemovedItem, type ShopNotice } from '../db/shop-schema';
import {
  type AddRefusal,
  type Basket,
  type BasketLine,
  type Buyable,
  basketOf,
  keyOf,
  MOST_OF_ONE,
  mostOf,
  refuseAdd,
} from './basket';
import { findBuyables } from './products';

/** What a visitor has put into the basket. */
export async function readBasket(db: Database | Transaction, visitor: string): Promise<Basket> {
  return (await readBaskets(db, [visitor])).get(visitor) ?? basketOf([]);
}

/** The baskets of some visitors; one that holds nothing is not in the answer. */
export async function readBaskets(
  db: Database | Transaction,
  visitors: readonly string[],
): Promise<Map<string, Basket>> {
  if (visitors.length === 0) return new Map();
  const rows = await db
    .select({ visitor: baskets.visitor, productId: basketItems.productId, quantity: basketItems.quantity })
    .from(basketItems)
    .innerJoin(baskets, eq(baskets.id, basketItems.basketId))
    .where(inArray(baskets.visitor, [...visitors]))
    .orderBy(asc(basketItems.addedAt), asc(basketItems.productId));
  const found = await findBuyables(db, [...new Set(rows.map(({ productId }) => productId))]);
  const buyables = new Map(found.map((buyable) => [buyable.id, buyable]));
  const lines = new Map<string, BasketLine[]>();
  for (const { visitor, productId, quantity } of rows) {
    const buyable = buyables.get(productId);
    if (buyable === undefined) continue;
    const line = { ...buyable, key: keyOf(productId), quantity };
    lines.set(visitor, [...(lines.get(visitor) ?? []), line]);
  }
  const extras = await readExtras(db, [...lines.keys()]);
  return new Map([...lines].map(([visitor, own]) => [visitor, basketOf(own, extras.get(visitor))]));
}

/** The coupons and notes of some visitors' baskets. */
async function readExtras(db: Database | Transaction, visitors: readonly string[]) {
  const own = { visitor: baskets.visitor, note: baskets.note, codes: baskets.coupons };
  const rows =
    visitors[0] === undefined
      ? []
      : await db
          .select(own)
          .from(baskets)
          .where(inArray(baskets.visitor, [...visitors]));
  const codes = [...new Set(rows.flatMap((row) => row.codes))];
  const known = codes[0] === undefined ? [] : await db.select().from(coupons).where(inArray(coupons.code, codes));
  return new Map(
    rows.map(({ visitor, note, codes: used }) => [
      visitor,
      { note, coupons: used.flatMap((code) => known.filter((coupon) => coupon.code === code)) },
    ]),
  );
}

/** Why a coupon is not used. */
export type CouponRefusal = 'unknown' | 'used';

/** Uses a coupon for a visitor's basket; answers why not, or null. */
export async function applyCoupon(db: Database, visitor: string, code: string): Promise<CouponRefusal | null> {
  const wanted = code.trim().toLowerCase();
  if ((await db.$count(coupons, eq(coupons.code, wanted))) === 0) return 'unknown';
  return withBasket(db, visitor, async (transaction, basketId) => {
    const [changed] = await transaction
      .update(baskets)
      .set({ coupons: sql`${baskets.coupons} || ${JSON.stringify([wanted])}::jsonb` })
      .where(and(eq(baskets.id, basketId), sql`NOT ${baskets.coupons} @> ${JSON.stringify([wanted])}::jsonb`))
      .returning({ id: baskets.id });
    return changed === undefined ? 'used' : null;
  });
}

/** Uses a coupon no more; answers whether it was used. */
export function removeCoupon(db: Database, visitor: string, code: string): Promise<boolean> {
  const wanted = code.trim().toLowerCase();
  return withBasket(db, visitor, async (transaction, basketId) => {
    const [changed] = await transaction
      .update(baskets)
      .set({ coupons: sql`${baskets.coupons} - ${wanted}::text` })
      .where(and(eq(baskets.id, basketId), sql`${baskets.coupons} @> ${JSON.stringify([wanted])}::jsonb`))
      .returning({ id: baskets.id });
    return changed !== undefined;
  });
}

/** Keeps what a visitor writes to the shop. */
export async function saveNote(db: Database, visitor: string, note: string): Promise<void> {
  await withBasket(db, visitor, (transaction, basketId) =>
    transaction.update(baskets).set({ note }).where(eq(baskets.id, basketId)),
  );
}

/**
 * Works on a visitor's basket with its row locked: whoever else changes it, in another tab or in another process, waits.
 * Makes the basket where there is none.
 */
export function withBasket<T>(
  db: Database,
  visitor: string,
  work: (transaction: Transaction, basketId: string) => Promise<T>,
): Promise<T> {
  return db.transaction(async (transaction) => {
    const [basket] = await transaction
      .insert(baskets)
      .values({ id: randomUUID(), visitor })
      .onConflictDoUpdate({ target: baskets.visitor, set: { updatedAt: sql`now()` } })
      .returning({ id: baskets.id });
    if (basket === undefined) throw new Error('a basket was neither made nor found');
    return work(transaction, basket.id);
  });
}

/** What became of a wish to put something into the basket. */
export type AddOutcome = { buyable: Buyable } | { refusal: AddRefusal; buyable: Buyable | null; present: number };

/** Puts so many more of a product into the basket, or says why not. */
export async function addItem(
  db: Database,
  visitor: string,
  { id, quantity }: { id: number; quantity: number },
): Promise<AddOutcome> {
  const [buyable] = await findBuyables(db, [id]);
  if (buyable === undefined) return { refusal: await whyNot(db, id), buyable: null, present: 0 };
  return withBasket(db, visitor, async (transaction, basketId) => {
    const present = await quantityOf(transaction, basketId, id);
    const refusal = refuseAdd(buyable, present, quantity);
    if (refusal !== null) return { refusal, buyable, present };
    const more = buyable.soldIndividually ? 1 : quantity;
    await transaction
      .insert(basketItems)
      .values({ basketId, productId: id, quantity: more, addedAt: sql`clock_timestamp()` as unknown as Date })
      .onConflictDoUpdate({
        target: [basketItems.basketId, basketItems.productId],
        set: { quantity: sql`${basketItems.quantity} + excluded.quantity` },
      });
    return { buyable };
  });
}

async function whyNot(db: Database, id: number): Promise<AddRefusal> {
  return (await db.$count(products, eq(products.id, id))) > 0 ? 'no-choice' : 'unknown';
}

async function quantityOf(transaction: Transaction, basketId: string, productId: number): Promise<number> {
  const [item] = await transaction
    .select({ quantity: basketItems.quantity })
    .from(basketItems)
    .where(and(eq(basketItems.basketId, basketId), eq(basketItems.productId, productId)));
  return item?.quantity ?? 0;
}

/** Takes a line out of the basket; answers it, or null where the basket has none of this key. */
export async function removeItem(db: Database, visitor: string, key: string): Promise<BasketLine | null> {
  const line = (await readBasket(db, visitor)).lines.find((one) => one.key === key);
  if (line === undefined) return null;
  return withBasket(db, visitor, async (transaction, basketId) => {
    const [removed] = await transaction
      .delete(basketItems)
      .where(and(eq(basketItems.basketId, basketId), eq(basketItems.productId, line.id)))
      .returning();
    // Another tab may have been faster.
    if (removed === undefined) return null;
    const item: RemovedItem = { productId: line.id, quantity: removed.quantity };
    await transaction
      .update(baskets)
      .set({ removed: sql`${baskets.removed} || ${JSON.stringify({ [key]: item })}::jsonb` })
      .where(eq(baskets.id, basketId));
    return { ...line, quantity: removed.quantity };
  });
}

/** Puts a line back that was taken out, once; null where none of this key was. */
export async function restoreItem(db: Database, visitor: string, key: string): Promise<AddOutcome | null> {
  const item = await withBasket(db, visitor, async (transaction, basketId): Promise<RemovedItem | null> => {
    const own = eq(baskets.id, basketId);
    const [basket] = await transaction.select({ removed: baskets.removed }).from(baskets).where(own);
    const removed = basket?.removed ?? {};
    if (!Object.hasOwn(removed, key)) return null;
    await transaction
      .update(baskets)
      .set({ removed: sql`${baskets.removed} - ${key}::text` })
      .where(own);
    return removed[key] ?? null;
  });
  return item === null ? null : addItem(db, visitor, { id: item.productId, quantity: item.quantity });
}

/** Sets the quantity of a line, 0 removes it; answers why not, or null. */
export async function setQuantity(
  db: Database,
  visitor: string,
  { key, quantity }: { key: string; quantity: number },
): Promise<AddRefusal | null> {
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > MOST_OF_ONE) return 'bad-quantity';
  const line = (await readBasket(db, visitor)).lines.find((one) => one.key === key);
  if (line === undefined) return 'unknown';
  if (quantity > (mostOf(line) ?? MOST_OF_ONE)) return line.soldIndividually ? 'only-one' : 'too-many';
  return withBasket(db, visitor, async (transaction, basketId) => {
    const item = and(eq(basketItems.basketId, basketId), eq(basketItems.productId, line.id));
    const changed =
      quantity === 0
        ? await transaction.delete(basketItems).where(item).returning()
        : await transaction.update(basketItems).set({ quantity }).where(item).returning();
    return changed.length === 0 ? 'unknown' : null;
  });
}

/** Gives a visitor's basket to another name of the same person, who has none yet. */
export async function moveBasket(db: Database, from: string, to: string): Promise<void> {
  await db.update(baskets).set({ visitor: to }).where(eq(baskets.visitor, from));
}

/** Keeps something to be told on the visitor's next page. */
export async function addNotices(db: Database, visitor: string, notices: readonly ShopNotice[]): Promise<void> {
  if (notices.length === 0) return;
  await withBasket(db, visitor, (transaction, basketId) =>
    transaction
      .update(baskets)
      .set({ notices: sql`${baskets.notices} || ${JSON.stringify(notices)}::jsonb` })
      .where(eq(baskets.id, basketId)),
  );
}

/** What is to be told now; nobody tells it again. */
export async function takeNotices(db: Database, visitor: string): Promise<ShopNotice[]> {
  const waiting = and(eq(baskets.visitor, visitor), sql`${baskets.notices} <> '[]'::jsonb`);
  if ((await db.$count(baskets, waiting)) === 0) return [];
  return db.transaction(async (transaction) => {
    const [basket] = await transaction.select().from(baskets).where(waiting).for('update');
    if (basket === undefined) return [];
    await transaction.update(baskets).set({ notices: [] }).where(eq(baskets.id, basket.id));
    return basket.notices;
  });
}

import { randomBytes } from 'node:crypto';
import type { Database } from '@mountkit/provider';
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import { basketItems, baskets, orders, products } from '../db/shop-schema';
import type { Basket } from './basket';
import { readBasket, withBasket } from './basket-store';
import type { BillingCheck } from './checkout';

export type Order = typeof orders.$inferSelect;

interface Wish extends Pick<BillingCheck, 'billing' | 'comments'> {
  /** The hash of the basket that the visitor has seen. */
  seen: string;
  customerId: number | null;
  attribution: Record<string, string>;
}

export type PlaceOutcome =
  | { order: Order }
  /** Nothing is in it: the order may have been placed already, by a second press or in another tab. */
  | { refusal: 'empty' }
  /** It is not what the visitor has seen. */
  | { refusal: 'changed' }
  /** There is less of it than was asked for. */
  | { refusal: 'out-of-stock'; name: string };

/** Ends the transaction, with what is to be told. */
class OutOfStock extends Error {
  constructor(readonly product: string) {
    super(`there is not enough of ${product}`);
  }
}

/**
 * Makes an order of the basket and empties it, in one transaction: of two presses one makes the order, and stock that
 * two visitors want at once goes to one of them.
 */
export async function placeOrder(db: Database, visitor: string, wish: Wish): Promise<PlaceOutcome> {
  try {
    return await withBasket(db, visitor, async (transaction, basketId): Promise<PlaceOutcome> => {
      const basket = await readBasket(transaction, visitor);
      if (basket.lines.length === 0) return { refusal: 'empty' };
      if (basket.hash !== wish.seen) return { refusal: 'changed' };
      // Always in the same order: two orders of the same things never wait for each other.
      for (const line of [...basket.lines].sort((a, b) => a.id - b.id)) {
        if (line.stock === null) continue;
        const taken = await transaction
          .update(products)
          .set({ stock: sql`${products.stock} - ${line.quantity}` })
          .where(and(eq(products.id, line.id), gte(products.stock, line.quantity)))
          .returning({ id: products.id });
        if (taken.length === 0) throw new OutOfStock(line.name);
      }
      await transaction.delete(basketItems).where(eq(basketItems.basketId, basketId));
      await transaction.update(baskets).set({ coupons: [], note: '' }).where(eq(baskets.id, basketId));
      const [order] = await transaction
        .insert(orders)
        .values({ ...toOrder(basket, wish), visitor })
        .returning();
      if (order === undefined) throw new Error('an order was not stored');
      return { order };
    });
  } catch (error) {
    if (error instanceof OutOfStock) return { refusal: 'out-of-stock', name: error.product };
    throw error;
  }
}

function toOrder(basket: Basket, { billing, comments, customerId, attribution }: Wish): typeof orders.$inferInsert {
  return {
    key: `wc_order_${randomBytes(12).toString('base64url')}`,
    customerId,
    email: (billing.billing_email ?? '').toLowerCase(),
    billing,
    comments,
    lines: basket.lines.map(({ id, name, sku, quantity, price }) => ({ productId: id, name, sku, quantity, price })),
    total: basket.total,
    attribution,
  };
}

/** The order of an address, for whoever has its key. */
export async function findOrder(db: Database, id: number, key: string): Promise<Order | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.key, key)));
  return order ?? null;
}

/** The orders of a customer, the newest first. */
export function listOrdersOf(db: Database, customerId: number): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt), asc(orders.id))
    .limit(50);
}

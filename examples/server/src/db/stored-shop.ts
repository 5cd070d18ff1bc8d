import type { Database } from '@mountkit/provider';
import { desc, inArray } from 'drizzle-orm';
import type { AdminBasket, AdminOrder } from '../admin/context';
import { readBaskets } from '../shop/basket-store';
import { basketItems, baskets, orders } from './shop-schema';

/** Baskets that hold something, the one that was last changed first. */
export async function listBaskets(db: Database, limit: number): Promise<AdminBasket[]> {
  const rows = await db
    .select()
    .from(baskets)
    .where(inArray(baskets.id, db.select({ id: basketItems.basketId }).from(basketItems)))
    .orderBy(desc(baskets.updatedAt), desc(baskets.id))
    .limit(limit);
  const filled = await readBaskets(
    db,
    rows.map(({ visitor }) => visitor),
  );
  return rows.flatMap(({ id, visitor, createdAt, updatedAt }) => {
    const basket = filled.get(visitor);
    if (basket === undefined) return [];
    return [
      {
        id,
        hash: basket.hash,
        count: basket.count,
        total: basket.total,
        items: basket.lines.map(({ key, id: productId, name, sku, quantity, price }) => ({
          key,
          productId,
          name,
          sku,
          quantity,
          price,
        })),
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      },
    ];
  });
}

/** Orders, the newest first. */
export async function listOrders(db: Database, limit: number): Promise<AdminOrder[]> {
  const rows = await db.select().from(orders).orderBy(desc(orders.createdAt), desc(orders.id)).limit(limit);
  return rows.map(toAdminOrder);
}

/** An order without what opens its page, and without the visitor. */
export function toAdminOrder({
  key: _,
  visitor: __,
  lines,
  createdAt,
  ...order
}: typeof orders.$inferSelect): AdminOrder {
  return { ...order, items: lines, createdAt: createdAt.toISOString() };
}

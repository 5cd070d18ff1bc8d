import type { OverviewDays, Transaction } from '@mountkit/provider';
import { dayOf, spread } from '@mountkit/provider/kit';
import { count, countDistinct, desc, eq, gte, sql } from 'drizzle-orm';
import type { Sales } from '../admin/sales-figures';
import { basketItems, baskets, orders, products } from './shop-schema';

const MOST = { sources: 8, days: 90 };

/** What was sold in a range of days, summed up by the database. */
export async function readSales(tx: Transaction, { days, since }: OverviewDays): Promise<Sales> {
  return {
    days,
    orders: await readOrders(tx, days, since),
    sources: await readSources(tx, since),
    baskets: await readBasketSums(tx, since),
  };
}

async function readOrders(tx: Transaction, days: readonly string[], since: Date): Promise<Sales['orders']> {
  const rows = await tx
    .select({
      day: dayOf(orders.createdAt).as('day'),
      count: count(),
      value: sql<number>`sum(${orders.total})::float8`,
    })
    .from(orders)
    .where(gte(orders.createdAt, since))
    .groupBy(sql`day`)
    .limit(MOST.days + 1);
  return {
    counts: spread(
      days,
      rows.map((row) => ({ day: row.day, value: row.count })),
    ),
    values: spread(days, rows),
  };
}

async function readSources(tx: Transaction, since: Date): Promise<Sales['sources']> {
  const field = (name: string) => sql`nullif(${orders.attribution}->>${name}, '')`;
  const value = sql<number>`sum(${orders.total})::float8`;
  return tx
    .select({
      source: sql<string>`coalesce(${field('utm_source')}, ${field('source_type')}, '')`.as('source'),
      orders: count(),
      value,
    })
    .from(orders)
    .where(gte(orders.createdAt, since))
    .groupBy(sql`source`)
    .orderBy(desc(value))
    .limit(MOST.sources);
}

async function readBasketSums(tx: Transaction, since: Date): Promise<Sales['baskets']> {
  const [row] = await tx
    .select({
      count: countDistinct(baskets.id),
      items: sql<number>`coalesce(sum(${basketItems.quantity}), 0)::float8`,
      value: sql<number>`coalesce(sum(${basketItems.quantity}::bigint * ${products.price}), 0)::float8`,
    })
    .from(baskets)
    .innerJoin(basketItems, eq(basketItems.basketId, baskets.id))
    .innerJoin(products, eq(products.id, basketItems.productId))
    .where(gte(baskets.updatedAt, since));
  return row ?? { count: 0, items: 0, value: 0 };
}

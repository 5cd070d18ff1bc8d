import type { Database, Export } from '@mountkit/provider';
import { after, BATCH, type Cell, inBatches, textOf } from '@mountkit/provider/kit';
import { asc } from 'drizzle-orm';
import { readBaskets } from '../shop/basket-store';
import { formatAmount } from '../shop/money';
import { baskets, orders } from './shop-schema';

/** What the shop exports, by the name in its address. */
export const SHOP_EXPORTS: ReadonlyMap<string, Export> = new Map<string, Export>([
  [
    'orders',
    {
      columns: ['ordered_at', 'order', 'email', 'items', 'total_gbp', 'source', 'medium', 'campaign'],
      read: readOrders,
    },
  ],
  ['baskets', { columns: ['changed_at', 'basket', 'items', 'value_gbp', 'products'], read: readOpenBaskets }],
]);

async function* readOrders(db: Database, since: Date): AsyncGenerator<Cell[]> {
  yield* inBatches(async (last) => {
    const found = await db
      .select({ order: orders, time: textOf(orders.createdAt) })
      .from(orders)
      .where(after(orders.createdAt, orders.id, { since, last }))
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .limit(BATCH);
    return found.map(({ order: { id, createdAt, email, lines, total, attribution }, time }) => ({
      place: { time, id },
      cells: [
        createdAt.toISOString(),
        id,
        email,
        lines.map(({ name, quantity }) => `${quantity} × ${name}`).join('; '),
        decimal(total),
        attribution.utm_source ?? attribution.source_type ?? null,
        attribution.utm_medium ?? null,
        attribution.utm_campaign ?? null,
      ],
    }));
  });
}

async function* readOpenBaskets(db: Database, since: Date): AsyncGenerator<Cell[]> {
  yield* inBatches(async (last) => {
    const found = await db
      .select({ basket: baskets, time: textOf(baskets.updatedAt) })
      .from(baskets)
      .where(after(baskets.updatedAt, baskets.id, { since, last }))
      .orderBy(asc(baskets.updatedAt), asc(baskets.id))
      .limit(BATCH);
    const filled = await readBaskets(
      db,
      found.map(({ basket }) => basket.visitor),
    );
    return found.map(({ basket: { id, visitor, updatedAt }, time }) => {
      const basket = filled.get(visitor);
      const products = basket?.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join('; ') ?? '';
      return {
        place: { time, id },
        cells:
          basket === undefined || basket.count === 0
            ? null
            : [updatedAt.toISOString(), id, basket.count, decimal(basket.total), products],
      };
    });
  });
}

/** Pence as pounds, for a spreadsheet: `1234.50`. */
function decimal(pence: number): string {
  return formatAmount(pence).replaceAll(',', '');
}

/** @jsxImportSource hono/jsx */
import { join } from 'node:path';
import type { Database, OverviewFigures, ProviderPart } from '@mountkit/provider';
import { formatCount, isOlder } from '@mountkit/provider/kit';
import { lt, sql } from 'drizzle-orm';
import { packageFolder } from '../config';
import { readSales } from '../db/read-sales';
import { SHOP_EXPORTS } from '../db/shop-exports';
import { shopPerson } from '../db/shop-person';
import { baskets, customerSessions } from '../db/shop-schema';
import { listBaskets, listOrders } from '../db/stored-shop';
import { formatMoney } from '../shop/money';
import { AdminSales } from './sales';
import { makeSampleSales, type Sales, sum } from './sales-figures';
import { AdminBaskets, AdminOrders } from './shop-lists';

/** Baskets that nobody touches are kept so long. */
const BASKET_DAYS = 90;

/** What the shop adds to the provider: its tables, its lists and figures in `/admin/`, and what it stores of people. */
export const shopPart: ProviderPart = {
  migrations: { folder: join(packageFolder, 'migrations'), table: '__shop_migrations' },
  admin: {
    overview: {
      read: async (tx, days) => describeSales(await readSales(tx, days)),
      sample: (days, random) => describeSales(makeSampleSales(days, random)),
    },
    sections: [
      {
        id: 'orders',
        title: 'Orders',
        draw: async (db, limit) => <AdminOrders orders={await listOrders(db, limit)} />,
      },
      {
        id: 'baskets',
        title: 'Baskets',
        draw: async (db, limit) => <AdminBaskets baskets={await listBaskets(db, limit)} />,
      },
    ],
    lists: { baskets: listBaskets, orders: listOrders },
    exports: SHOP_EXPORTS,
  },
  person: shopPerson,
  removeExpired,
};

async function removeExpired(db: Database): Promise<void> {
  await db.delete(baskets).where(isOlder(baskets.updatedAt, BASKET_DAYS));
  await db.delete(customerSessions).where(lt(customerSessions.expiresAt, sql`now()`));
}

function describeSales(sales: Sales): OverviewFigures {
  const orderCount = sum(sales.orders.counts);
  return {
    isEmpty: orderCount + sales.baskets.count === 0,
    tiles: [
      { label: 'Orders', value: formatCount(orderCount) },
      { label: 'Order value', value: formatMoney(sum(sales.orders.values)) },
    ],
    cards: ({ exportOf }) => [
      {
        id: 'shop',
        title: 'Shop',
        csv: exportOf('orders'),
        isWide: true,
        body: <AdminSales sales={sales} basketsCsv={exportOf('baskets')} />,
      },
    ],
  };
}

import type { Database, Person, PersonPart, Transaction } from '@mountkit/provider';
import { countOf } from '@mountkit/provider/kit';
import { count, inArray, sql } from 'drizzle-orm';
import { baskets, customers, orders } from './shop-schema';
import { toAdminOrder } from './stored-shop';

/** What the shop stores of people. */
export const shopPerson: PersonPart = {
  describe: describeShop,
  export: exportFromShop,
  erase: eraseFromShop,
};

/** Where a person is found: orders by the address or by an account of it. */
const tracesOf = ({ email }: Person) => ({
  orders: sql`(lower(${orders.email}) = ${email} OR ${orders.customerId} IN (SELECT id FROM customers WHERE email = ${email}))`,
  accounts: sql`${customers.email} = ${email}`,
});

async function describeShop(db: Database, person: Person): Promise<string[]> {
  const traces = tracesOf(person);
  const [ordered] = await db.select({ count: count() }).from(orders).where(traces.orders);
  const [known] = await db.select({ count: count() }).from(customers).where(traces.accounts);
  const [orderCount, accountCount] = [ordered?.count ?? 0, known?.count ?? 0];
  return [
    ...(accountCount > 0 ? [`${countOf(accountCount, 'shop account')} will be removed.`] : []),
    ...(orderCount > 0
      ? [`${countOf(orderCount, 'order')} will stay for the books, without name, address, email and origin.`]
      : []),
  ];
}

async function exportFromShop(db: Database, person: Person) {
  const traces = tracesOf(person);
  return {
    orders: (await db.select().from(orders).where(traces.orders)).map(toAdminOrder),
    // Without the hash of the password, which is nobody's business.
    accounts: await db
      .select({
        id: customers.id,
        email: customers.email,
        name: customers.name,
        meta: customers.meta,
        attribution: customers.attribution,
        createdAt: customers.createdAt,
      })
      .from(customers)
      .where(traces.accounts),
  };
}

/** Orders stay, for the books, without anything of the person. */
async function eraseFromShop(
  tx: Transaction,
  person: Person,
): Promise<Record<'orders' | 'baskets' | 'accounts', number>> {
  const traces = tracesOf(person);
  const known = await tx.select({ id: orders.id, visitor: orders.visitor }).from(orders).where(traces.orders);
  const owners = known.map(({ visitor }) => visitor).filter((visitor) => visitor !== null);
  const ofBaskets = await tx.delete(baskets).where(inArray(baskets.visitor, owners)).returning({ one: baskets.id });
  await tx
    .update(orders)
    .set({
      email: '',
      // Taxes depend on it.
      billing: sql`jsonb_strip_nulls(jsonb_build_object('billing_country', ${orders.billing} -> 'billing_country'))`,
      comments: '',
      attribution: {},
      customerId: null,
      visitor: null,
      // The address of the page that has shown the order opens nothing any more.
      key: sql`'erased_' || gen_random_uuid()`,
    })
    .where(
      inArray(
        orders.id,
        known.map(({ id }) => id),
      ),
    );
  const ofAccounts = await tx.delete(customers).where(traces.accounts).returning({ one: customers.id });
  return { orders: known.length, baskets: ofBaskets.length, accounts: ofAccounts.length };
}

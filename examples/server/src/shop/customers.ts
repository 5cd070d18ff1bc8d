import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@mountkit/provider';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { customerSessions, customers } from '../db/shop-schema';
import { hashPassword, isPassword } from './passwords';

export type StoredCustomer = typeof customers.$inferSelect;

export const SESSION_DAYS = 14;
/** What nobody's password is hashed to; compared with where there is no such customer, so that both take as long. */
const NOBODY = 'scrypt$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

interface NewCustomer {
  email: string;
  name: string;
  password: string;
  attribution: Record<string, string>;
}

/** Stores a customer; null where the address has an account already. */
export async function registerCustomer(db: Database, asked: NewCustomer): Promise<StoredCustomer | null> {
  const [customer] = await db
    .insert(customers)
    .values({ ...asked, password: await hashPassword(asked.password), roles: ['customer'] })
    .onConflictDoNothing()
    .returning();
  return customer ?? null;
}

/** The customer of this address and password; null where either is wrong. */
export async function checkCustomer(db: Database, email: string, password: string): Promise<StoredCustomer | null> {
  const [customer] = await db.select().from(customers).where(eq(customers.email, email));
  return (await isPassword(password, customer?.password ?? NOBODY)) ? (customer ?? null) : null;
}

/** Starts a session; answers what its cookie says. */
export async function openCustomerSession(db: Database, customerId: number): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await db.delete(customerSessions).where(lt(customerSessions.expiresAt, sql`now()`));
  const expiresAt = new Date(Date.now() + SESSION_DAYS * 86_400_000);
  await db.insert(customerSessions).values({ token: hashOf(token), customerId, expiresAt });
  return token;
}

export async function closeCustomerSession(db: Database, token: string): Promise<void> {
  await db.delete(customerSessions).where(eq(customerSessions.token, hashOf(token)));
}

/** Whose session this is; null where it has ended or never was. */
export async function findSessionCustomer(db: Database, token: string): Promise<StoredCustomer | null> {
  const [row] = await db
    .select({ customer: customers })
    .from(customerSessions)
    .innerJoin(customers, eq(customers.id, customerSessions.customerId))
    .where(and(eq(customerSessions.token, hashOf(token)), gt(customerSessions.expiresAt, sql`now()`)));
  return row?.customer ?? null;
}

/** Keeps what a page asks the shop to remember of a customer. */
export async function rememberMeta(db: Database, id: number, meta: Record<string, string>): Promise<void> {
  await db
    .update(customers)
    .set({ meta: sql`${customers.meta} || ${JSON.stringify(meta)}::jsonb` })
    .where(eq(customers.id, id));
}

/** What a new database has: somebody who buys, and somebody who runs the shop. Both have the same password. */
const DEMO_PASSWORD = 'moss-and-kiln';
const demoCustomers = [
  { id: 1, email: 'manager@example.com', name: 'Mara Kiln', roles: ['shop_manager', 'administrator'] },
  { id: 2, email: 'customer@example.com', name: 'Ada Moss', roles: ['customer'] },
];

export async function seedCustomers(db: Database): Promise<void> {
  // Hashing takes a while, on purpose.
  if ((await db.$count(customers)) > 0) return;
  const password = await hashPassword(DEMO_PASSWORD);
  await db
    .insert(customers)
    .values(demoCustomers.map((customer) => ({ ...customer, password })))
    .onConflictDoNothing();
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

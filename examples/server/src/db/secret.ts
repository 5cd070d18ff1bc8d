import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from './connect';
import { shopSecret } from './schema';

const secrets = new WeakMap<Database, Promise<string>>();

/** A code that only the processes of this database can make, for one purpose: what it signs can be trusted later. */
export async function signFor(db: Database, purpose: string, text: string): Promise<string> {
  return createHmac('sha256', await secretOf(db))
    .update(`${purpose} ${text}`)
    .digest('base64url');
}

/** What every process of this database signs with; made by the first one that asks, and read once by each. */
export function secretOf(db: Database): Promise<string> {
  const known = secrets.get(db);
  if (known !== undefined) return known;
  const secret = readSecret(db);
  secrets.set(db, secret);
  secret.catch(() => secrets.delete(db));
  return secret;
}

async function readSecret(db: Database): Promise<string> {
  await db
    .insert(shopSecret)
    .values({ secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(shopSecret);
  if (row === undefined) throw new Error('the database has no secret');
  return row.secret;
}

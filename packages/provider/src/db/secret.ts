import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from './connect';
import { secrets } from './schema';

const known = new WeakMap<Database, Promise<string>>();

/** A code that only the processes of this database can make, for one purpose: what it signs can be trusted later. */
export async function signFor(db: Database, purpose: string, text: string): Promise<string> {
  return createHmac('sha256', await secretOf(db))
    .update(`${purpose} ${text}`)
    .digest('base64url');
}

/** What every process of this database signs with; made by the first one that asks, and read once by each. */
export function secretOf(db: Database): Promise<string> {
  const asked = known.get(db);
  if (asked !== undefined) return asked;
  const secret = readSecret(db);
  known.set(db, secret);
  secret.catch(() => known.delete(db));
  return secret;
}

async function readSecret(db: Database): Promise<string> {
  await db
    .insert(secrets)
    .values({ secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(secrets);
  if (row === undefined) throw new Error('the database has no secret');
  return row.secret;
}

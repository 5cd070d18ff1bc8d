import type { Context } from 'hono';
import type { Database } from '../db/connect';
import type { AppEnv } from '../http/env';
import { rateKeyOf } from '../http/peer';
import { createRateLimiter } from '../http/rate-limit';

const QUARTER_MS = 15 * 60 * 1000;
/** Wrong ones in a quarter of an hour: of passwords from one address and for one account, of codes for one account. */
const LIMITS = {
  address: { name: 'wrong passwords', most: 10, milliseconds: QUARTER_MS },
  account: { name: 'wrong passwords of an account', most: 30, milliseconds: QUARTER_MS },
  code: { name: 'wrong codes', most: 5, milliseconds: QUARTER_MS },
};

/** Seconds to wait before one may try again, or whether it was right. */
export type Tried = { wait: number } | { isRight: boolean };

/** Tries a password: counted as wrong before it is looked at, so that many at once are no way around the limit. */
export function tryPassword(
  c: Context<AppEnv>,
  db: Database,
  { email, check }: { email: string; check: () => Promise<boolean> },
): Promise<Tried> {
  return attempt(
    [
      [createRateLimiter(db, LIMITS.address), rateKeyOf(c)],
      [createRateLimiter(db, LIMITS.account), email],
    ],
    check,
  );
}

export function tryCode(db: Database, accountId: string, check: () => Promise<boolean>): Promise<Tried> {
  return attempt([[createRateLimiter(db, LIMITS.code), accountId]], check);
}

async function attempt(
  counted: readonly (readonly [ReturnType<typeof createRateLimiter>, string])[],
  check: () => Promise<boolean>,
): Promise<Tried> {
  const waits = [];
  for (const [limiter, key] of counted) waits.push(await limiter(key));
  const wait = Math.max(...waits);
  if (wait > 0) return { wait };
  const isRight = await check();
  if (isRight) for (const [limiter, key] of counted) await limiter(key, -1);
  return { isRight };
}

export function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many wrong tries. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

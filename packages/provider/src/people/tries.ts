import type { Context } from 'hono';
import type { Database } from '../db/connect';
import type { AppEnv } from '../http/env';
import { clientOf, rateKeyOf } from '../http/peer';
import { createRateLimiter, type RateLimit } from '../http/rate-limit';
import { knownDevice } from './device-cookie';

const QUARTER_MS = 15 * 60 * 1000;
/**
 * Wrong ones in a quarter of an hour. Nobody locks an account for others: what counts for all who try it only slows
 * them down, and a browser that somebody has signed in with has a count of its own.
 */
const LIMITS = {
  device: { name: 'wrong passwords of a device', most: 10, milliseconds: QUARTER_MS },
  pair: { name: 'wrong passwords of an address for an account', most: 10, milliseconds: QUARTER_MS },
  address: { name: 'wrong passwords of an address', most: 30, milliseconds: QUARTER_MS },
  account: { name: 'wrong passwords of an account', most: 30, milliseconds: QUARTER_MS },
  code: { name: 'wrong codes', most: 5, milliseconds: QUARTER_MS },
};
/** How often a slowed account may be tried. */
const PACE = { name: 'tries of a slowed account', most: 1, milliseconds: 2000 };

/** Stands for an account where wrong admin tokens are counted; no email address looks like it. */
export const TOKEN_ACCOUNT = 'admin token';

/** Seconds to wait before one may try again, or whether it was right. */
export type Tried = { wait: number } | { isRight: boolean };

type Counted = readonly (readonly [RateLimit, string])[];

interface PasswordTry {
  /** The email address of the account. */
  email: string;
  check: () => Promise<boolean>;
}

/** Tries a password: counted as wrong before it is looked at, so that many at once are no way around the limit. */
export async function tryPassword(c: Context<AppEnv>, db: Database, { email, check }: PasswordTry): Promise<Tried> {
  const device = await knownDevice(c, db, email);
  if (device !== null) return attempt(db, { counted: [[LIMITS.device, device]], check, amount: 1 });
  return attempt(db, { counted: countedOf(c, email), slowed: email, check, amount: 1 });
}

/**
 * Tries an admin token; a right one counts nothing, since programs bring it with every call. It is long and random: it
 * is slowed down only where nothing tells clients apart.
 */
export async function tryToken(c: Context<AppEnv>, db: Database, isRight: boolean): Promise<Tried> {
  const tried = { check: async () => isRight, amount: isRight ? 0 : 1 };
  const device = await knownDevice(c, db, TOKEN_ACCOUNT);
  if (device !== null) return attempt(db, { counted: [[LIMITS.device, device]], ...tried });
  const counted = countedOf(c, TOKEN_ACCOUNT);
  return attempt(db, { counted, ...(counted.length === 0 && { slowed: TOKEN_ACCOUNT }), ...tried });
}

/** The limits that a try from an address counts for; none where the address is that of others too. */
function countedOf(c: Context<AppEnv>, account: string): Counted {
  if (clientOf(c).isShared) return [];
  const address = rateKeyOf(c);
  return [
    [LIMITS.pair, `${address} ${account}`],
    [LIMITS.address, address],
  ];
}

export function tryCode(db: Database, accountId: string, check: () => Promise<boolean>): Promise<Tried> {
  return attempt(db, { counted: [[LIMITS.code, accountId]], check, amount: 1 });
}

interface Attempt {
  counted: Counted;
  /** An account that too many tries slow down. */
  slowed?: string;
  check: () => Promise<boolean>;
  amount: number;
}

async function attempt(db: Database, { counted, slowed, check, amount }: Attempt): Promise<Tried> {
  const refused = await count(db, counted, amount);
  if (refused > 0) return { wait: refused };
  const all: Counted = slowed === undefined ? counted : [...counted, [LIMITS.account, slowed]];
  const wait = slowed === undefined ? 0 : await countSlowed(db, slowed, amount);
  const isRight = wait === 0 && (await check());
  // What was not looked at is no wrong one either.
  if (amount > 0 && (wait > 0 || isRight)) await count(db, all, -amount);
  return wait > 0 ? { wait } : { isRight };
}

/** Seconds to wait for an account that was tried too often, by whomever. */
async function countSlowed(db: Database, account: string, amount: number): Promise<number> {
  const isSlow = (await count(db, [[LIMITS.account, account]], amount)) > 0;
  return isSlow ? count(db, [[PACE, account]], amount) : 0;
}

async function count(db: Database, counted: Counted, amount: number): Promise<number> {
  const waits = await Promise.all(counted.map(([limit, key]) => createRateLimiter(db, limit)(key, amount)));
  return Math.max(0, ...waits);
}

export function describeWait(seconds: number): string {
  return `Too many wrong tries. Try again in ${describeTime(seconds)}.`;
}

/** How long to wait, in words. */
export function describeTime(seconds: number): string {
  const [amount, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

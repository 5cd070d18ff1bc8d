import { randomBytes } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../db/connect';
import type { Account } from './accounts';
import { accounts, recoveryCodes } from './schema';
import { hashToken } from './secrets';

const PERIOD_SECONDS = 30;
const RECOVERY_CODES = 10;

/** Starts anew with one-time codes; they are asked for once one of them was shown to be right. */
export async function prepareTotp(db: Database, accountId: string): Promise<string> {
  const secret = new Secret({ size: 20 }).base32;
  await db
    .update(accounts)
    .set({ totpSecret: secret })
    .where(and(eq(accounts.id, accountId), eq(accounts.isTotpOn, false)));
  return secret;
}

/** What an app for one-time codes reads, as text or as a picture. */
export function totpAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** Turns one-time codes on where the code is right; answers the recovery codes, which are shown once. */
export async function confirmTotp(db: Database, account: Account, code: string): Promise<string[] | null> {
  if (account.isTotpOn || !(await takeTotp(db, account, code))) return null;
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ isTotpOn: true }).where(eq(accounts.id, account.id));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, account.id));
    await tx
      .insert(recoveryCodes)
      .values(codes.map((each) => ({ accountId: account.id, codeHash: hashToken(plain(each)) })));
  });
  return codes;
}

export async function turnOffTotp(db: Database, accountId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ isTotpOn: false, totpSecret: null }).where(eq(accounts.id, accountId));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  });
}

/** Whether it is a code of now, or one of the recovery codes; either is good once, also for two at the same moment. */
export async function takeCode(db: Database, account: Account, code: string): Promise<boolean> {
  if (await takeTotp(db, account, code)) return true;
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, account.id), eq(recoveryCodes.codeHash, hashToken(plain(code)))))
    .returning({ accountId: recoveryCodes.accountId });
  return taken.length > 0;
}

async function takeTotp(db: Database, { id, email, totpSecret }: Account, code: string): Promise<boolean> {
  const token = code.replace(/\s/g, '');
  if (totpSecret === null || !/^\d{6}$/.test(token)) return false;
  const now = Date.now();
  // One step to either side, for clocks that differ.
  const delta = totpOf(totpSecret, email).validate({ token, timestamp: now, window: 1 });
  if (delta === null) return false;
  const step = Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
  const taken = await db
    .update(accounts)
    .set({ totpStep: step })
    .where(and(eq(accounts.id, id), lt(accounts.totpStep, step)))
    .returning({ id: accounts.id });
  return taken.length > 0;
}

const totpOf = (secret: string, email: string) =>
  new TOTP({ issuer: 'mountkit', label: email, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });

/** 80 bits in letters that are not mistaken for one another. */
function newRecoveryCode(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz023456789';
  const text = [...randomBytes(16)].map((byte) => letters[byte % 32]).join('');
  return (text.match(/.{4}/g) ?? []).join('-');
}

const plain = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');

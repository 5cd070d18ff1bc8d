import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '@mountkit/provider';
import { secretOf } from '@mountkit/provider/kit';

const TICK_MS = 12 * 60 * 60 * 1000;

/** A number that only a page of `owner` (a visitor, a session) knows, for one purpose, for 12 to 24 hours. */
export async function makeNonce(db: Database, purpose: string, owner: string): Promise<string> {
  return sign(await secretOf(db), purpose, `${currentTick()} ${owner}`);
}

/** Whether a nonce was made for this purpose and owner, and not too long ago. */
export async function isNonce(
  db: Database,
  nonce: string | undefined,
  { purpose, owner }: { purpose: string; owner: string },
): Promise<boolean> {
  const secret = await secretOf(db);
  const given = Buffer.from(nonce ?? '');
  return [currentTick(), currentTick() - 1].some((tick) => {
    const expected = Buffer.from(sign(secret, purpose, `${tick} ${owner}`));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const currentTick = () => Math.floor(Date.now() / TICK_MS);

function sign(secret: string, purpose: string, owner: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${owner}`).digest('hex').slice(0, 20);
}

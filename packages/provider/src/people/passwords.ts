import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

export const PASSWORD_LENGTH = { least: 12, most: 200 };

/** As OWASP advises for 64 MiB of memory. They are kept with each hash, so that they can be raised later. */
const COST = { log2N: 16, r: 8, p: 2 };
const LENGTH = 32;

interface Cost {
  log2N: number;
  r: number;
  p: number;
}

/** What is kept of a password: `scrypt$16$8$2$SALT$HASH`. */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return ['scrypt', cost.log2N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Whether it is the password. Where there is no account, `stored` is null: the answer takes as long. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [kind, log2N, r, p, salt, hash] = stored?.split('$') ?? [];
  if (kind !== 'scrypt' || salt === undefined || hash === undefined) {
    await derive(password, randomBytes(16), COST);
    return false;
  }
  const expected = Buffer.from(hash, 'base64url');
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), cost), expected);
}

/** What is wrong with a new password, in a sentence; null where nothing is. */
export function whyNoPassword(password: string, email: string): string | null {
  if (password.length < PASSWORD_LENGTH.least) return `Use at least ${PASSWORD_LENGTH.least} characters.`;
  if (password.length > PASSWORD_LENGTH.most) return `Use at most ${PASSWORD_LENGTH.most} characters.`;
  if (new Set(password).size < 5) return 'Use more than four different characters.';
  if (password.toLowerCase().includes(email.toLowerCase())) return 'Leave your email address out of it.';
  return null;
}

function derive(password: string, salt: Buffer, { log2N, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** log2N;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    // The same characters may be typed as different code points.
    scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}

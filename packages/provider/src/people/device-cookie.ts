import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Database } from '../db/connect';
import { signFor } from '../db/secret';
import type { AppEnv } from '../http/env';
import { isSame } from '../http/is-same';
import { newToken } from './secrets';

const DEVICE_COOKIE = 'mountkit_device';
const DEVICE_SECONDS = 180 * 24 * 60 * 60;

/** Remembers that an account was signed in to with this browser: whoever guesses elsewhere does not slow it down. */
export async function rememberDevice(c: Context<AppEnv>, db: Database, account: string): Promise<void> {
  const id = newToken();
  setCookie(c, DEVICE_COOKIE, `${id}.${await sign(db, id, account)}`, {
    path: '/admin',
    httpOnly: true,
    sameSite: 'Strict',
    secure: new URL(c.req.url).protocol === 'https:',
    maxAge: DEVICE_SECONDS,
  });
}

/** The id of a browser that this account was signed in to with; null for any other. */
export async function knownDevice(c: Context<AppEnv>, db: Database, account: string): Promise<string | null> {
  const [id = '', signature = ''] = (getCookie(c, DEVICE_COOKIE) ?? '').split('.');
  return isSame(signature, await sign(db, id, account)) ? id : null;
}

const sign = (db: Database, id: string, account: string) => signFor(db, 'device of an account', `${id} ${account}`);

import { createHmac } from 'node:crypto';
import { isSame } from './is-same';

export const SESSION_SECONDS = 12 * 60 * 60;

/** A cookie value that only who has the key can make, and that ends by itself. */
export function openSession(key: string, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + SESSION_SECONDS;
  return `${expires}.${sign(key, String(expires))}`;
}

export function isOpenSession(key: string, session: string, now = Date.now()): boolean {
  const [expires = '', signature = ''] = session.split('.');
  return isSame(signature, sign(key, expires)) && Number(expires) * 1000 > now;
}

function sign(key: string, expires: string): string {
  return createHmac('sha256', key).update(`admin session until ${expires}`).digest('base64url');
}

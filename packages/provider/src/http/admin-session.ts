import { createHmac, randomBytes } from 'node:crypto';
import { isSame } from './is-same';

export const SESSION_SECONDS = 12 * 60 * 60;

/** A cookie value that only who has the key can make, and that ends by itself. */
export function openSession(key: string, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + SESSION_SECONDS;
  // Two that are opened in the same second are two: each ends by itself.
  const facts = `${expires}.${randomBytes(12).toString('base64url')}`;
  return `${facts}.${sign(key, facts)}`;
}

export function isOpenSession(key: string, session: string, now = Date.now()): boolean {
  const [expires = '', id = '', signature = ''] = session.split('.');
  return isSame(signature, sign(key, `${expires}.${id}`)) && Number(expires) * 1000 > now;
}

function sign(key: string, facts: string): string {
  return createHmac('sha256', key).update(`admin session until ${facts}`).digest('base64url');
}

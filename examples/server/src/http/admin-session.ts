import { createHmac, timingSafeEqual } from 'node:crypto';

export const SESSION_SECONDS = 12 * 60 * 60;

/** A cookie value that proves knowledge of the token without holding it, and ends by itself. */
export function openSession(token: string, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + SESSION_SECONDS;
  return `${expires}.${sign(token, String(expires))}`;
}

export function isOpenSession(token: string, session: string, now = Date.now()): boolean {
  const [expires = '', signature = ''] = session.split('.');
  return isSame(signature, sign(token, expires)) && Number(expires) * 1000 > now;
}

/** Compares in a time that does not tell how much of it was right. */
export function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function sign(token: string, expires: string): string {
  return createHmac('sha256', token).update(`admin session until ${expires}`).digest('base64url');
}

function digest(text: string): Buffer {
  return createHmac('sha256', 'compare').update(text).digest();
}

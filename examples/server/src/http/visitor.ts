import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from './env';

const COOKIE = 'mountkit_visitor';
const SECONDS = 30 * 24 * 60 * 60;

/**
 * Names the visitor by a hash of the cookie. Whoever has none gets one, and gets it with the first page of the shop:
 * two tabs that put the first things into a basket at the same moment then mean the same basket.
 */
export function visitorOf(c: Context<AppEnv>): string {
  const known = c.get('visitor');
  if (known !== undefined) return known;
  const token = readToken(c) ?? newToken(c);
  const visitor = createHash('sha256').update(token).digest('hex');
  c.set('visitor', visitor);
  return visitor;
}

function readToken(c: Context<AppEnv>): string | null {
  const token = getCookie(c, COOKIE) ?? '';
  return /^[\w-]{32}$/.test(token) ? token : null;
}

function newToken(c: Context<AppEnv>): string {
  const token = randomBytes(24).toString('base64url');
  setCookie(c, COOKIE, token, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: SECONDS, secure: isSecure(c) });
  return token;
}

export const isSecure = (c: Context<AppEnv>): boolean => new URL(c.req.url).protocol === 'https:';

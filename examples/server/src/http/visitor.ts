import { createHash, randomBytes } from 'node:crypto';
import type { AppEnv, Database } from '@mountkit/provider';
import { isSame, signFor } from '@mountkit/provider/kit';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { moveBasket } from '../shop/basket-store';

declare module 'hono' {
  interface ContextVariableMap {
    /** Names the visitor once the request has asked for it: see `visitorOf`. */
    visitor?: string;
  }
}

const COOKIE = 'mountkit_visitor';
const SECONDS = 30 * 24 * 60 * 60;

/**
 * Names the visitor by a hash of the cookie. Whoever has none of ours gets one, and gets it with the first page of the
 * shop: two tabs that put the first things into a basket at the same moment then mean the same basket.
 */
export async function visitorOf(c: Context<AppEnv>, db: Database): Promise<string> {
  const known = c.get('visitor');
  if (known !== undefined) return known;
  const token = await readToken(c, db);
  if (token === null) return newVisitor(c, db);
  c.set('visitor', hashOf(token));
  return hashOf(token);
}

/**
 * Gives the visitor a new cookie and takes the basket along. Done whenever somebody logs in or out: another one may
 * know the cookie that was there before, or have put it there.
 */
export async function renewVisitor(c: Context<AppEnv>, db: Database): Promise<void> {
  const before = await visitorOf(c, db);
  await moveBasket(db, before, await newVisitor(c, db));
}

async function readToken(c: Context<AppEnv>, db: Database): Promise<string | null> {
  const [token = '', signature = ''] = getCookie(c, COOKIE)?.split('.') ?? [];
  return isSame(signature, await signFor(db, 'visitor', token)) ? token : null;
}

async function newVisitor(c: Context<AppEnv>, db: Database): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const cookie = `${token}.${await signFor(db, 'visitor', token)}`;
  setCookie(c, COOKIE, cookie, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: SECONDS, secure: isSecure(c) });
  c.set('visitor', hashOf(token));
  return hashOf(token);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export const isSecure = (c: Context<AppEnv>): boolean => new URL(c.req.url).protocol === 'https:';

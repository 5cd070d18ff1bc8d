import type { AppEnv, Database } from '@mountkit/provider';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import {
  closeCustomerSession,
  findSessionCustomer,
  openCustomerSession,
  SESSION_DAYS,
  type StoredCustomer,
} from '../shop/customers';
import { isSecure, renewVisitor } from './visitor';

const COOKIE = 'mountkit_customer';

/** Who is logged in. */
export async function customerOf(c: Context<AppEnv>, db: Database): Promise<StoredCustomer | null> {
  const token = getCookie(c, COOKIE);
  return token === undefined ? null : findSessionCustomer(db, token);
}

export async function logCustomerIn(c: Context<AppEnv>, db: Database, { id }: StoredCustomer): Promise<void> {
  await endSession(c, db);
  await renewVisitor(c, db);
  setCookie(c, COOKIE, await openCustomerSession(db, id), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    maxAge: SESSION_DAYS * 86_400,
  });
}

export async function logCustomerOut(c: Context<AppEnv>, db: Database): Promise<void> {
  await endSession(c, db);
  await renewVisitor(c, db);
}

async function endSession(c: Context<AppEnv>, db: Database): Promise<void> {
  const token = getCookie(c, COOKIE);
  if (token === undefined) return;
  await closeCustomerSession(db, token);
  deleteCookie(c, COOKIE, { path: '/' });
}

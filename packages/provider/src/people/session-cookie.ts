import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Database } from '../db/connect';
import type { AppEnv } from '../http/env';
import type { Account } from './accounts';
import { rolesOf } from './accounts';
import { note } from './audit';
import { SESSION_COOKIE } from './caller';
import { rememberDevice } from './device-cookie';
import { endSession, openAccountSession, SESSION } from './sessions';

interface Start {
  account: Pick<Account, 'id' | 'email'>;
  isPending: boolean;
}

/** Opens a session in this browser, in place of the one it has. */
export async function startSession(c: Context<AppEnv>, db: Database, { account, isPending }: Start): Promise<void> {
  await dropSession(c, db);
  const token = await openAccountSession(db, {
    accountId: account.id,
    isPending,
    browser: c.req.header('user-agent') ?? '',
  });
  setCookie(c, SESSION_COOKIE, token, {
    path: '/admin',
    httpOnly: true,
    sameSite: 'Strict',
    secure: new URL(c.req.url).protocol === 'https:',
    maxAge: SESSION.longestSeconds,
  });
  await rememberDevice(c, db, account.email);
}

/** Ends the session of this browser. */
export async function dropSession(c: Context<AppEnv>, db: Database): Promise<void> {
  const token = getCookie(c, SESSION_COOKIE);
  if (token === undefined) return;
  await endSession(db, token);
  deleteCookie(c, SESSION_COOKIE, { path: '/admin' });
}

/** Notes what somebody did with their account, in each of their portals. */
export async function noteOf(db: Database, { id, email }: Account, action: string): Promise<void> {
  for (const portalId of (await rolesOf(db, id)).keys()) await note(db, { portalId, actor: email, action });
}

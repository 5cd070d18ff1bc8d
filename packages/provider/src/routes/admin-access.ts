import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Database } from '../db/connect';
import { signFor } from '../db/secret';
import { isOpenSession, openSession, SESSION_SECONDS } from '../http/admin-session';
import type { AppEnv } from '../http/env';
import { failureJson } from '../http/failure';
import { isSame } from '../http/is-same';
import { page } from '../http/page';
import { whyNotLoopback } from '../http/peer';
import { readFields } from '../http/read-fields';
import { renderAdminLogin, renderAdminRefused } from '../pages';
import { hasAccounts } from '../people/accounts';
import { findCaller } from '../people/caller';
import { rememberDevice } from '../people/device-cookie';
import { endHostSession, isEnded } from '../people/ended-sessions';
import { enter, isOpenRoute } from '../people/enter';
import { renderSignIn } from '../people/pages/sign-in';
import type { Access } from '../people/route-access';
import { describeTime, TOKEN_ACCOUNT, tryToken } from '../people/tries';

const ADMIN_COOKIE = 'mountkit_admin';

export interface AdminLock {
  db: Database;
  adminToken: string | null;
}

/** Why a request is not let pass. */
type Refusal = { status: 401; message: string } | { status: 429; message: string; retryAfter: number };

const noToken: Refusal = { status: 401, message: 'This call asks for the admin token.' };
const noAccount: Refusal = { status: 401, message: 'This call asks for a session or an API key.' };
const wrongToken: Refusal = {
  status: 401,
  message: 'This token is not the one the server was started with. Check it and try again.',
};

/**
 * Lets somebody pass who is signed in or has a key, as far as their role goes, and all the way whoever brings the token
 * or its session; where no token is set and nobody has an account, whoever is on this machine.
 */
export function requireAdmin({ db, adminToken, added = {} }: AdminLock & { added?: Readonly<Record<string, Access>> }) {
  return createMiddleware<AppEnv>(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    if (isOpenRoute(c)) return next();
    const caller = await findCaller(c, db);
    const refusal = caller === null ? await refuseHost(c, { db, adminToken }) : null;
    const hasToken = adminToken !== null;
    return refusal ?? enter(c, next, { db, caller: caller ?? { kind: 'host' }, hasToken, added });
  });
}

/** Null for whoever holds the server itself. */
async function refuseHost(c: Context<AppEnv>, { db, adminToken }: AdminLock): Promise<Response | null> {
  if (adminToken === null) {
    if (await hasAccounts(db)) return refuse(c, noAccount, { db, adminToken });
    const reason = whyNotLoopback(c);
    return reason === null ? null : refuseStranger(c, reason);
  }
  if ((await openHostSession(c, { db, adminToken })) !== null) return null;
  const [, bearer] = /^Bearer +(\S.*)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  const refusal = bearer === undefined ? noToken : await judgeToken(c, { db, adminToken }, bearer);
  return refusal === null ? null : refuse(c, refusal, { db, adminToken });
}

/** The session of the admin token that a request brings; null where it brings none, or one that has ended. */
async function openHostSession(c: Context<AppEnv>, { db, adminToken }: AdminLock): Promise<string | null> {
  const session = getCookie(c, ADMIN_COOKIE) ?? '';
  if (adminToken === null || !isOpenSession(await sessionKey(db, adminToken), session)) return null;
  return (await isEnded(db, session)) ? null : session;
}

/** Ends the session of the admin token in this browser, here and for every copy of it. */
export async function logOut(c: Context<AppEnv>, lock: AdminLock): Promise<void> {
  const session = await openHostSession(c, lock);
  if (session !== null) await endHostSession(lock.db, session);
  deleteCookie(c, ADMIN_COOKIE, { path: '/admin' });
}

/** The answer to the login form. */
export async function logIn(c: Context<AppEnv>, { db, adminToken }: AdminLock): Promise<Response> {
  if (adminToken === null) return c.redirect('/admin/', 303);
  const { token = '' } = await readFields(c);
  const refusal = await judgeToken(c, { db, adminToken }, token);
  if (refusal !== null) return refuse(c, refusal, { db, adminToken });
  setCookie(c, ADMIN_COOKIE, openSession(await sessionKey(db, adminToken)), {
    path: '/admin',
    httpOnly: true,
    sameSite: 'Strict',
    secure: new URL(c.req.url).protocol === 'https:',
    maxAge: SESSION_SECONDS,
  });
  await rememberDevice(c, db, TOKEN_ACCOUNT);
  return c.redirect('/admin/', 303);
}

/**
 * Compares a token with the right one. Whoever has tried too many wrong ones is refused the right one too: the answer
 * would tell it.
 */
async function judgeToken(
  c: Context<AppEnv>,
  { db, adminToken }: { db: Database; adminToken: string },
  token: string,
): Promise<Refusal | null> {
  const tried = await tryToken(c, db, isSame(token, adminToken));
  if ('isRight' in tried) return tried.isRight ? null : wrongToken;
  const message = `Too many wrong tokens. Try again in ${describeTime(tried.wait)}.`;
  return { status: 429, message, retryAfter: tried.wait };
}

/** Not the token alone: a session would then be one more way to try tokens, and one that nothing counts. */
const sessionKey = (db: Database, adminToken: string) => signFor(db, 'admin session', adminToken);

/** A person is asked with a form, a program with a header. */
async function refuse(c: Context<AppEnv>, refusal: Refusal, { db, adminToken }: AdminLock): Promise<Response> {
  if (refusal.status === 429) c.header('Retry-After', String(refusal.retryAfter));
  else if (isCall(c)) c.header('WWW-Authenticate', 'Bearer');
  if (isCall(c)) return failureJson(c, refusal);
  const error = refusal === noToken || refusal === noAccount ? null : refusal.message;
  if (await hasAccounts(db)) {
    const asked = { email: '', problem: null, hasToken: adminToken !== null, tokenProblem: error };
    return page(c, (context) => renderSignIn({ ...context, ...asked }), refusal.status);
  }
  return page(c, (context) => renderAdminLogin({ ...context, error }), refusal.status);
}

const WHAT_TO_SET =
  'Set ADMIN_TOKEN to a long random text, such as the output of "openssl rand -hex 32", and start the server again.';

function refuseStranger(c: Context<AppEnv>, reason: string): Response {
  if (!isCall(c)) return page(c, (context) => renderAdminRefused({ ...context, reason }), 403);
  const message = `Without an ADMIN_TOKEN this answers only requests made on this machine, to localhost. ${reason} ${WHAT_TO_SET}`;
  return failureJson(c, { status: 403, message });
}

/** Whether a program asks, which reads JSON. */
function isCall(c: Context<AppEnv>): boolean {
  return c.req.path.startsWith('/admin/api/');
}

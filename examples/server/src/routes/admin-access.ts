import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { isOpenSession, isSame, openSession, SESSION_SECONDS } from '../http/admin-session';
import type { AppEnv } from '../http/env';
import { failureJson } from '../http/failure';
import { page } from '../http/page';
import { isLoopback } from '../http/peer';
import { renderAdminLogin } from '../pages';

const COOKIE = 'mountkit_admin';

/** Lets a request pass that brings the token or its session; where no token is set, one from this machine. */
export function requireAdmin(adminToken: string | null) {
  return createMiddleware<AppEnv>(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    if (adminToken === null) {
      if (isLoopback(c)) return next();
      return failureJson(c, { status: 403, message: 'Without an ADMIN_TOKEN this answers on loopback only.' });
    }
    if (c.req.path === '/admin/login' || bringsToken(c, adminToken)) return next();
    if (!c.req.path.startsWith('/admin/api/')) {
      return page(c, (context) => renderAdminLogin({ ...context, failed: false }), 401);
    }
    c.header('WWW-Authenticate', 'Bearer');
    return failureJson(c, { status: 401, message: 'This call asks for the admin token.' });
  });
}

function bringsToken(c: Context<AppEnv>, adminToken: string): boolean {
  const [, bearer] = /^Bearer +(.+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  if (bearer !== undefined) return isSame(bearer, adminToken);
  return isOpenSession(adminToken, getCookie(c, COOKIE) ?? '');
}

/** The answer to the login form. */
export async function logIn(c: Context<AppEnv>, adminToken: string | null): Promise<Response> {
  const { token } = await c.req.parseBody();
  if (adminToken !== null && !(typeof token === 'string' && isSame(token, adminToken))) {
    return page(c, (context) => renderAdminLogin({ ...context, failed: true }), 401);
  }
  if (adminToken !== null) {
    setCookie(c, COOKIE, openSession(adminToken), {
      path: '/admin',
      httpOnly: true,
      sameSite: 'Strict',
      secure: new URL(c.req.url).protocol === 'https:',
      maxAge: SESSION_SECONDS,
    });
  }
  return c.redirect('/admin/', 303);
}

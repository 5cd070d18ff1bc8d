import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Database } from '../db/connect';
import type { AppEnv } from '../http/env';
import { limitBody } from '../http/limit-body';
import { page } from '../http/page';
import { readFields } from '../http/read-fields';
import { type Account, findAccount, findAccountById, hasAccounts } from './accounts';
import { note } from './audit';
import { SESSION_COOKIE } from './caller';
import { findInvitation, useInvitation } from './invitations';
import { renderInvitation, renderNoInvitation } from './pages/invitation';
import { renderCode, renderSignIn } from './pages/sign-in';
import { isPassword, whyNoPassword } from './passwords';
import { dropSession, noteOf, startSession } from './session-cookie';
import { findSession } from './sessions';
import { takeCode } from './totp';
import { describeWait, tryCode, tryPassword } from './tries';

const HOME = '/admin/';
const WRONG = 'There is no account with this address and password.';

export interface SignInParts {
  db: Database;
  /** Whether the server has an admin token. */
  hasToken: boolean;
  /** Ends the session of whoever has signed in with it. */
  logOutHost: (c: Context<AppEnv>) => Promise<void>;
}

/** How people sign in and out, and accept an invitation. */
export function signInRoutes({ db, hasToken, logOutHost }: SignInParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const limit = limitBody(10_000);

  app.get('/admin/sign-in', async (c) =>
    (await hasAccounts(db)) ? askWho(c, { email: '', problem: null }) : c.redirect(HOME, 303),
  );

  app.post('/admin/sign-in', limit, async (c) => {
    const { email: typed = '', password = '' } = await readFields(c);
    const email = typed.trim().toLowerCase().slice(0, 254);
    const account = await findAccount(db, email);
    const refused = await refuseWrong(c, { email, password, account });
    if (refused !== null) return askWho(c, { email, problem: refused.problem }, refused.status);
    return account === null ? askWho(c, { email, problem: WRONG }, 401) : welcome(c, account);
  });

  app.get('/admin/sign-in/code', async (c) =>
    (await pending(c)) === null
      ? c.redirect('/admin/sign-in', 303)
      : page(c, (context) => renderCode({ ...context, problem: null })),
  );

  app.post('/admin/sign-in/code', limit, async (c) => {
    const account = await pending(c);
    if (account === null) return c.redirect('/admin/sign-in', 303);
    const { code = '' } = await readFields(c);
    const tried = await tryCode(db, account.id, () => takeCode(db, account, code));
    if ('isRight' in tried && tried.isRight) {
      await startSession(c, db, { account, isPending: false });
      await noteOf(db, account, 'signed in with a one-time code');
      return c.redirect(HOME, 303);
    }
    await noteOf(db, account, 'failed to sign in: wrong code');
    const problem = 'wait' in tried ? describeWait(tried.wait) : 'This code is not right, or was used before.';
    return page(c, (context) => renderCode({ ...context, problem }), 'wait' in tried ? 429 : 401);
  });

  app.post('/admin/sign-out', async (c) => {
    const session = await findSession(db, getCookie(c, SESSION_COOKIE) ?? '');
    await dropSession(c, db);
    await logOutHost(c);
    if (session !== null) await noteOf(db, session.account, 'signed out');
    return c.redirect('/admin/sign-in', 303);
  });

  app.get('/admin/invitation/:token', async (c) => {
    const invitation = await findInvitation(db, c.req.param('token'));
    if (invitation === null) return page(c, renderNoInvitation, 404);
    const isKnown = (await findAccount(db, invitation.email)) !== null;
    return page(c, (context) => renderInvitation({ ...context, ...invitation, isKnown, name: '', problems: {} }));
  });

  app.post('/admin/invitation/:token', limit, async (c) => {
    const token = c.req.param('token');
    const invitation = await findInvitation(db, token);
    if (invitation === null) return page(c, renderNoInvitation, 404);
    const { name: typed = '', password = '' } = await readFields(c);
    const { email, portalId, role } = invitation;
    const name = typed.trim().slice(0, 100);
    const known = await findAccount(db, email);
    const ask = (problems: { name?: string; password?: string }, status: 400 | 401 | 429 = 400) =>
      page(
        c,
        (context) => renderInvitation({ ...context, email, role, isKnown: known !== null, name, problems }),
        status,
      );
    if (known !== null) {
      const refused = await refuseWrong(c, { email, password, account: known });
      if (refused !== null) return ask({ password: refused.problem }, refused.status);
    } else {
      const why = whyNoPassword(password, email);
      if (name === '' || why !== null) {
        return ask({ ...(name === '' && { name: 'Enter your name.' }), ...(why !== null && { password: why }) });
      }
    }
    const accountId = await useInvitation(db, token, known === null ? { name, password } : null);
    const account = accountId === null ? null : await findAccountById(db, accountId);
    if (account === null) return page(c, renderNoInvitation, 404);
    await note(db, { portalId, actor: email, action: `accepted an invitation as ${role}` });
    return welcome(c, account);
  });
  return app;

  function askWho(c: Context<AppEnv>, asked: { email: string; problem: string | null }, status: 200 | 401 | 429 = 200) {
    return page(c, (context) => renderSignIn({ ...context, ...asked, hasToken, tokenProblem: null }), status);
  }

  async function refuseWrong(
    c: Context<AppEnv>,
    { email, password, account }: { email: string; password: string; account: Account | null },
  ): Promise<{ problem: string; status: 401 | 429 } | null> {
    const check = () => isPassword(password.slice(0, 1000), account?.password ?? null);
    const tried = await tryPassword(c, db, { email, check });
    if ('isRight' in tried && tried.isRight) return null;
    if (account === null)
      await note(db, { portalId: null, actor: 'somebody', action: 'failed to sign in: no such account' });
    else await noteOf(db, account, 'failed to sign in: wrong password');
    if ('isRight' in tried) return { problem: WRONG, status: 401 };
    c.header('Retry-After', String(tried.wait));
    return { problem: describeWait(tried.wait), status: 429 };
  }

  /** The password was right; whoever has one-time codes is asked for one. */
  async function welcome(c: Context<AppEnv>, account: Account): Promise<Response> {
    await startSession(c, db, { account, isPending: account.isTotpOn });
    if (account.isTotpOn) return c.redirect('/admin/sign-in/code', 303);
    await noteOf(db, account, 'signed in');
    return c.redirect(HOME, 303);
  }

  async function pending(c: Context<AppEnv>): Promise<Account | null> {
    const session = await findSession(db, getCookie(c, SESSION_COOKIE) ?? '');
    return session?.isPending ? session.account : null;
  }
}

import { type Context, Hono } from 'hono';
import type { Database } from '../db/connect';
import type { AppEnv } from '../http/env';
import { limitBody } from '../http/limit-body';
import { page } from '../http/page';
import { readFields } from '../http/read-fields';
import { type Account, changePassword, findAccountById } from './accounts';
import { callerOf } from './caller';
import { lookerOf } from './looker';
import { renderAccount } from './pages/account';
import { isPassword, whyNoPassword } from './passwords';
import { dropSession, noteOf } from './session-cookie';
import { endSessionById, listSessions } from './sessions';
import { confirmTotp, prepareTotp, totpAddress, turnOffTotp } from './totp';
import { describeWait, tryCode, tryPassword } from './tries';

const HOME = '/admin/account/';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Shown = Partial<Pick<Parameters<typeof renderAccount>[0], 'totp' | 'recoveryCodes' | 'problems'>>;
type Answer = (c: Context<AppEnv>, account: Account) => Promise<Response>;

/** What somebody does with their own account: password, one-time codes, sessions. */
export function accountRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(`${HOME}*`, limitBody(10_000));
  const withAccount = (answer: Answer) => async (c: Context<AppEnv>) => {
    const account = await ownAccount(c);
    return account === null ? c.redirect(HOME, 303) : answer(c, account);
  };

  app.get(HOME, async (c) => show(c, await ownAccount(c)));

  app.post(
    `${HOME}password`,
    withAccount(async (c, account) => {
      const { current = '', password = '' } = await readFields(c);
      const wrong = await whyWrong(c, account, current);
      if (wrong !== null) return show(c, account, { problems: { current: wrong } }, 400);
      const why = whyNoPassword(password, account.email);
      if (why !== null) return show(c, account, { problems: { password: why } }, 400);
      await changePassword(db, account.id, password);
      await dropSession(c, db);
      await noteOf(db, account, 'changed the password');
      return c.redirect('/admin/sign-in', 303);
    }),
  );

  app.post(
    `${HOME}codes/prepare`,
    withAccount(async (c, account) => {
      if (account.isTotpOn) return c.redirect(HOME, 303);
      const secret = await prepareTotp(db, account.id);
      return show(c, account, { totp: { secret, address: totpAddress(secret, account.email) } });
    }),
  );

  app.post(
    `${HOME}codes/confirm`,
    withAccount(async (c, account) => {
      const { totpSecret: secret, email, id } = account;
      if (secret === null || account.isTotpOn) return c.redirect(HOME, 303);
      const { code = '' } = await readFields(c);
      let recoveryCodes: string[] | null = null;
      const tried = await tryCode(db, id, async () => {
        recoveryCodes = await confirmTotp(db, account, code);
        return recoveryCodes !== null;
      });
      if (recoveryCodes === null) {
        const problem = 'wait' in tried ? describeWait(tried.wait) : 'This is not the code of now.';
        return show(
          c,
          account,
          { totp: { secret, address: totpAddress(secret, email) }, problems: { code: problem } },
          400,
        );
      }
      await noteOf(db, account, 'turned on one-time codes');
      return show(c, { ...account, isTotpOn: true }, { recoveryCodes });
    }),
  );

  app.post(
    `${HOME}codes/off`,
    withAccount(async (c, account) => {
      const { off = '' } = await readFields(c);
      const wrong = await whyWrong(c, account, off);
      if (wrong !== null) return show(c, account, { problems: { off: wrong } }, 400);
      await turnOffTotp(db, account.id);
      await noteOf(db, account, 'turned off one-time codes');
      return c.redirect(HOME, 303);
    }),
  );

  app.post(
    `${HOME}sessions/:id/end`,
    withAccount(async (c, account) => {
      const id = c.req.param('id') ?? '';
      if (!UUID.test(id) || !(await endSessionById(db, id, { accountId: account.id }))) return c.notFound();
      await noteOf(db, account, 'ended a session');
      return c.redirect(`${HOME}#sessions`, 303);
    }),
  );
  return app;

  async function ownAccount(c: Context<AppEnv>): Promise<Account | null> {
    const caller = callerOf(c);
    return caller.kind === 'person' ? findAccountById(db, caller.accountId) : null;
  }

  async function whyWrong(c: Context<AppEnv>, { email, password }: Account, typed: string): Promise<string | null> {
    const tried = await tryPassword(c, db, { email, check: () => isPassword(typed.slice(0, 1000), password) });
    if ('wait' in tried) return describeWait(tried.wait);
    return tried.isRight ? null : 'This is not your password.';
  }

  async function show(c: Context<AppEnv>, account: Account | null, shown: Shown = {}, status: 200 | 400 = 200) {
    const sessions = account === null ? [] : await listSessions(db, { accountId: account.id });
    const usual = { totp: null, recoveryCodes: null, problems: {} };
    return page(
      c,
      (context) => renderAccount({ ...context, path: HOME, ...lookerOf(c), account, sessions, ...usual, ...shown }),
      status,
    );
  }
}

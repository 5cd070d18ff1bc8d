import type { Hono } from 'hono';
import type { Database } from '../db/connect';
import type { AppEnv } from '../http/env';
import { addAccount, addMember } from '../people/accounts';
import { hashPassword } from '../people/passwords';
import type { Role } from '../people/roles';
import { openAccountSession } from '../people/sessions';
import { from } from './requests';

export const PASSWORD = 'it was a bright cold day';

const elsewhere = from('192.0.2.7');
let hash: Promise<string> | undefined;

/** Adds somebody with a role in portals, who is signed in; answers the headers of their requests. */
export async function addPerson(db: Database, email: string, roles: Readonly<Record<number, Role>>) {
  // Tests sign in often: a hash that is cheap to check.
  hash ??= hashPassword(PASSWORD, { log2N: 4, r: 1, p: 1 });
  const password = await hash;
  const accountId = await db.transaction(async (tx) => {
    const id = await addAccount(tx, { email, name: `Name of ${email}`, password });
    for (const [portalId, role] of Object.entries(roles))
      await addMember(tx, { accountId: id, portalId: Number(portalId), role });
    return id;
  });
  const token = await openAccountSession(db, { accountId, isPending: false, browser: `Browser of ${email}` });
  return { accountId, headers: { Cookie: `mountkit_session=${token}` } };
}

/** Asks from another machine. */
export function ask(
  app: Hono<AppEnv>,
  path: string,
  { method = 'GET', headers = {}, fields, json }: Asked = {},
): Response | Promise<Response> {
  const body = fields !== undefined ? new URLSearchParams(fields) : json !== undefined ? JSON.stringify(json) : null;
  return app.request(path, { method, headers, body }, elsewhere);
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  fields?: Record<string, string>;
  json?: unknown;
}

/** The cookies that an answer sets, as a request sends them. */
export const cookiesOf = (response: Response): { Cookie: string } => ({
  Cookie: response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; '),
});

import type { AppEnv, Database } from '@mountkit/provider';
import { readJson } from '@mountkit/provider/kit';
import { type Context, Hono } from 'hono';
import { customerOf } from '../http/customer-session';
import { COMING_SOON_META, restOwner } from '../http/shop-page';
import { visitorOf } from '../http/visitor';
import { rememberMeta } from '../shop/customers';
import { isNonce } from '../shop/nonces';
import { restError } from './rest-error';

const META = 'woocommerce_meta';

/** Dismissing the coming-soon banner, specification 1 section 7: the person who is logged in, with the page's nonce. */
export function userRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/wp-json/wp/v2/users/:id{[0-9]+|me}', async (c) => {
    c.header('Cache-Control', 'no-store');
    const customer = await customerOf(c, db);
    const owner = restOwner(await visitorOf(c, db), customer?.id ?? null);
    if (!(await isNonce(db, c.req.header('x-wp-nonce'), { purpose: 'rest', owner }))) {
      return restError(c, { status: 403, code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' });
    }
    const { id } = c.req.param();
    if (customer === null || (id !== 'me' && id !== String(customer.id))) {
      const status = customer === null ? 401 : 403;
      const message = 'Sorry, you are not allowed to edit this user.';
      return restError(c, { status, code: 'rest_cannot_edit', message });
    }
    const dismissed = await readDismissal(c);
    if (dismissed !== 'yes' && dismissed !== 'no') {
      return restError(c, { status: 400, code: 'rest_invalid_param', message: `Invalid parameter(s): ${META}` });
    }
    await rememberMeta(db, customer.id, { [COMING_SOON_META]: dismissed });
    return c.json({ id: customer.id, name: customer.name, [META]: { [COMING_SOON_META]: dismissed } });
  });
  return app;
}

/** The value, from JSON or from a form; nested as the REST interface has it, or under its name with a full stop. */
async function readDismissal(c: Context<AppEnv>): Promise<unknown> {
  const flat = `${META}.${COMING_SOON_META}`;
  if (c.req.header('content-type')?.includes('json')) {
    const body = await readJson(c);
    return body?.[META]?.[COMING_SOON_META] ?? body?.[flat];
  }
  const body = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
  return body[`${META}[${COMING_SOON_META}]`] ?? body[flat];
}

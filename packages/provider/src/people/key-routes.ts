import { type Context, Hono } from 'hono';
import type { Database } from '../db/connect';
import type { AppEnv } from '../http/env';
import { limitBody } from '../http/limit-body';
import { page } from '../http/page';
import { readFields } from '../http/read-fields';
import { listEntries, note } from './audit';
import { actorOf, callerOf, reachOf } from './caller';
import { addKey, listKeys, revokeKey } from './keys';
import { portalsInReach } from './looker';
import { renderAudit } from './pages/audit';
import { renderKeys } from './pages/keys';
import { readScopes } from './scopes';

const HOME = '/admin/keys/';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NEWEST = 200;

type Shown = Partial<Pick<Parameters<typeof renderKeys>[0], 'added' | 'fields' | 'problems'>>;

/** The keys of programs, and the log of what was done. */
export function keyRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(`${HOME}*`, limitBody(10_000));

  app.get(HOME, (c) => show(c));

  app.post(HOME, async (c) => {
    const fields = await readFields(c);
    const portals = await portalsInReach(c, db);
    const portal = fields.portal === undefined ? portals[0] : portals.find(({ id }) => String(id) === fields.portal);
    const name = (fields.name ?? '').trim().slice(0, 100);
    const scopes = readScopes(Object.keys(fields));
    if (name === '' || scopes.length === 0 || portal === undefined) {
      const problems = {
        ...(name === '' && { name: 'Enter a name.' }),
        ...(scopes.length === 0 && { scopes: 'Choose at least one.' }),
      };
      return show(c, { fields, problems }, 400);
    }
    const added = await addKey(db, { portalId: portal.id, name, scopes });
    await note(db, { portalId: portal.id, actor: actorOf(callerOf(c)), action: 'added an API key', target: name });
    return show(c, { added });
  });

  app.post(`${HOME}:id/revoke`, async (c) => {
    const id = c.req.param('id');
    const ids = (await portalsInReach(c, db)).map((portal) => portal.id);
    if (!UUID.test(id) || !(await revokeKey(db, id, ids))) return c.notFound();
    return c.redirect(HOME, 303);
  });

  app.get('/admin/audit/', async (c) => {
    const entries = await listEntries(db, reachOf(c), NEWEST);
    return page(c, (context) => renderAudit({ ...context, entries }));
  });
  return app;

  async function show(c: Context<AppEnv>, shown: Shown = {}, status: 200 | 400 = 200): Promise<Response> {
    const portals = await portalsInReach(c, db);
    const keys = await listKeys(
      db,
      portals.map(({ id }) => id),
    );
    const usual = { added: null, fields: {}, problems: {} };
    return page(c, (context) => renderKeys({ ...context, portals, keys, ...usual, ...shown }), status);
  }
}

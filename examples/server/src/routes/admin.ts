import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { listCounters, listErrorReports } from '../db/beacons';
import type { Database } from '../db/connect';
import { listContacts, listSubmissions } from '../db/stored';
import { listOptOuts, listResubscriptions } from '../email/opt-outs';
import { readFormGuid } from '../forms/find-form';
import type { UploadFolder } from '../forms/upload-folder';
import type { AppEnv } from '../http/env';
import { page } from '../http/page';
import { renderAdmin } from '../pages';
import { logIn, requireAdmin } from './admin-access';
import { answerUpload } from './admin-uploads';

const LIMIT = { usual: 50, most: 200 };

interface AdminParts {
  db: Database;
  uploads: UploadFolder;
  adminToken: string | null;
}

/** What is stored, as JSON for checks and as a page for a person. */
export function adminRoutes({ db, uploads, adminToken }: AdminParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use('/admin/*', requireAdmin(adminToken));
  app.post('/admin/login', bodyLimit({ maxSize: 10_000 }), (c) => logIn(c, adminToken));
  app.get('/admin/login', (c) => c.redirect('/admin/', 303));

  app.get('/admin/', async (c) => {
    const limit = LIMIT.most;
    const [contacts, submissions] = await Promise.all([listContacts(db, { limit }), listSubmissions(db, { limit })]);
    return page(c, (context) => renderAdmin({ ...context, contacts, submissions }));
  });

  app.get('/admin/api/contacts', async (c) => {
    const email = c.req.query('email');
    return c.json({ items: await listContacts(db, { limit: readLimit(c), email }) });
  });

  app.get('/admin/api/submissions', async (c) => {
    const asked = c.req.query('formId');
    const formId = asked === undefined ? undefined : readFormGuid(asked);
    if (formId === null) return c.json({ items: [] });
    return c.json({ items: await listSubmissions(db, { limit: readLimit(c), formId }) });
  });

  app.get('/admin/api/counters', async (c) => c.json({ items: await listCounters(db, readLimit(c)) }));
  app.get('/admin/api/errors', async (c) => c.json({ items: await listErrorReports(db, readLimit(c)) }));
  app.get('/admin/api/opt-outs', async (c) => c.json({ items: await listOptOuts(db, readLimit(c)) }));
  app.get('/admin/api/resubscriptions', async (c) => c.json({ items: await listResubscriptions(db, readLimit(c)) }));
  app.get('/admin/uploads/:id', (c) => answerUpload(c, db, { uploads, id: c.req.param('id') }));
  return app;
}

function readLimit(c: Context<AppEnv>): number {
  const limit = Number.parseInt(c.req.query('limit') ?? '', 10);
  return limit > 0 ? Math.min(limit, LIMIT.most) : LIMIT.usual;
}

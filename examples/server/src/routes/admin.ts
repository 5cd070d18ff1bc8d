import { type Context, Hono } from 'hono';
import type { Overview } from '../admin/overview';
import { type Range, readRange } from '../admin/range';
import { makeSampleOverview } from '../admin/sample-overview';
import { listCounters, listErrorReports } from '../db/beacons';
import type { Database } from '../db/connect';
import { readOverview } from '../db/read-overview';
import { listContacts, listSubmissions } from '../db/stored';
import { listBaskets, listOrders } from '../db/stored-shop';
import { listOptOuts, listResubscriptions } from '../email/opt-outs';
import { readFormGuid } from '../forms/find-form';
import type { UploadFolder } from '../forms/upload-folder';
import type { Report } from '../http/answer-failure';
import type { AppEnv } from '../http/env';
import { limitBody } from '../http/limit-body';
import { refuseOtherPages } from '../http/own-page';
import { page } from '../http/page';
import { renderAdmin } from '../pages';
import { logIn, requireAdmin } from './admin-access';
import { adminContactRoutes } from './admin-contacts';
import { answerExport } from './admin-export';
import { adminFormRoutes } from './admin-forms';
import { answerUpload } from './admin-uploads';

const LIMIT = { usual: 50, most: 200 };

interface AdminParts {
  db: Database;
  uploads: UploadFolder;
  adminToken: string | null;
  report: Report;
}

/** What is stored, as JSON for checks and as a page for a person. */
export function adminRoutes({ db, uploads, adminToken, report }: AdminParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use('/admin/*', requireAdmin({ db, adminToken }), refuseOtherPages);
  app.post('/admin/login', limitBody(10_000), (c) => logIn(c, { db, adminToken }));
  app.get('/admin/login', (c) => c.redirect('/admin/', 303));

  app.get('/admin/', async (c) => {
    const limit = LIMIT.usual;
    const range = readRange(c.req.query('days'));
    const hasErased = c.req.query('erased') !== undefined;
    const [overview, contacts, submissions, orders, baskets, counters] = await Promise.all([
      findOverview(c, range),
      listContacts(db, { limit }),
      listSubmissions(db, { limit }),
      listOrders(db, limit),
      listBaskets(db, limit),
      listCounters(db, limit),
    ]);
    return page(c, (context) =>
      renderAdmin({ ...context, overview, range, contacts, submissions, orders, baskets, counters, hasErased }),
    );
  });

  app.get('/admin/export/:file', (c) => answerExport(c, db, report));

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

  app.get('/admin/api/baskets', async (c) => c.json({ items: await listBaskets(db, readLimit(c)) }));
  app.get('/admin/api/orders', async (c) => c.json({ items: await listOrders(db, readLimit(c)) }));
  app.get('/admin/api/counters', async (c) => c.json({ items: await listCounters(db, readLimit(c)) }));
  app.get('/admin/api/errors', async (c) => c.json({ items: await listErrorReports(db, readLimit(c)) }));
  app.get('/admin/api/opt-outs', async (c) => c.json({ items: await listOptOuts(db, readLimit(c)) }));
  app.get('/admin/api/resubscriptions', async (c) => c.json({ items: await listResubscriptions(db, readLimit(c)) }));
  app.get('/admin/uploads/:id', (c) => answerUpload(c, db, { uploads, id: c.req.param('id') }));
  app.route('/', adminContactRoutes(db, uploads));
  app.route('/', adminFormRoutes(db));
  return app;

  /** The figures; null where the database takes too long, so that the lists are there all the same. */
  async function findOverview(c: Context<AppEnv>, range: Range): Promise<Overview | null> {
    if (c.req.query('sample') !== undefined) return makeSampleOverview(range, Date.now());
    const formId = readFormGuid(c.req.query('form') ?? '') ?? undefined;
    return readOverview(db, { range, formId }).catch((error: unknown) => {
      if (isTimeout(error)) return null;
      throw error;
    });
  }
}

/** PostgreSQL's code of a statement that was cancelled; drizzle wraps what the driver threw. */
function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '57014') || isTimeout(error.cause);
}

function readLimit(c: Context<AppEnv>): number {
  const limit = Number.parseInt(c.req.query('limit') ?? '', 10);
  return limit > 0 ? Math.min(limit, LIMIT.most) : LIMIT.usual;
}

import { type Context, Hono } from 'hono';
import type { Overview } from '../admin/overview';
import { type Range, readRange } from '../admin/range';
import { makeSampleOverview } from '../admin/sample-overview';
import { listCounters, listErrorReports } from '../db/beacons';
import type { Database } from '../db/connect';
import { listContacts, listSubmissions } from '../db/list-stored';
import { EXPORTS } from '../db/read-export';
import { readOverview } from '../db/read-overview';
import { editorRoutes } from '../editor/routes';
import { listOptOuts, listResubscriptions } from '../email/opt-outs';
import type { BotSettings } from '../forms/bot-settings';
import { readFormGuid } from '../forms/find-form';
import type { UploadStore } from '../forms/upload-store';
import type { Report } from '../http/answer-failure';
import type { AppEnv } from '../http/env';
import { limitBody } from '../http/limit-body';
import { refuseOtherPages } from '../http/own-page';
import { page } from '../http/page';
import { notificationRoutes } from '../notify/routes';
import type { NotifySettings } from '../notify/settings';
import { submissionListRoutes } from '../notify/submission-routes';
import { renderAdmin } from '../pages';
import type { AdminPart, ProviderPart } from '../part';
import { accountRoutes } from '../people/account-routes';
import { reachOf } from '../people/caller';
import { keyRoutes } from '../people/key-routes';
import { describeApi } from '../people/openapi';
import { peopleRoutes } from '../people/people-routes';
import { ADDED_LIST } from '../people/route-access';
import { signInRoutes } from '../people/sign-in-routes';
import { logIn, logOut, requireAdmin } from './admin-access';
import { adminContactRoutes } from './admin-contacts';
import { answerExport } from './admin-export';
import { adminFormRoutes } from './admin-forms';
import { answerUpload } from './admin-uploads';

const LIMIT = { usual: 50, most: 200 };

interface AdminParts {
  db: Database;
  /** What is only read, and not right after it was changed. */
  readDb: Database;
  uploads: UploadStore;
  adminToken: string | null;
  report: Report;
  notify: NotifySettings;
  bots: BotSettings;
  parts: readonly ProviderPart[];
}

/** What is stored, as JSON for checks and as a page for a person. */
export function adminRoutes({
  db,
  readDb,
  uploads,
  adminToken,
  report,
  notify,
  bots,
  parts,
}: AdminParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const added = parts.flatMap(({ admin }) => admin ?? []);
  const persons = parts.flatMap(({ person }) => person ?? []);
  const figures = added.flatMap(({ overview }) => overview ?? []);
  app.get('/admin', (c) => c.redirect(`/admin/${new URL(c.req.url).search}`, 308));
  const lists = added.flatMap((part) => Object.entries(part.lists ?? {}));
  const ofLists = Object.fromEntries(lists.map(([name]) => [`GET /admin/api/${name}`, ADDED_LIST]));
  app.use('/admin/*', requireAdmin({ db, adminToken, added: ofLists }), refuseOtherPages);
  app.post('/admin/login', limitBody(10_000), (c) => logIn(c, { db, adminToken }));
  app.get('/admin/login', (c) => c.redirect('/admin/', 303));

  const links = added.flatMap((part) => part.links ?? []);

  app.get('/admin/', async (c) => {
    const limit = LIMIT.usual;
    const range = readRange(c.req.query('days'));
    const hasErased = c.req.query('erased') !== undefined;
    // Whoever has just erased a person is to see it.
    const from = hasErased ? db : readDb;
    const [overview, contacts, submissions, sections, counters] = await Promise.all([
      findOverview(c, range),
      listContacts(from, { limit }),
      listSubmissions(from, { limit }),
      drawSections(from, added, limit),
      listCounters(from, limit),
    ]);
    return page(c, (context) =>
      renderAdmin({ ...context, overview, range, contacts, submissions, sections, links, counters, hasErased }),
    );
  });

  const exports = new Map([...EXPORTS, ...added.flatMap((part) => [...(part.exports ?? [])])]);
  app.get('/admin/export/:file', (c) => answerExport(c, { db: readDb, report, exports }));

  app.get('/admin/api/contacts', async (c) => {
    const email = c.req.query('email');
    return c.json({ items: await listContacts(readDb, { limit: readLimit(c), email }) });
  });

  app.get('/admin/api/submissions', async (c) => {
    const asked = c.req.query('formId');
    const formId = asked === undefined ? undefined : readFormGuid(asked);
    if (formId === null) return c.json({ items: [] });
    return c.json({ items: await listSubmissions(readDb, { limit: readLimit(c), formId, reach: reachOf(c) }) });
  });

  app.get('/admin/api/counters', async (c) => c.json({ items: await listCounters(readDb, readLimit(c)) }));
  app.get('/admin/api/errors', async (c) => c.json({ items: await listErrorReports(readDb, readLimit(c)) }));
  app.get('/admin/api/opt-outs', async (c) => c.json({ items: await listOptOuts(readDb, readLimit(c)) }));
  app.get('/admin/api/resubscriptions', async (c) =>
    c.json({ items: await listResubscriptions(readDb, readLimit(c)) }),
  );
  for (const [name, list] of lists) {
    app.get(`/admin/api/${name}`, async (c) => c.json({ items: await list(readDb, readLimit(c)) }));
  }
  app.get('/admin/api/openapi.json', (c) => c.json(describeApi(ofLists)));
  app.get('/admin/uploads/:id', (c) => answerUpload(c, db, { uploads, id: c.req.param('id') }));
  app.route('/', adminContactRoutes(db, { uploads, mailFolder: notify.mailFolder, parts: persons }));
  app.route('/', adminFormRoutes(db));
  app.route('/', notificationRoutes(db, notify));
  app.route('/', editorRoutes(db, bots));
  app.route('/', submissionListRoutes({ db, readDb, report }));
  app.route('/', signInRoutes({ db, hasToken: adminToken !== null, logOutHost: (c) => logOut(c, { db, adminToken }) }));
  app.route('/', accountRoutes(db));
  app.route('/', peopleRoutes(db, notify));
  app.route('/', keyRoutes(db));
  return app;

  /** The figures; null where the database takes too long, so that the lists are there all the same. */
  async function findOverview(c: Context<AppEnv>, range: Range): Promise<Overview | null> {
    if (c.req.query('sample') !== undefined) return makeSampleOverview(range, Date.now(), figures);
    const formId = readFormGuid(c.req.query('form') ?? '') ?? undefined;
    return readOverview(readDb, { range, formId, parts: figures }).catch((error: unknown) => {
      if (isTimeout(error)) return null;
      throw error;
    });
  }
}

function drawSections(db: Database, added: readonly AdminPart[], limit: number) {
  const sections = added.flatMap((part) => part.sections ?? []);
  return Promise.all(sections.map(async ({ draw, ...section }) => ({ ...section, content: await draw(db, limit) })));
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

import { type Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import type { Database } from '../db/connect';
import type { Report } from '../http/answer-failure';
import { logFailure } from '../http/answer-failure';
import type { AppEnv } from '../http/env';
import { page } from '../http/page';
import { editorOf, reachOf } from '../people/caller';
import { writeCsv, writeJson } from './export-submissions';
import { clearSpam, findSubmissions } from './find-submissions';
import { listFormChoices } from './manage';
import { renderSubmissions } from './pages/submissions-page';
import { readFilter } from './read-filter';

const HOME = '/admin/submissions/';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const LIMIT = 50;

interface Parts {
  db: Database;
  /** What is only read, and not right after it was changed. */
  readDb: Database;
  report: Report;
}

/** Submissions that are looked for, as a page and as files, and what says that one is no spam. */
export function submissionListRoutes({ db, readDb, report }: Parts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.get(HOME, async (c) => {
    const filter = readFilter(c.req.query(), reachOf(c));
    // Where one is said to be no spam, the list is what shows it.
    const from = filter.spam === 'only' ? db : readDb;
    const [found, forms] = await Promise.all([
      findSubmissions(from, filter, LIMIT + 1),
      listFormChoices(db, reachOf(c)),
    ]);
    const shown = { found: found.slice(0, LIMIT), hasMore: found.length > LIMIT };
    return page(c, (context) =>
      renderSubmissions({ ...context, ...shown, forms, query: c.req.query(), mayEdit: editorOf(c) }),
    );
  });

  app.get(`${HOME}export.csv`, (c) => {
    c.header('Content-Type', 'text/csv; charset=utf-8; header=present');
    return answerFile(c, 'submissions.csv', writeCsv(readDb, readFilter(c.req.query(), reachOf(c))));
  });
  app.get(`${HOME}export.json`, (c) => {
    c.header('Content-Type', 'application/json; charset=utf-8');
    return answerFile(c, 'submissions.json', writeJson(readDb, readFilter(c.req.query(), reachOf(c))));
  });

  app.post(`${HOME}:id/not-spam`, async (c, next) => {
    const id = c.req.param('id');
    if (!UUID.test(id) || !(await clearSpam(db, id))) return next();
    return c.redirect(`${HOME}?spam=only`, 303);
  });
  return app;

  function answerFile(c: Context<AppEnv>, name: string, parts: AsyncGenerator<string>): Response {
    c.header('Content-Disposition', `attachment; filename="${name}"`);
    c.header('X-Content-Type-Options', 'nosniff');
    return stream(
      c,
      async (answer) => {
        for await (const part of parts) {
          if (answer.aborted) return;
          await answer.write(part);
        }
      },
      async (error) => logFailure(c, report, error),
    );
  }
}

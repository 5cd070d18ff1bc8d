import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { Database } from '../db/connect';
import { forms } from '../db/schema';
import { readFormGuid } from '../forms/find-form';
import type { AppEnv } from '../http/env';
import { failureJson } from '../http/failure';
import { limitBody } from '../http/limit-body';
import { readJson } from '../http/read-json';

const MOST_DAYS = 36_500;

/** For how long the submissions of a form are kept. */
export function adminFormRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.put('/admin/api/forms/:formId/retention', limitBody(1000), async (c) => {
    const days = await readDays(c);
    if (days === null) {
      return failureJson(c, { status: 400, message: `Expected {"days": N} with N from 1 to ${MOST_DAYS}.` });
    }
    const guid = readFormGuid(c.req.param('formId'));
    const changed =
      guid === null ? [] : await db.update(forms).set({ keptDays: days }).where(eq(forms.guid, guid)).returning();
    if (changed.length === 0) return failureJson(c, { status: 404, message: 'There is no such form.' });
    return c.json({ formId: guid, retentionDays: days });
  });
  return app;
}

async function readDays(c: Context<AppEnv>): Promise<number | null> {
  const body = await readJson(c);
  const days = body?.days;
  return Number.isInteger(days) && days >= 1 && days <= MOST_DAYS ? days : null;
}

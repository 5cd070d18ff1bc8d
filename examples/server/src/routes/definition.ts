import { Hono } from 'hono';
import type { Database } from '../db/connect';
import { findForm, readFormGuid, readPortalId } from '../forms/find-form';
import type { AppEnv } from '../http/env';
import { failureJson } from '../http/failure';

/** The definition fetch, specification 2 section 7, call 1; its failures are those of section 8. */
export function definitionRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/embed/v3/form/:portalId/:formId/json', async (c) => {
    const asked = c.req.param();
    const portalId = readPortalId(asked.portalId);
    const guid = readFormGuid(asked.formId);
    if (guid === null) return failureJson(c, { status: 400, message: 'Invalid form guid: it is not a uuid.' });
    if (portalId === null) return failureJson(c, { status: 400, message: 'Invalid portal id: it is not a number.' });

    const definition = await findForm(db, { portalId, guid });
    if (definition === null) return failureJson(c, { status: 404, message: 'This portal has no such form.' });
    // The document carries the server's time and, for known visitors, their values.
    c.header('Cache-Control', 'private, no-cache');
    return c.json({ ...definition, time: Date.now() });
  });
  return app;
}

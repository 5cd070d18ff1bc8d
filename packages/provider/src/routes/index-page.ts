import { Hono } from 'hono';
import type { Database } from '../db/connect';
import { listPortals } from '../db/portals';
import type { AppEnv } from '../http/env';
import { page } from '../http/page';
import { renderIndex } from '../pages';

/** The first page of a provider that stands alone. */
export function indexRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/', async (c) => {
    const portals = await listPortals(db);
    const { origin } = new URL(c.req.url);
    return page(c, (context) => renderIndex({ ...context, portalIds: portals.map(({ id }) => id), origin }));
  });
  return app;
}

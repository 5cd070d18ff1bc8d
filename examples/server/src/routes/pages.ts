import { type Context, Hono } from 'hono';
import type { AppEnv } from '../http/env';
import { page } from '../http/page';
import { renderIndex, renderMarketing, renderPickAPlatform } from '../pages';

const FOLDERS = ['/marketing', '/pick-a-platform', '/admin'];

/** The pages that a visitor opens. */
export function pageRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const path of FOLDERS) app.get(path, (c) => c.redirect(`${path}/${queryOf(c)}`, 308));

  app.get('/', (c) => page(c, renderIndex));
  app.get('/marketing/', (c) => page(c, renderMarketing));
  app.get('/pick-a-platform/', (c) =>
    page(c, (context) =>
      renderPickAPlatform({
        ...context,
        email: c.req.query('email') ?? null,
        platform: c.req.query('platform') ?? null,
      }),
    ),
  );
  return app;
}

function queryOf(c: Context): string {
  return new URL(c.req.url).search;
}

import { type Context, Hono } from 'hono';
import type { AppEnv } from '../http/env';
import { page } from '../http/page';
import { renderContact, renderFields, renderIndex, renderMarketing, renderPickAPlatform } from '../pages';
import { readLocale } from '../pages/read-locale';

const FOLDERS = ['/marketing', '/pick-a-platform', '/contact', '/fields', '/admin'];

/** The pages that a visitor opens. */
export function pageRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const path of FOLDERS) app.get(path, (c) => c.redirect(`${path}/${queryOf(c)}`, 308));

  app.get('/', (c) => page(c, renderIndex));
  app.get('/marketing/', (c) => page(c, renderMarketing));
  for (const [path, render] of [
    ['/contact/', renderContact],
    ['/fields/', renderFields],
  ] as const) {
    app.get(path, (c) => page(c, (context) => render({ ...context, locale: readLocale(c.req.query('locale')) })));
  }
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

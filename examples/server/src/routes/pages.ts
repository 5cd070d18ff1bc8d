import { type Context, Hono } from 'hono';
import type { Database } from '../db/connect';
import { findForm } from '../forms/find-form';
import { refuseDefinition } from '../forms/state-refusals';
import type { AppEnv } from '../http/env';
import { page } from '../http/page';
import {
  MARKETING_FORM,
  renderContact,
  renderFields,
  renderIndex,
  renderMarketing,
  renderMarketingForm,
  renderPickAPlatform,
} from '../pages';
import { readLocale } from '../pages/read-locale';

const FOLDERS = ['/marketing', '/pick-a-platform', '/contact', '/fields', '/admin'];

/** The pages that a visitor opens. */
export function pageRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const path of FOLDERS) app.get(path, (c) => c.redirect(`${path}/${queryOf(c)}`, 308));

  app.get('/', (c) => page(c, renderIndex));
  app.get('/marketing/', async (c) => {
    const form = c.req.query('render') === 'server' ? await drawMarketingForm(db) : '';
    return page(c, (context) => renderMarketing({ ...context, form }));
  });
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

/** The form of the marketing page; nothing where it is not there, so that the widget says why. */
async function drawMarketingForm(db: Database): Promise<string> {
  const form = await findForm(db, MARKETING_FORM);
  return form === null || refuseDefinition(form) !== null ? '' : renderMarketingForm(form.definition);
}

function queryOf(c: Context): string {
  return new URL(c.req.url).search;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppEnv, Database } from '@mountkit/provider';
import { findForm, page, readLocale, refuseDefinition } from '@mountkit/provider/kit';
import { CONTACT_PAGE_FORM, SEEDED_PORTAL } from '@mountkit/provider/sample-forms';
import { type Context, Hono } from 'hono';
import { packageFolder } from '../config';
import { writtenPage } from '../http/written-page';
import {
  MARKETING_FORM,
  renderContact,
  renderContactForm,
  renderFields,
  renderIndex,
  renderMarketing,
  renderMarketingForm,
  renderPickAPlatform,
  renderPopups,
  renderSticky,
  renderWidgets,
} from '../pages';

const FOLDERS = [
  '/marketing',
  '/pick-a-platform',
  '/contact',
  '/fields',
  '/popups',
  '/widgets',
  '/embed-code',
  '/shop',
  '/storefront',
  '/basket',
  '/checkout',
  '/my-account',
  '/blog',
];

const CONTACT_FORM = { portalId: SEEDED_PORTAL, guid: CONTACT_PAGE_FORM };

/** A page of the incumbent's, as it was written. */
const EMBED_CODE = join(packageFolder, '../embed-code/index.html');

/** The pages that a visitor opens. */
export function pageRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const path of FOLDERS) app.get(path, (c) => c.redirect(`${path}/${queryOf(c)}`, 308));

  app.get('/', (c) => page(c, renderIndex));
  app.get('/popups/', (c) => page(c, renderPopups));
  app.get('/sticky/', (c) => page(c, renderSticky));
  app.get('/widgets/', (c) => page(c, renderWidgets));
  app.get('/marketing/', async (c) => {
    const form = c.req.query('render') === 'server' ? await drawForm(db, MARKETING_FORM, renderMarketingForm) : '';
    return page(c, (context) => renderMarketing({ ...context, form }));
  });
  app.get('/contact/', async (c) => {
    const locale = readLocale(c.req.query('locale'));
    // The words of other languages come with the widget.
    const isDrawn = c.req.query('render') === 'server' && locale === 'en';
    const form = isDrawn ? await drawForm(db, CONTACT_FORM, renderContactForm) : '';
    return page(c, (context) => renderContact({ ...context, locale, form }));
  });
  app.get('/fields/', (c) =>
    page(c, (context) => renderFields({ ...context, locale: readLocale(c.req.query('locale')) })),
  );
  app.get('/embed-code/', async (c) => writtenPage(c, await readFile(EMBED_CODE, 'utf8')));
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

/** A form as markup; nothing where it is not there, so that the widget says why. */
async function drawForm(
  db: Database,
  wanted: typeof MARKETING_FORM,
  draw: (definition: object) => string,
): Promise<string> {
  const form = await findForm(db, wanted);
  return form === null || refuseDefinition(form) !== null ? '' : draw(form.definition);
}

function queryOf(c: Context): string {
  return new URL(c.req.url).search;
}

import { join } from 'node:path';
import { Hono } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { packageFolder } from '../config';
import type { Database } from '../db/connect';
import type { BotSettings } from '../forms/bot-settings';
import { readFormGuid } from '../forms/find-form';
import type { AppEnv } from '../http/env';
import { page } from '../http/page';
import { renderNotFound } from '../pages';
import { serveBelow } from '../routes/assets';
import { editedFormRoutes } from './form-routes';
import { findEdited } from './form-store';
import { chooseLanguage } from './logic/languages';
import { readDefinition } from './logic/read-definition';
import { languagesOf, ownLanguageOf } from './logic/translations';
import { ASSETS, renderEditor, renderHostedForm, renderPreview } from './pages';

/** Where the front end is built. */
const BUILT = join(packageFolder, 'dist/editor');

/** The form editor below `/admin/forms/`, and its calls. */
export function editorRoutes(db: Database, bots: BotSettings): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.route('/', editedFormRoutes(db, bots));
  serveBelow(app, ASSETS, BUILT);
  app.get('/admin/forms', (c) => c.redirect('/admin/forms/', 308));
  app.get('/admin/forms/', (c) => page(c, (context) => renderEditor({ ...context, formId: null })));
  app.get('/admin/forms/preview/', (c) => page(c, renderPreview));
  app.get('/admin/forms/:formId/', async (c) => {
    const guid = readFormGuid(c.req.param('formId'));
    const form = guid === null ? null : await findEdited(db, guid);
    if (form === null) return page(c, renderNotFound, 404);
    return page(c, (context) => renderEditor({ ...context, formId: form.address.guid }));
  });
  return app;
}

/** The pages that published forms have of their own. */
export function hostedFormRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/forms/:formId', (c) => {
    const guid = readFormGuid(c.req.param('formId'));
    return guid === null ? page(c, renderNotFound, 404) : c.redirect(`/forms/${guid}/`, 308);
  });
  app.get('/forms/:formId/', async (c) => {
    const guid = readFormGuid(c.req.param('formId'));
    const form = guid === null ? null : await findEdited(db, guid);
    if (form === null || form.status !== 'published') return page(c, renderNotFound, 404);
    const { portalId, guid: formId } = form.address;
    const draft = readDefinition(form.published);
    const accepted = parseAccept(c.req.header('Accept-Language') ?? '').map(({ type }) => type);
    const wanted = [c.req.query('lang') ?? '', ...accepted];
    const lang = chooseLanguage([ownLanguageOf(draft), ...languagesOf(draft)], wanted);
    const facts = { title: form.title, portalId, formId, lang };
    c.header('Vary', 'Accept-Language');
    return page(c, (context) => renderHostedForm({ ...context, ...facts }));
  });
  return app;
}

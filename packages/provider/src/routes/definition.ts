import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { jsonList, jsonObject } from '@mountkit/core/logic';
import { type Context, Hono } from 'hono';
import type { Database } from '../db/connect';
import { findForm, readFormGuid, readPortalId, type StoredForm } from '../forms/find-form';
import { refuseDefinition } from '../forms/state-refusals';
import { findKnownValues, readHutk } from '../forms/visitors';
import type { AppEnv } from '../http/env';
import { type Failure, failureJson } from '../http/failure';

const compress = promisify(gzip);
const RETRY_SECONDS = 60;

/** Where the static copies of definitions lie. */
export const STATIC_DEFINITIONS = '/:portalId{\\d+}/:file{.+\\.json\\.gz}';

/** The definition fetch, specification 2 section 7, call 1; its failures are those of section 8. */
export function definitionRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.get('/embed/v3/form/:portalId/:formId/json', async (c) => {
    const unpublishedToo = isFlag(c.req.query('allowUnpublished'));
    const form = await open(c, db, {
      ...c.req.param(),
      refuse: (found) => refuseDefinition(found, { unpublishedToo }),
    });
    return form instanceof Response ? form : answer(c, db, { form, definition: form.definition });
  });

  // A draft is by its nature not published.
  app.get('/embed/v3/form/:portalId/:formId/json/draft', async (c) => {
    const refuse = (found: StoredForm) => refuseDefinition(found, { unpublishedToo: true });
    const form = await open(c, db, { ...c.req.param(), refuse });
    return form instanceof Response ? form : answer(c, db, { form, definition: form.draft ?? form.definition });
  });

  app.get(STATIC_DEFINITIONS, async (c) => {
    const { portalId, file } = c.req.param() as { portalId: string; file: string };
    const formId = file.slice(0, -'.json.gz'.length);
    const refuse = (found: StoredForm) => (found.state === 'failing' ? null : refuseDefinition(found));
    const form = await open(c, db, { portalId, formId, refuse });
    if (form instanceof Response) return form;
    c.header('Content-Type', 'application/json');
    c.header('Content-Encoding', 'gzip');
    c.header('Cache-Control', 'no-cache');
    return c.body(new Uint8Array(await compress(JSON.stringify(staticCopyOf(form)))));
  });
  return app;
}

interface Asked {
  portalId: string;
  formId: string;
  refuse: (form: StoredForm) => Failure | null;
}

/** The form that was asked for, or the answer that refuses it. */
async function open(c: Context<AppEnv>, db: Database, { portalId, formId, refuse }: Asked) {
  const portal = readPortalId(portalId);
  const guid = readFormGuid(formId);
  if (guid === null) return failureJson(c, { status: 400, message: 'Invalid form guid: it is not a uuid.' });
  if (portal === null) return failureJson(c, { status: 400, message: 'Invalid portal id: it is not a number.' });
  const form = await findForm(db, { portalId: portal, guid });
  if (form === null) return failureJson(c, { status: 404, message: 'This portal has no such form.' });
  const failure = refuse(form);
  if (failure?.status === 429) c.header('Retry-After', String(RETRY_SECONDS));
  return failure === null ? form : failureJson(c, failure);
}

async function answer(
  c: Context<AppEnv>,
  db: Database,
  { form, definition }: { form: StoredForm; definition: Record<string, unknown> },
): Promise<Response> {
  const hutk = readHutk(c.req.query('hutk'));
  const { portalId } = form.address;
  const known = hutk === null ? {} : await findKnownValues(db, { portalId, hutk }, definition);
  // The document carries the server's time and, for known visitors, their values.
  c.header('Cache-Control', hutk === null ? 'private, no-cache' : 'no-store');
  return c.json({ ...definition, ...known, time: Date.now() });
}

/** The definition with the moment at which it was copied, which is how the widget knows it for a copy. */
function staticCopyOf({ definition }: StoredForm): Record<string, unknown> {
  const form = jsonObject(definition.form);
  const copied = { name: 'definitionS3WriteDate', value: String(definition.time) };
  return { ...definition, form: { ...form, metaData: [...jsonList(form.metaData), copied] } };
}

/** A flag in an address: there, and not said to be off. */
function isFlag(value: string | undefined): boolean {
  return value !== undefined && value !== 'false' && value !== '0';
}

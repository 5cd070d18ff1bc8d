import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Database } from '../db/connect';
import { type BotSettings, verifiableChecks } from '../forms/bot-settings';
import { readFormGuid } from '../forms/find-form';
import type { AppEnv } from '../http/env';
import { failureJson } from '../http/failure';
import { limitBody } from '../http/limit-body';
import { readJson } from '../http/read-json';
import { editorOf, reachOf } from '../people/caller';
import type { Reach } from '../people/in-reach';
import { portalsInReach } from '../people/looker';
import {
  addForm,
  type EditedForm,
  findEdited,
  findVersion,
  listForms,
  listVersions,
  publishDraft,
  type SavedBefore,
  saveDraft,
  setArchived,
} from './form-store';
import { isObject, type Json, objectOf } from './logic/document';
import { newFromDefinition, newFromTemplate, readRevision, readTitle, whyNotPublishable } from './read-request';

const MOST_BYTES = 1_000_000;

type Answer = (c: Context<AppEnv>, form: EditedForm, body: Json) => Response | Promise<Response>;

/** The calls of the form editor, for programs as well. */
export function editedFormRoutes(db: Database, bots: BotSettings): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const limit = limitBody(MOST_BYTES);
  const withForm = (answer: Answer) => async (c: Context<AppEnv>) => {
    const guid = readFormGuid(c.req.param('formId') ?? '');
    const form = guid === null ? null : await findEdited(db, guid);
    if (form === null) return failureJson(c, { status: 404, message: 'There is no such form.' });
    return answer(c, form, c.req.method === 'GET' ? {} : objectOf(await readJson(c)));
  };

  app.get('/admin/api/forms', async (c) => {
    const mayEdit = editorOf(c);
    const [rows, portals] = await Promise.all([listForms(db, reachOf(c)), portalsInReach(c, db)]);
    return c.json({
      mayAdd: portals.some(({ id }) => mayEdit(id)),
      items: rows.map(({ address, title, retentionDays, status, draft, updatedAt, submissions }) => ({
        portalId: String(address.portalId),
        formId: address.guid,
        title,
        retentionDays,
        status,
        mayEdit: mayEdit(address.portalId),
        hasDraft: draft !== null,
        updatedAt,
        submissions,
      })),
    });
  });

  app.post('/admin/api/forms', limit, async (c) => {
    const body = objectOf(await readJson(c));
    const made = await readNewForm(body, reachOf(c));
    if (made === null) {
      const message = 'Expected {"template": NAME}, {"copyOf": GUID}, or {"definition": …} with form.formFieldGroups.';
      return failureJson(c, { status: 422, message });
    }
    const portals = await portalsInReach(c, db);
    const portal =
      body.portalId === undefined ? portals[0] : portals.find(({ id }) => String(id) === String(body.portalId));
    if (portal === undefined) return failureJson(c, { status: 400, message: 'There is no such portal.' });
    const guid = randomUUID();
    await addForm(db, { portalId: portal.id, guid }, made);
    return c.json({ formId: guid, revision: 0, leftOut: made.leftOut }, 201);
  });

  app.get(
    '/admin/api/forms/:formId',
    withForm(async (c, { address, title, status, published, draft, revision, updatedAt }) =>
      c.json({
        formId: address.guid,
        portalId: String(address.portalId),
        title,
        status,
        mayEdit: editorOf(c)(address.portalId),
        definition: draft ?? published,
        hasDraft: draft !== null,
        published,
        revision,
        updatedAt,
        versions: await listVersions(db, address),
        botChecks: verifiableChecks(bots),
      }),
    ),
  );

  app.get(
    '/admin/api/forms/:formId/export',
    withForm((c, { address, draft, published }) => {
      c.header('Content-Disposition', `attachment; filename="form-${address.guid}.json"`);
      return c.json(draft ?? published);
    }),
  );

  app.put(
    '/admin/api/forms/:formId/draft',
    limit,
    withForm(async (c, { address }, { definition, revision: asked, title }) => {
      const revision = readRevision(asked);
      if (revision === null || !isObject(definition) || !isObject(definition.form)) {
        return failureJson(c, { status: 400, message: 'Expected {"definition": {"form": …}, "revision": N}.' });
      }
      const saved = await saveDraft(db, { address, revision }, { definition, title: readTitle(title) });
      return typeof saved === 'number' ? c.json({ revision: saved }) : conflict(c, saved);
    }),
  );

  app.post(
    '/admin/api/forms/:formId/publish',
    limit,
    withForm(async (c, { address, draft, published, revision: current, status }, { revision: asked = current }) => {
      const revision = readRevision(asked);
      if (revision === null) return failureJson(c, { status: 400, message: 'Expected {"revision": N}.' });
      if (status === 'archived') return failureJson(c, { status: 400, message: 'An archived form is not published.' });
      const definition = draft ?? published ?? {};
      const problems = whyNotPublishable(definition, bots);
      if (problems.length > 0) return failureJson(c, { status: 422, message: 'The form has problems.' }, { problems });
      const done = await publishDraft(db, { address, revision }, definition);
      return 'version' in done ? c.json(done) : conflict(c, done);
    }),
  );

  app.get(
    '/admin/api/forms/:formId/versions/:number{\\d{1,9}}',
    withForm(async (c, { address }) => {
      const number = Number(c.req.param('number'));
      const definition = await findVersion(db, address, number);
      return definition === null ? noVersion(c) : c.json({ number, definition });
    }),
  );

  app.post(
    '/admin/api/forms/:formId/restore',
    limit,
    withForm(async (c, { address, revision: current }, { version, revision: asked = current }) => {
      const revision = readRevision(asked);
      const number = readRevision(version);
      const definition = revision === null || number === null ? null : await findVersion(db, address, number);
      if (definition === null || revision === null) return noVersion(c);
      const saved = await saveDraft(db, { address, revision }, { definition });
      return typeof saved === 'number' ? c.json({ revision: saved }) : conflict(c, saved);
    }),
  );

  for (const [name, isArchived] of [
    ['archive', true],
    ['unarchive', false],
  ] as const) {
    app.post(
      `/admin/api/forms/:formId/${name}`,
      withForm(async (c, { address }) => {
        await setArchived(db, address, isArchived);
        return c.json({ formId: address.guid, isArchived });
      }),
    );
  }
  return app;

  async function readNewForm({ template, definition, copyOf, title }: Json, reach: Reach) {
    if (template !== undefined) return newFromTemplate(template, title);
    if (definition !== undefined) return newFromDefinition(definition, title);
    const guid = typeof copyOf === 'string' ? readFormGuid(copyOf) : null;
    const form = guid === null ? null : await findEdited(db, guid);
    if (form === null || !(reach === null || reach.includes(form.address.portalId))) return null;
    return {
      definition: form.draft ?? form.published ?? {},
      title: readTitle(title) ?? `${form.title} (copy)`,
      leftOut: [],
    };
  }
}

const noVersion = (c: Context<AppEnv>) => failureJson(c, { status: 404, message: 'This form has no such version.' });

const conflict = (c: Context<AppEnv>, saved: SavedBefore) =>
  failureJson(c, { status: 409, message: 'Somebody else has saved this form meanwhile.' }, { ...saved });

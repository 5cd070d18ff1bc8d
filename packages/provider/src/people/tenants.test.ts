import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import { forms, portals, submissions, uploads } from '../db/schema';
import type { AppEnv } from '../http/env';
import { deliveries, notifications, spamMarks } from '../notify/schema';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { addPerson, ask } from '../testing/people';
import { createTestApp } from '../testing/requests';
import { note } from './audit';
import { addInvitation, listInvitations } from './invitations';
import { addKey, listKeys } from './keys';
import { ROUTE_ACCESS } from './route-access';
import { SCOPES } from './scopes';
import { listSessions } from './sessions';

/** Two tenants beside the portal of the sample forms; every text of the second one has this word in it. */
const OURS = 5_000_001;
const THEIRS = 5_000_002;
const SECRET = 'zebra';

let connection: Connection;
let app: Hono<AppEnv>;
let ours: Record<string, string>;
let key: Record<string, string>;
/** Ids of the other tenant's things, by the parameter that names them in a route. */
let ids: Record<string, string>;

beforeAll(async () => {
  connection = await openTestDatabase();
  const { db } = connection;
  app = createTestApp({ db, adminToken: 'correct horse' });
  await db.insert(portals).values([
    { id: OURS, name: 'ours' },
    { id: THEIRS, name: SECRET },
  ]);
  ours = (await addPerson(db, 'owner@ours.example', { [OURS]: 'owner' })).headers;
  key = { Authorization: `Bearer ${await addKey(db, { portalId: OURS, name: 'ours', scopes: SCOPES })}` };
  ids = await addTheirs();
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

/** One of everything that a portal has. */
async function addTheirs() {
  const { db } = connection;
  const form = randomUUID();
  const fields = [{ name: 'email', fieldType: 'text', label: SECRET }];
  const definition = { form: { portalId: THEIRS, guid: form, name: SECRET, formFieldGroups: [{ fields }] } };
  await db.insert(forms).values({ portalId: THEIRS, guid: form, definition, draft: definition });
  const submission = randomUUID();
  await db.insert(submissions).values({
    id: submission,
    portalId: THEIRS,
    formGuid: form,
    correlationId: SECRET,
    conversionId: randomUUID(),
    values: { email: `${SECRET}@theirs.example` },
    context: {},
    answer: { automaticLinker: false, conversionId: '', formGuid: form },
  });
  await db.insert(spamMarks).values({ submissionId: submission, reasons: ['links'] });
  const upload = randomUUID();
  const file = { fieldId: 'f', fileName: SECRET, contentType: 'text/plain', size: 1, storedName: randomUUID() };
  await db.insert(uploads).values({ id: upload, submissionId: submission, ...file });
  const notification = randomUUID();
  const told = { portalId: THEIRS, kind: 'owner-mail' as const, secret: SECRET };
  await db.insert(notifications).values({ id: notification, ...told, settings: { to: [`${SECRET}@theirs.example`] } });
  const delivery = randomUUID();
  await db
    .insert(deliveries)
    .values({ id: delivery, notificationId: notification, submissionId: submission, state: 'dead' });
  const { accountId } = await addPerson(db, `${SECRET}@theirs.example`, { [THEIRS]: 'owner' });
  await addPerson(db, `${SECRET}-2@theirs.example`, { [THEIRS]: 'viewer' });
  await addInvitation(db, { portalId: THEIRS, email: `${SECRET}-3@theirs.example`, role: 'viewer' });
  await addKey(db, { portalId: THEIRS, name: SECRET, scopes: SCOPES });
  await note(db, { portalId: THEIRS, actor: SECRET, action: 'did something' });
  await note(db, { portalId: null, actor: SECRET, action: 'did something to all' });
  const [invitation] = await listInvitations(db, [THEIRS]);
  const [apiKey] = await listKeys(db, [THEIRS]);
  const [session] = await listSessions(db, { portalIds: [THEIRS] });
  return {
    form,
    submission,
    upload,
    notification,
    delivery,
    accountId,
    invitation: invitation?.id ?? '',
    apiKey: apiKey?.id ?? '',
    session: session?.id ?? '',
  };
}

/** The address of a route with the other tenant's ids in it. */
function theirAddress(pattern: string): string {
  const idOf = () => {
    if (pattern.includes('/uploads/')) return ids.upload;
    if (pattern.includes('/submissions/')) return ids.submission;
    if (pattern.includes('/deliveries/')) return ids.delivery;
    if (pattern.includes('/invitations/')) return ids.invitation;
    if (pattern.includes('/sessions/')) return ids.session;
    return pattern.includes('/keys/') ? ids.apiKey : ids.notification;
  };
  return pattern
    .replace(':formId', ids.form ?? '')
    .replace(/:portalId\{[^/]*\}/, String(THEIRS))
    .replace(':accountId', ids.accountId ?? '')
    .replace(/:change\{[^/]*\}/, 'remove')
    .replace(/:number\{[^/]*\}/, '1')
    .replace(':kind', 'owner-mail')
    .replace(':file', 'submissions.csv')
    .replace(':who', `${SECRET}@theirs.example`)
    .replace(':id', () => idOf() ?? '');
}

/** Everything of the other tenant, as it is stored. */
async function theirState(): Promise<string> {
  const { db } = connection;
  const rows = await Promise.all([
    db.select().from(forms),
    db.select().from(submissions),
    db.select().from(notifications),
    db.select().from(deliveries),
    db.select().from(spamMarks),
    listInvitations(db, [THEIRS]),
    listKeys(db, [THEIRS]),
    listSessions(db, { portalIds: [THEIRS] }),
  ]);
  return JSON.stringify(rows);
}

const asked = Object.keys(ROUTE_ACCESS).filter((route) => ROUTE_ACCESS[route]?.role !== 'nobody');

describe.each(asked)('%s', (route) => {
  const [method = '', pattern = ''] = route.split(' ');

  it('shows an owner and a key of one portal nothing of another, and changes nothing there', async () => {
    const before = await theirState();
    const path = theirAddress(pattern);
    const json = {
      days: 3,
      copyOf: ids.form,
      portalId: String(THEIRS),
      revision: 0,
      version: 1,
      definition: { form: {} },
    };
    const fields = {
      portal: String(THEIRS),
      role: 'viewer',
      email: 'new@ours.example',
      form: `${THEIRS}/`,
      subject: 'a',
      text: 'a',
      to: 'a@ours.example',
      'forms:read': 'on',
      name: 'a',
    };
    for (const headers of [ours, key]) {
      const body = pattern.includes('/api/') ? { json } : { fields };
      const response = await ask(app, path, { method, headers, ...(method === 'GET' ? {} : body) });
      const text = await response.text();
      expect(text.replaceAll(path, ''), `${response.status}`).not.toContain(SECRET);
      expect(text.replaceAll(path, '')).not.toContain(ids.submission);
      if (/:(formId|id|accountId|who)\b/.test(pattern)) expect(response.status).toBeGreaterThanOrEqual(400);
    }
    expect(await theirState()).toBe(before);
  });
});

it('finds all of it for an owner of that portal, so that the test would see it', async () => {
  const { headers } = await addPerson(connection.db, 'inside@theirs.example', { [THEIRS]: 'owner' });
  const pages = [
    'people/',
    'keys/',
    'audit/',
    'notifications/',
    'submissions/?spam=all',
    'api/forms',
    'api/submissions',
  ];
  for (const path of [...pages, `api/forms/${ids.form}`, 'submissions/export.json?spam=all']) {
    const response = await ask(app, `/admin/${path}`, { headers });
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.text(), path).toContain(SECRET);
  }
});

describe('a public call', () => {
  const calls: readonly [string, string, string][] = [
    ['GET', '/embed/v3/form/PORTAL/FORM/json', ''],
    ['GET', '/embed/v3/form/PORTAL/FORM/json/draft', ''],
    ['GET', '/PORTAL/FORM.json.gz', ''],
    ['POST', '/submissions/v3/public/submit/formsnext/multipart/PORTAL/FORM/json', 'email=a@b.example'],
    ['POST', '/uploads/form/v2/PORTAL/FORM', 'email=a@b.example'],
    ['POST', '/emailcheck/v1/json-ext?portalId=PORTAL&formId=FORM', 'a@b.example'],
    ['GET', '/bot-check/challenge/PORTAL/FORM', ''],
  ];
  it.each(calls)('%s %s gives nothing of a form under the number of another portal', async (method, pattern, body) => {
    const path = pattern.replace('PORTAL', String(OURS)).replace('FORM', ids.form ?? '');
    const before = await theirState();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const response = await app.request(path, { method, ...(method === 'POST' && { body, headers }) });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).not.toContain(SECRET);
    expect(await theirState()).toBe(before);
  });
});

it('offers whoever may only look nothing that changes anything', async () => {
  const { db } = connection;
  const headersOf = async (role: 'viewer' | 'editor') =>
    (await addPerson(db, `${role}-of@theirs.example`, { [THEIRS]: role })).headers;
  const actions = [
    `/admin/submissions/${ids.submission}/not-spam`,
    `/admin/notifications/${ids.notification}/pause`,
    `/admin/notifications/deliveries/${ids.delivery}/replay`,
    '/admin/notifications/new/webhook',
  ];
  for (const [role, mayEdit] of [
    ['viewer', false],
    ['editor', true],
  ] as const) {
    const headers = await headersOf(role);
    const pages = ['/admin/submissions/?spam=only', '/admin/notifications/'].map(async (path) =>
      (await ask(app, path, { headers })).text(),
    );
    const markup = (await Promise.all(pages)).join('');
    expect(markup).toContain(SECRET);
    expect(actions.filter((action) => markup.includes(`"${action}"`))).toEqual(mayEdit ? actions : []);
    const list = await (await ask(app, '/admin/api/forms', { headers })).json();
    expect(list).toMatchObject({ mayAdd: mayEdit, items: [{ formId: ids.form, mayEdit }] });
    expect(await (await ask(app, `/admin/api/forms/${ids.form}`, { headers })).json()).toMatchObject({ mayEdit });
  }
});

import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import type { AppEnv } from '../http/env';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { addPerson, ask } from '../testing/people';
import { CONTACT_FORM, createTestApp, PORTAL } from '../testing/requests';
import { addKey } from './keys';
import { ROUTE_ACCESS } from './route-access';

const TOKEN = 'correct horse';
let connection: Connection;
let app: Hono<AppEnv>;
let people: Record<'owner' | 'editor' | 'viewer', Record<string, string>>;

beforeAll(async () => {
  connection = await openTestDatabase();
  const { db } = connection;
  app = createTestApp({ db, adminToken: TOKEN });
  const headersOf = async (role: 'owner' | 'editor' | 'viewer') =>
    (await addPerson(db, `${role}@example.com`, { [PORTAL]: role })).headers;
  people = { owner: await headersOf('owner'), editor: await headersOf('editor'), viewer: await headersOf('viewer') };
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

/** Every route below `/admin/` that has a handler of its own. */
function listRoutes(): string[] {
  const routes = app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/admin'));
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))].sort();
}

const pathOf = (key: string): { method: string; path: string } => {
  const [method = '', pattern = ''] = key.split(' ');
  const path = pattern
    .replace(':formId', CONTACT_FORM)
    .replace(/:portalId\{[^/]*\}/, String(PORTAL))
    .replace(/:change\{[^/]*\}/, 'pause')
    .replace(/:number\{[^/]*\}/, '1')
    .replace(/:(\w+)/g, '9d1f2a4e-0c55-4f7a-8f57-3a0c8f0e1b11');
  return { method, path };
};

it('has a role for every route, and for none that is not there', () => {
  expect(listRoutes()).toEqual(Object.keys(ROUTE_ACCESS).sort());
});

const RANK = { viewer: 1, editor: 2, owner: 3 };
const declared = Object.entries(ROUTE_ACCESS).filter(([, { role }]) => role !== 'nobody' && role !== 'anybody');

describe.each(declared)('%s', (key, { role }) => {
  const { method, path } = pathOf(key);
  const needed = RANK[role as keyof typeof RANK];

  it('is refused to lower roles', async () => {
    for (const each of ['viewer', 'editor'] as const) {
      if (RANK[each] >= needed) continue;
      expect((await ask(app, path, { method, headers: people[each] })).status, each).toBe(403);
    }
  });

  it('is asked of nobody who is not signed in', async () => {
    expect((await ask(app, path, { method })).status).toBe(401);
    expect((await ask(app, path, { method, headers: { Cookie: 'mountkit_session=x' } })).status).toBe(401);
  });

  it('answers no key without its scope', async () => {
    const { scope } = ROUTE_ACCESS[key] ?? {};
    const others = (
      ['forms:read', 'forms:write', 'submissions:read', 'contacts:read', 'contacts:erase'] as const
    ).filter((each) => each !== scope);
    const bearer = await addKey(connection.db, { portalId: PORTAL, name: 'all but one', scopes: others });
    expect((await ask(app, path, { method, headers: { Authorization: `Bearer ${bearer}` } })).status).toBe(403);
  });
});

it('lets each role see and change what is theirs', async () => {
  const forms = '/admin/api/forms';
  const retention = `${forms}/${CONTACT_FORM}/retention`;
  const change = { method: 'PUT', json: { days: 90 } };
  expect((await ask(app, forms, { headers: people.viewer })).status).toBe(200);
  expect((await ask(app, retention, { ...change, headers: people.viewer })).status).toBe(403);
  expect((await ask(app, retention, { ...change, headers: people.editor })).status).toBe(200);
  expect((await ask(app, '/admin/people/', { headers: people.editor })).status).toBe(403);
  expect((await ask(app, '/admin/people/', { headers: people.owner })).status).toBe(200);
});

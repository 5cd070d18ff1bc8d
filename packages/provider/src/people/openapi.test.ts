import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import type { AppEnv } from '../http/env';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { createTestApp, EMAIL_FORM, from, jsonOf, submit } from '../testing/requests';
import { pathOf } from './openapi';

let connection: Connection;
let app: Hono<AppEnv>;
// biome-ignore lint/suspicious/noExplicitAny: a document that is walked through.
let description: any;

beforeAll(async () => {
  connection = await openTestDatabase();
  const parts = [{ admin: { lists: { orders: async () => [] } } }];
  app = createTestApp({ db: connection.db, parts });
  await submit(app, EMAIL_FORM, { email: 'one@example.com' });
  description = await jsonOf(app.request('/admin/api/openapi.json', {}, from('127.0.0.1')));
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

it('describes every route below /admin/api/, of the application too, and no other', () => {
  const routes = app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/admin/api/'));
  const described = Object.entries(description.paths).flatMap(([path, calls]) =>
    Object.keys(calls as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = new Set(routes.map(({ method, path }) => `${method} ${pathOf(path)}`));
  expect(described.sort()).toEqual([...served].sort());
  expect(described).toContain('GET /admin/api/orders');
});

it('is whole: parameters, answers and names as OpenAPI 3.1 has them', () => {
  expect(description.openapi).toBe('3.1.0');
  const names = new Set<string>();
  for (const [path, calls] of Object.entries<Record<string, unknown>>(description.paths)) {
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    for (const call of Object.values<any>(calls)) {
      expect(names).not.toContain(call.operationId);
      names.add(call.operationId);
      const inPath = call.parameters.filter((each: { in: string }) => each.in === 'path');
      expect(inPath.map(({ name }: { name: string }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      for (const each of call.parameters) expect(each.schema).toBeTypeOf('object');
      for (const [status, answer] of Object.entries<{ description: string }>(call.responses)) {
        expect(status).toMatch(/^[1-5]\d\d$/);
        expect(answer.description).toBeTruthy();
      }
    }
  }
  const references = JSON.stringify(description).match(/"\$ref":"[^"]+"/g) ?? [];
  expect([...new Set(references)]).toEqual(['"$ref":"#/components/schemas/Failure"']);
});

it.each(['submissions', 'contacts', 'forms'])('says what a list of %s holds', async (name) => {
  const { items } = await jsonOf(app.request(`/admin/api/${name}`, {}, from('127.0.0.1')));
  const { schema } = description.paths[`/admin/api/${name}`].get.responses['200'].content['application/json'];
  expect(Object.keys(items[0]).sort()).toEqual(Object.keys(schema.properties.items.items.properties).sort());
});

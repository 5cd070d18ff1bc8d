import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import type { AppEnv } from '../http/env';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { createTestApp, definitionPath, EMAIL_FORM, from, itemsOf, jsonOf, PORTAL, submit } from '../testing/requests';
import { TEMPLATES } from './logic/templates';

let connection: Connection;
let app: Hono<AppEnv>;
const here = from('127.0.0.1');

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const call = (method: string, path: string, body?: unknown) =>
  app.request(`/admin/api/forms${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) }, here);
const make = async (body: unknown) => (await jsonOf(call('POST', '', body))).formId as string;
const read = (id: string) => jsonOf(call('GET', `/${id}`));
const withText = (submitText: string) => ({ form: { ...TEMPLATES[0]?.definition.form, submitText } });

describe('a new form', () => {
  it.each(TEMPLATES.map(({ key }) => key))('of the template %s is a draft until it is published', async (template) => {
    const id = await make({ template, portalId: PORTAL });
    expect(await read(id)).toMatchObject({ status: 'draft', revision: 0, published: null, versions: [] });
    expect((await app.request(definitionPath(id))).status).toBe(404);
    expect((await app.request(`/forms/${id}/`)).status).toBe(404);
    expect((await submit(app, id, {})).status).toBe(403);

    expect(await jsonOf(call('POST', `/${id}/publish`, { revision: 0 }))).toEqual({ revision: 1, version: 1 });
    const { form } = await jsonOf(app.request(definitionPath(id)));
    expect(form).toMatchObject({ guid: id, portalId: PORTAL });
    const page = await app.request(`/forms/${id}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`data-form-id="${id}"`);
  });

  it('has a page in the language that its visitor reads', async () => {
    const { form } = withText('Send');
    const definition = { form: { ...form, translations: { nl: { submitText: 'Versturen' } } } };
    const id = await make({ definition, portalId: PORTAL });
    await call('POST', `/${id}/publish`, {});
    const langOf = async (query: string, accepted: string) => {
      const page = await app.request(`/forms/${id}/${query}`, { headers: { 'Accept-Language': accepted } });
      expect(page.headers.get('Vary')).toContain('Accept-Language');
      return /<html lang="([^"]*)"/.exec(await page.text())?.[1];
    };
    expect(await langOf('', 'fr, nl-NL;q=0.8, en;q=0.9')).toBe('en');
    expect(await langOf('', 'fr, nl-NL;q=0.9')).toBe('nl');
    expect(await langOf('?lang=nl', 'en')).toBe('nl');
    expect(await langOf('?lang="><script>', 'xx')).toBe('en');
  });

  it('is not made of nothing, nor in a portal that does not exist', async () => {
    for (const body of [{}, { template: 'none' }, { copyOf: 'x' }, { definition: { form: {} } }, null]) {
      expect((await call('POST', '', body)).status).toBe(422);
    }
    expect((await call('POST', '', { template: 'contact', portalId: 5 })).status).toBe(400);
  });

  it('is a copy of another, or imported with a word on what is left out', async () => {
    const copy = await read(await make({ copyOf: EMAIL_FORM }));
    expect(copy).toMatchObject({ status: 'draft', versions: [] });
    expect(copy.title).toContain('(copy)');
    const definition = {
      name: 'Old form',
      formFieldGroups: [{ fields: [{ name: 'email', lable: 'Email' }] }],
    };
    const { formId, leftOut } = await jsonOf(call('POST', '', { definition }));
    expect(leftOut.map(({ message }: { message: string }) => message).join()).toContain('did you mean label');
    expect((await read(formId)).title).toBe('Old form');
  });
});

describe('a draft', () => {
  it('is saved by one of two editors, and the other is told', async () => {
    const id = await make({ template: 'contact' });
    const save = (definition: unknown, revision: number) => call('PUT', `/${id}/draft`, { definition, revision });
    expect(await jsonOf(save(withText('One'), 0))).toEqual({ revision: 1 });
    const late = await save(withText('Two'), 0);
    expect(late.status).toBe(409);
    expect(await jsonOf(late)).toMatchObject({ revision: 1, updatedAt: expect.stringMatching(/^\d{4}-/) });
    expect((await read(id)).definition.form.submitText).toBe('One');
    expect(await jsonOf(save(withText('Two'), 1))).toEqual({ revision: 2 });
    expect((await call('POST', `/${id}/publish`, { revision: 1 })).status).toBe(409);
  });

  it('saved twice at once is saved once', async () => {
    const id = await make({ template: 'contact' });
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((text) => call('PUT', `/${id}/draft`, { definition: withText(text), revision: 0 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('cannot take the address of another form', async () => {
    const id = await make({ template: 'contact', portalId: PORTAL });
    const definition = { form: { ...withText('x').form, guid: EMAIL_FORM, portalId: 1 } };
    await call('PUT', `/${id}/draft`, { definition, revision: 0 });
    expect((await read(id)).definition.form).toMatchObject({ guid: id, portalId: PORTAL });
  });

  it('that breaks the schema is not published, and says where', async () => {
    const id = await make({ template: 'contact' });
    const definition = { form: { formFieldGroups: [{ fields: [{ name: 'a', fieldType: 'telepathy' }] }] } };
    await call('PUT', `/${id}/draft`, { definition, revision: 0 });
    const answer = await call('POST', `/${id}/publish`, { revision: 1 });
    expect(answer.status).toBe(422);
    const { problems } = await jsonOf(answer);
    expect(problems[0].path).toEqual(['form', 'formFieldGroups', 0, 'fields', 0, 'fieldType']);
    expect((await read(id)).revision).toBe(1);
  });
});

describe('a published form', () => {
  it('keeps its versions, and goes back to one', async () => {
    const before = await read(EMAIL_FORM);
    expect(before).toMatchObject({ status: 'published', revision: 0 });
    await call('PUT', `/${EMAIL_FORM}/draft`, { definition: withText('New'), revision: 0, title: 'Mail' });
    expect((await jsonOf(app.request(definitionPath(EMAIL_FORM)))).form.submitText).not.toBe('New');
    // What was published before there was an editor is version 1.
    expect(await jsonOf(call('POST', `/${EMAIL_FORM}/publish`, { revision: 1 }))).toEqual({ revision: 2, version: 2 });
    expect((await jsonOf(app.request(definitionPath(EMAIL_FORM)))).form.submitText).toBe('New');
    expect((await read(EMAIL_FORM)).versions.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
    expect((await jsonOf(call('GET', `/${EMAIL_FORM}/versions/1`))).definition).toEqual(before.published);
    expect((await call('GET', `/${EMAIL_FORM}/versions/9`)).status).toBe(404);

    await call('POST', `/${EMAIL_FORM}/restore`, { version: 1 });
    expect((await read(EMAIL_FORM)).definition.form.submitText).toBe(before.published.form.submitText);
    await call('POST', `/${EMAIL_FORM}/publish`, {});
    await submit(app, EMAIL_FORM, { email: 'editor@example.com' });
    const rows = await itemsOf(app, '/admin/api/forms');
    expect(rows.find(({ formId }) => formId === EMAIL_FORM)).toMatchObject({
      title: 'Mail',
      submissions: 1,
      hasDraft: false,
    });
  });

  it('is taken away from pages by archiving it, and comes back', async () => {
    const id = await make({ template: 'contact', portalId: PORTAL });
    await call('POST', `/${id}/publish`, {});
    await call('POST', `/${id}/archive`, {});
    expect(await read(id)).toMatchObject({ status: 'archived' });
    expect((await app.request(definitionPath(id))).status).toBe(400);
    expect((await app.request(`/forms/${id}/`)).status).toBe(404);
    expect((await call('POST', `/${id}/publish`, {})).status).toBe(400);
    await call('POST', `/${id}/unarchive`, {});
    expect((await app.request(definitionPath(id))).status).toBe(200);
  });
});

it('the editor and its calls are for the admin only', async () => {
  for (const path of [
    '/admin/forms/',
    '/admin/forms/preview/',
    `/admin/forms/${EMAIL_FORM}/`,
    `/admin/api/forms/${EMAIL_FORM}`,
  ]) {
    expect((await app.request(path, {}, here)).status).toBe(200);
    expect((await app.request(path, {}, from('192.0.2.7'))).status).toBe(403);
  }
  expect((await app.request(`/admin/forms/${EMAIL_FORM.replace('6', '7')}/`, {}, here)).status).toBe(404);
  const foreign = { method: 'POST', headers: { Origin: 'https://evil.example' }, body: '{}' };
  expect((await app.request(`/admin/api/forms/${EMAIL_FORM}/archive`, foreign, here)).status).toBe(403);
});

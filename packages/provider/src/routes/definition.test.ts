import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import type { AppEnv } from '../http/env';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { CONTACT_FORM, createTestApp, EMAIL_FORM, jsonOf, PORTAL } from '../testing/requests';

let connection: Connection;
let app: Hono<AppEnv>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const fetchForm = (portalId: number | string, formId: string) =>
  app.request(`/embed/v3/form/${portalId}/${formId}/json`);

describe('the definition fetch', () => {
  it('answers the whole document of the form with one email field', async () => {
    const response = await fetchForm(PORTAL, EMAIL_FORM);
    expect(response.status).toBe(200);
    const document = await jsonOf(response);
    expect(document.form).toMatchObject({
      portalId: PORTAL,
      guid: EMAIL_FORM,
      submitText: 'Continue',
      redirectUrl: '',
    });
    expect(document.form.formFieldGroups).toHaveLength(1);
    expect(document.form.formFieldGroups[0].fields).toMatchObject([
      { name: 'email', type: 'string', fieldType: 'text', label: 'Work email', required: true, objectTypeId: '0-1' },
    ]);
    expect(document).toMatchObject({
      properties: {},
      knownSmartFields: [],
      portalSetting: { enableLiveValidation: true },
      countryCode: 'US',
      errorCode: null,
    });
    expect(document.form.metaData).toContainEqual({ name: 'lang', value: 'en' });
    expect(Math.abs(document.time - Date.now())).toBeLessThan(60_000);
  });

  it('answers the form of three fields', async () => {
    const { form } = await jsonOf(fetchForm(PORTAL, CONTACT_FORM));
    const fields = form.formFieldGroups.flatMap(
      (group: { fields: { name: string; required: boolean }[] }) => group.fields,
    );
    expect(fields.map((field: { name: string; required: boolean }) => [field.name, field.required])).toEqual([
      ['firstname', false],
      ['lastname', true],
      ['email', true],
    ]);
    expect(form.inlineMessage).toBe('Thank you, we will be in touch.');
  });

  it('finds a guid in capitals', async () => {
    expect((await fetchForm(PORTAL, EMAIL_FORM.toUpperCase())).status).toBe(200);
  });

  it.each([
    ['a guid that no form has', PORTAL, '00000000-0000-4000-8000-000000000000'],
    ["another portal's form", 4711, EMAIL_FORM],
  ])('answers 404 to %s', async (_, portalId, formId) => {
    const response = await fetchForm(portalId, formId);
    expect(response.status).toBe(404);
    expect(await jsonOf(response)).toMatchObject({ status: 'error', message: expect.any(String) });
  });

  it('answers 400 about the form guid to a malformed one', async () => {
    const response = await fetchForm(PORTAL, 'not-a-guid');
    expect(response.status).toBe(400);
    expect((await jsonOf(response)).message).toContain('form guid');
  });

  it('answers 400 to a portal id that is no number', async () => {
    const response = await fetchForm('1e3', EMAIL_FORM);
    expect(response.status).toBe(400);
    expect((await jsonOf(response)).message).toContain('portal id');
  });

  it('is open to any origin, and names itself in the server timing', async () => {
    const response = await app.request(`/embed/v3/form/${PORTAL}/${EMAIL_FORM}/json`, {
      headers: { Origin: 'https://shop.example' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('server-timing')).toMatch(/^hcid;desc="[0-9a-f-]{36}"$/);
    expect(response.headers.get('access-control-expose-headers')).toContain('Server-Timing');
  });
});

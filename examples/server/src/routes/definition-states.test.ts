import { gunzipSync } from 'node:zlib';
import type { AppEnv, Connection } from '@mountkit/provider';
import { seededGuid } from '@mountkit/provider/sample-forms';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { CONTACT_FORM, createTestApp, definitionPath, EMAIL_FORM, jsonOf, PORTAL, submit } from '../testing/requests';

let connection: Connection;
let app: Hono<AppEnv>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const UNPUBLISHED = seededGuid(20);
const SMART_FORM = seededGuid(4);
const KNOWN = '0123456789abcdef0123456789abcdef';
const get = (formId: string, rest = '') => app.request(definitionPath(formId) + rest);

describe('a form that is not simply open', () => {
  it.each([
    [21, 400, 'SUBMISSION_PERIOD_ENDED', 'SUBMISSION_PERIOD_ENDED'],
    [22, 400, 'cannot embed this type of form', 'FORM_TYPE_MISMATCH'],
    [23, 403, 'Not an Embed version 2 or 3 form', 'FORM_TYPE_MISMATCH'],
    [24, 403, 'not given', 'MISSING_SCOPE'],
    [25, 400, 'IP_ADDRESS_IS_PROBABLY_A_BOT', 'SUBMISSION_NOT_ALLOWED'],
    [26, 429, 'RATE_LIMIT_EXCEEDED', 'TOO_MANY_REQUESTS'],
  ])('number %i is refused with %i %s, and its submission as %s', async (number, status, message, type) => {
    for (const rest of ['', '/draft', '?allowUnpublished=true']) {
      const response = await get(seededGuid(number), rest);
      expect(response.status).toBe(status);
      expect((await jsonOf(response)).message).toContain(message);
      expect(response.headers.has('retry-after')).toBe(status === 429);
    }
    const refused = await submit(app, seededGuid(number), { email: 'ada@example.com' });
    expect(refused.status).toBe(status);
    expect((await jsonOf(refused)).formSubmissionError).toBe(type);
  });

  it('fails, while its static copy and its submissions work', async () => {
    const failing = seededGuid(27);
    expect((await get(failing)).status).toBe(503);
    expect((await app.request(`/${PORTAL}/${failing}.json.gz`)).status).toBe(200);
    expect((await submit(app, failing, { email: 'ada@example.com' })).status).toBe(200);
  });
});

describe('a HEAD', () => {
  it.each([
    definitionPath(EMAIL_FORM),
    `${definitionPath(EMAIL_FORM)}/draft`,
    `/${PORTAL}/${EMAIL_FORM}.json.gz`,
    '/',
    '/marketing/',
    '/embed/v3/error.gif?message=x',
  ])('of %s is answered like a GET, without a body', async (path) => {
    const [head, get] = await Promise.all([app.request(path, { method: 'HEAD' }), app.request(path)]);
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
  });
});

describe('a form that is not published', () => {
  it('is there for those who say that they know', async () => {
    expect((await get(UNPUBLISHED)).status).toBe(404);
    expect((await get(UNPUBLISHED, '?allowUnpublished=false')).status).toBe(404);
    expect((await get(UNPUBLISHED, '?allowUnpublished=true')).status).toBe(200);
    expect((await get(UNPUBLISHED, '?allowUnpublished')).status).toBe(200);
  });

  it('has a draft, as other forms have themselves', async () => {
    const { form } = await jsonOf(get(UNPUBLISHED, '/draft'));
    expect(form.submitText).toBe('Send the draft');
    expect((await jsonOf(get(EMAIL_FORM, '/draft'))).form.submitText).toBe('Continue');
    expect((await get('nonsense', '/draft')).status).toBe(400);
  });

  it('takes no submissions and has no static copy', async () => {
    const refused = await submit(app, UNPUBLISHED, { email: 'ada@example.com' });
    expect(refused.status).toBe(403);
    expect((await jsonOf(refused)).formSubmissionError).toBe('FORM_NOT_PUBLISHED');
    expect((await app.request(`/${PORTAL}/${UNPUBLISHED}.json.gz`)).status).toBe(404);
  });
});

describe('the static copy', () => {
  it('is JSON, compressed for the browser to undo', async () => {
    const response = await app.request(`/${PORTAL}/${EMAIL_FORM}.json.gz`);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const { form } = JSON.parse(gunzipSync(Buffer.from(await response.arrayBuffer())).toString());
    expect(form.guid).toBe(EMAIL_FORM);
    expect(form.metaData).toContainEqual({ name: 'definitionS3WriteDate', value: expect.stringMatching(/^\d+$/) });
  });

  it.each([
    [400, `/${PORTAL}/nonsense.json.gz`],
    [404, `/${PORTAL}/00000000-0000-4000-8000-000000000000.json.gz`],
    [404, `/x/${EMAIL_FORM}.json.gz`],
    [400, `/${'9'.repeat(30)}/${EMAIL_FORM}.json.gz`],
  ])('is refused with %i at %s', async (status, path) => {
    expect((await app.request(path)).status).toBe(status);
  });
});

describe('a known visitor', () => {
  it('has the known values of the form’s own fields', async () => {
    const document = await jsonOf(get(SMART_FORM, `?hutk=${KNOWN}`));
    expect(document.properties).toEqual({ email: 'known@example.com', firstname: 'Ada', lastname: 'Known' });
    expect(document.knownSmartFields).toEqual(['firstname', 'lastname']);
    expect((await jsonOf(get(EMAIL_FORM, `?hutk=${KNOWN}`))).properties).toEqual({ email: 'known@example.com' });
  });

  it('is known by what was sent under the same token', async () => {
    const hutk = 'a'.repeat(32);
    await submit(app, CONTACT_FORM, { lastname: 'Moss', email: 'moss@example.com' }, { hutk });
    const document = await jsonOf(get(CONTACT_FORM, `?hutk=${hutk.toUpperCase()}`));
    expect(document.properties).toEqual({ lastname: 'Moss', email: 'moss@example.com' });
  });

  it('learns nothing of a contact by sending its address', async () => {
    const [owner, stranger] = ['b'.repeat(32), 'c'.repeat(32)];
    await submit(
      app,
      CONTACT_FORM,
      { firstname: 'Secret', lastname: 'Name', email: 'owner@example.com' },
      { hutk: owner },
    );
    await submit(app, EMAIL_FORM, { email: 'owner@example.com' }, { hutk: stranger });
    const document = await jsonOf(get(CONTACT_FORM, `?hutk=${stranger}`));
    expect(document.properties).toEqual({ email: 'owner@example.com' });
  });

  it('becomes another one with another address', async () => {
    const hutk = 'd'.repeat(32);
    await submit(app, CONTACT_FORM, { lastname: 'First', email: 'first@example.com' }, { hutk });
    await submit(app, EMAIL_FORM, { email: 'second@example.com' }, { hutk });
    expect((await jsonOf(get(CONTACT_FORM, `?hutk=${hutk}`))).properties).toEqual({ email: 'second@example.com' });
  });

  it.each(['', 'x', "' OR 1=1 --", 'e'.repeat(32)])('is not whoever says %j', async (hutk) => {
    const document = await jsonOf(get(CONTACT_FORM, `?hutk=${encodeURIComponent(hutk)}`));
    expect(document).toMatchObject({ properties: {}, knownSmartFields: [] });
  });
});

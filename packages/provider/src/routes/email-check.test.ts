import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import type { AppEnv } from '../http/env';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { createTestApp, EMAIL_FORM, from, itemsOf, jsonOf, PORTAL } from '../testing/requests';

let connection: Connection;
let app: Hono<AppEnv>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

type Query = Record<string, string>;
const form = { portalId: String(PORTAL), formId: EMAIL_FORM };

const post = (call: string, email: string, query: Query = {}, address = '192.0.2.1') =>
  app.request(
    `/emailcheck/v1/${call}?${new URLSearchParams({ ...form, ...query })}`,
    { method: 'POST', body: email, headers: { 'Content-Type': 'text/plain', Origin: 'https://shop.example' } },
    from(address),
  );
const check = (email: string, query: Query = {}) => jsonOf(post('json-ext', email, query));

describe('the email check', () => {
  it('answers all that is known of an address', async () => {
    expect(await check(' Ada@Example.org ')).toEqual({
      success: true,
      email: 'Ada@Example.org',
      emailShouldResubscribe: false,
      emailFree: false,
      emailSuggestion: null,
      isRateLimited: false,
    });
  });

  it.each(['', 'ada', 'ada@nowhere', 'a b@example.org', `${'x'.repeat(320)}@example.org`])(
    'finds no address in %j',
    async (email) => {
      expect(await check(email)).toMatchObject({ success: false, email, emailFree: false, emailSuggestion: null });
    },
  );

  it('knows free mail', async () => {
    expect(await check('ada@GMAIL.com')).toMatchObject({ success: true, emailFree: true });
  });

  it('suggests what was meant, free mail only where it is asked for', async () => {
    const asked = await check('ada@gmial.com', { includeFreemailSuggestions: 'true' });
    expect(asked.emailSuggestion).toBe('ada@gmail.com');
    expect((await check('ada@gmial.com', { includeFreemailSuggestions: 'false' })).emailSuggestion).toBeNull();
    expect((await check('ada@gmial.com')).emailSuggestion).toBeNull();
  });

  it('is open to any origin', async () => {
    const response = await post('json-ext', 'ada@example.org');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    [400, { portalId: 'x' }],
    [400, { formId: "' OR 1=1" }],
    [404, { formId: '00000000-0000-4000-8000-000000000000' }],
    [404, { portalId: '4711' }],
  ])('answers %i to %j', async (status, query) => {
    const response = await post('json-ext', 'ada@example.org', query);
    expect(response.status).toBe(status);
    expect(await jsonOf(response)).toMatchObject({ status: 'error' });
  });

  it('reads no long body', async () => {
    expect((await post('json-ext', 'x'.repeat(2000))).status).toBe(413);
  });

  it('says nothing against an address when it is asked too often', async () => {
    const asked = Array.from({ length: 121 }, () => post('json-ext', 'nonsense', {}, '192.0.2.99'));
    const answers = await Promise.all(asked.map(jsonOf));
    expect(answers.filter((answer) => answer.isRateLimited)).toEqual([
      expect.objectContaining({ success: true, emailSuggestion: null }),
    ]);
  });
});

describe('a resubscription', () => {
  const page = { resub_form_name: 'Start <here>', resub_form_address: 'https://shop.example/start' };

  it('takes the address off the list and keeps who asked for it, when and where', async () => {
    const email = 'Opted-Out+one@example.com';
    expect((await check(email)).emailShouldResubscribe).toBe(true);
    const response = await post('form-resubscribe', ` ${email} `, page);
    expect(response.status).toBe(200);
    expect(await jsonOf(response)).toEqual({ success: true, email });
    expect((await check(email)).emailShouldResubscribe).toBe(false);
    expect((await check('opted-out@example.com')).emailShouldResubscribe).toBe(true);
    expect((await check('opted-out+two@example.com')).emailShouldResubscribe).toBe(true);

    expect(await itemsOf(app, '/admin/api/resubscriptions')).toEqual([
      {
        id: expect.any(String),
        portalId: String(PORTAL),
        formGuid: EMAIL_FORM,
        email: email.toLowerCase(),
        pageTitle: 'Start <here>',
        pageUrl: 'https://shop.example/start',
        remoteAddress: '192.0.2.1',
        createdAt: expect.any(String),
      },
    ]);
    expect(await itemsOf(app, '/admin/api/opt-outs')).toMatchObject([{ email: 'opted-out@example.com' }]);
  });

  it('of the address itself ends the list for all that come after it', async () => {
    await post('form-resubscribe', 'opted-out@example.com', page);
    expect((await check('opted-out@example.com')).emailShouldResubscribe).toBe(false);
    expect(await itemsOf(app, '/admin/api/opt-outs')).toEqual([]);
  });

  it('stores nothing for an address that is not on the list, and no address but the web’s', async () => {
    const before = await itemsOf(app, '/admin/api/resubscriptions');
    expect((await post('form-resubscribe', 'nobody@example.com', page)).status).toBe(200);
    expect(await itemsOf(app, '/admin/api/resubscriptions')).toEqual(before);
    expect((await post('form-resubscribe', 'no address', page)).status).toBe(400);
  });

  it('is not taken without end', async () => {
    const asked = Array.from({ length: 31 }, () => post('form-resubscribe', 'x', {}, '192.0.2.98'));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

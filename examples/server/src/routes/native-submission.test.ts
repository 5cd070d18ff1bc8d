import { randomUUID } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import type { AppEnv, Connection } from '@mountkit/provider';
import { seededGuid } from '@mountkit/provider/sample-forms';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { CONTACT_FORM, createTestApp, EMAIL_FORM, from, itemsOf, PORTAL } from '../testing/requests';

let connection: Connection;
let app: Hono<AppEnv>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const PAGE = 'https://shop.example/start';
const ORIGIN = 'https://shop.example';

interface NativePost {
  formId?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  context?: Record<string, unknown> | string;
}

function post(values: Record<string, string>, { formId = EMAIL_FORM, query, headers, context }: NativePost = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  if (context) body.append('hs_context', typeof context === 'string' ? context : JSON.stringify(context));
  return app.request(`/uploads/form/v2/${PORTAL}/${formId}?${new URLSearchParams(query ?? {})}`, {
    method: 'POST',
    body,
    headers: headers ?? {},
  });
}

const intoFrame = (values: Record<string, string>, more: NativePost = {}) =>
  post(values, {
    ...more,
    headers: { 'Sec-Fetch-Dest': 'iframe', Origin: ORIGIN, ...more.headers },
    context: more.context ?? { pageUrl: PAGE, formInstanceId: '42', correlationId: randomUUID() },
  });
const intoWindow = (values: Record<string, string>, more: NativePost = {}) =>
  post(values, { ...more, headers: { 'Sec-Fetch-Dest': 'document', Referer: PAGE, ...more.headers } });

/** Runs the answer as the frame would; what it told the page around it. */
async function messageOf(answer: Response | Promise<Response>) {
  const response = await answer;
  const html = await response.text();
  const [, nonce] = /script-src 'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
  const scripts = [...html.matchAll(/<script nonce="([^"]+)">([\s\S]*?)<\/script>/g)];
  const parent = { postMessage: vi.fn() };
  for (const [, own, code] of scripts) {
    expect(own).toBe(nonce);
    runInNewContext(code ?? '', { parent });
  }
  const [message, target] = parent.postMessage.mock.calls[0] ?? [];
  return { message, target, html, status: response.status };
}

describe('a form posted into a frame', () => {
  it('is stored, and the page that sent it is told', async () => {
    const { message, target } = await messageOf(intoFrame({ email: 'frame@example.com' }));
    expect(target).toBe(ORIGIN);
    expect(message).toEqual({
      accepted: true,
      formGuid: EMAIL_FORM,
      formInstanceId: '42',
      status: 200,
      localizedVisitorWarningMessage: '',
    });
    expect(await itemsOf(app, '/admin/api/contacts?email=frame@example.com')).toHaveLength(1);
  });

  it('is refused with what is wrong', async () => {
    const { message, target, status } = await messageOf(intoFrame({ email: '' }));
    expect([target, status]).toEqual([ORIGIN, 400]);
    expect(message).toEqual({
      accepted: false,
      formGuid: EMAIL_FORM,
      formInstanceId: '42',
      status: 400,
      localizedVisitorErrorMessage: 'Please complete all required fields.',
      formSubmissionError: 'MISSING_REQUIRED_FIELDS',
    });
  });

  it('is told of by the referrer where there is no origin', async () => {
    const headers = { Origin: 'null', Referer: PAGE };
    expect((await messageOf(intoFrame({ email: 'referrer@example.com' }, { headers }))).target).toBe(ORIGIN);
  });

  it.each([
    ['another page', { context: { pageUrl: 'https://victim.example/' } }],
    ['no page', { context: { formInstanceId: '1' } }],
    ['a page that is no address', { context: { pageUrl: 'javascript:alert(1)' } }],
    ['a page without an origin', { headers: { Origin: 'null' } }],
    ['a referrer of another origin', { headers: { Origin: 'https://evil.example', Referer: PAGE } }],
    ['no context', { context: 'nonsense{' }],
  ])('tells nobody for %s', async (_, more) => {
    const { message, html } = await messageOf(intoFrame({ email: 'nobody@example.com' }, more));
    expect(message).toBeUndefined();
    expect(html).not.toContain('<script');
  });

  it('carries nothing out of its script, and speaks to no wider target', async () => {
    const formInstanceId = '</script><img src=x onerror=alert(1)>\u2028';
    const context = { pageUrl: PAGE, formInstanceId, correlationId: randomUUID() };
    const { message, html } = await messageOf(intoFrame({ email: 'hostile@example.com' }, { context }));
    expect(message.formInstanceId).toBe(formInstanceId);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('"*"');
  });

  it('is a frame’s where the browser does not say, but the widget names its form', async () => {
    const context = { pageUrl: PAGE, formInstanceId: '7', correlationId: randomUUID() };
    const { message } = await messageOf(post({ email: 'old@example.com' }, { context, headers: { Origin: ORIGIN } }));
    expect(message.formInstanceId).toBe('7');
  });
});

describe('a form sent without scripts', () => {
  const redirect = { redirect: '/pick-a-platform/', redirectFields: 'email' };
  const locationOf = async (answer: Response | Promise<Response>) => {
    const response = await answer;
    expect(response.status).toBe(303);
    return response.headers.get('location');
  };

  it('is stored, and leads where its page says, with the fields it names', async () => {
    const values = { email: 'a+b&c@example.com' };
    expect(await locationOf(intoWindow(values, { query: redirect }))).toBe(
      'https://shop.example/pick-a-platform/?email=a%2Bb%26c%40example.com',
    );
    expect(await itemsOf(app, `/admin/api/contacts?email=${encodeURIComponent(values.email)}`)).toHaveLength(1);
  });

  it('is what the marketing page holds for browsers without scripts', async () => {
    const html = await (await app.request('http://localhost/marketing/')).text();
    const [, fallback = ''] = /<noscript>([\s\S]*)<\/noscript>/.exec(html) ?? [];
    const action = /action="([^"]+)"/.exec(fallback)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(fallback).toMatch(/<form[^>]* method="post"[^>]* enctype="multipart\/form-data"/);
    expect(fallback).toMatch(/<label for="native-email">[\s\S]*<input id="native-email"[^>]* name="email"/);
    const body = new FormData();
    body.set('email', 'no-script@example.com');
    const headers = { 'Sec-Fetch-Dest': 'document', Referer: 'http://localhost/marketing/' };
    const answer = app.request(`http://localhost${action}`, { method: 'POST', body, headers });
    expect(await locationOf(answer)).toBe('http://localhost/pick-a-platform/?email=no-script%40example.com');
  });

  it('is what the marketing page holds where its form is already drawn', async () => {
    const html = await (await app.request('http://localhost/marketing/?render=server')).text();
    expect(html).not.toContain('<noscript>');
    expect(html).toContain('data-definition=');
    const [form = ''] = /<form[\s\S]*<\/form>/.exec(html) ?? [];
    expect(form).toMatch(/<form[^>]* encType="multipart\/form-data"[^>]* method="post"/);
    expect(form).toMatch(/<input[^>]* name="email"/);
    const action = /action="([^"]+)"/.exec(form)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const body = new FormData();
    body.set('email', 'drawn@example.com');
    const headers = { 'Sec-Fetch-Dest': 'document', Referer: 'http://localhost/marketing/?render=server' };
    const answer = app.request(`http://localhost${action}`, { method: 'POST', body, headers });
    expect(await locationOf(answer)).toBe('http://localhost/pick-a-platform/?email=drawn%40example.com');
  });

  it('takes the plain encoding of forms too', async () => {
    const body = new URLSearchParams({ email: 'plain@example.com' });
    const path = `/uploads/form/v2/${PORTAL}/${EMAIL_FORM}?redirect=/x`;
    expect(await locationOf(app.request(path, { method: 'POST', body, headers: { Referer: PAGE } }))).toBe(
      `${ORIGIN}/x`,
    );
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'data:,x'])(
    'leads nobody to %s',
    async (target) => {
      const response = await intoWindow({ email: 'open@example.com' }, { query: { redirect: target } });
      expect(response.status).toBe(200);
      expect(response.headers.has('location')).toBe(false);
      expect(await response.text()).toContain('Thank you.');
    },
  );

  it('leads where the form’s owner says', async () => {
    const formId = seededGuid(6);
    expect(await locationOf(intoWindow({ email: 'own@example.com' }, { formId }))).toBe(`${ORIGIN}/pick-a-platform/`);
  });

  it('appends no field but those of the form, and breaks no header', async () => {
    const query = { redirect: '/a\r\nX-Evil: 1', redirectFields: 'email,__proto__,hs_context,nothing' };
    const location = await locationOf(intoWindow({ email: 'header@example.com' }, { query }));
    expect(location).toBe('https://shop.example/aX-Evil:%201?email=header%40example.com');
  });

  it('is thanked for in the words of the form', async () => {
    const values = { lastname: 'Moss', email: 'thanks@example.com' };
    const response = await intoWindow(values, { formId: CONTACT_FORM });
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('Thank you, we will be in touch.');
  });

  it('is refused on a page that says what is wrong and leads back', async () => {
    const response = await intoWindow({ lastname: '', email: '"><script>x</script>' }, { formId: CONTACT_FORM });
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain('Last name: Please complete this required field.');
    expect(text).toContain('Email: Email must be formatted correctly.');
    expect(text).toContain(`href="${PAGE}"`);
    expect(text).not.toContain('<script>x');
  });

  it('repeats no name of a field that it does not know as markup', async () => {
    const text = await (await intoWindow({ email: 'x@example.com', '<img src=x>': '1' })).text();
    expect(text).not.toContain('<img src=x>');
  });

  it.each([
    [404, '00000000-0000-4000-8000-000000000000'],
    [404, 'nonsense'],
    [403, seededGuid(20)],
    [400, seededGuid(21)],
    [429, seededGuid(26)],
  ])('answers %i for the form %s', async (status, formId) => {
    const response = await intoWindow({ email: 'x@example.com' }, { formId });
    expect(response.status).toBe(status);
    expect(response.headers.has('retry-after')).toBe(status === 429);
  });
});

describe('submissions of one form from one address', () => {
  it('are too many at some point, and the page is told so', async () => {
    const strict = createTestApp({
      db: connection.db,
      limits: { submissionsPerMinute: 2 },
    });
    const send = (path: string) => {
      const body = new FormData();
      body.set('email', 'again@example.com');
      body.set('hs_context', JSON.stringify({ pageUrl: PAGE, formInstanceId: '1' }));
      const headers = { 'Sec-Fetch-Dest': 'iframe', Origin: ORIGIN };
      return strict.request(path, { method: 'POST', body, headers }, from('192.0.2.20'));
    };
    const json = `/submissions/v3/public/submit/formsnext/multipart/${PORTAL}/${EMAIL_FORM}/json`;
    expect([(await send(json)).status, (await send(json)).status]).toEqual([200, 200]);
    const refused = await send(json);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      formSubmissionError: 'TOO_MANY_REQUESTS',
      errorType: 'RATE_LIMIT_EXCEEDED',
      message: expect.stringContaining('RATE_LIMIT_EXCEEDED'),
    });
    const { message, target } = await messageOf(send(`/uploads/form/v2/${PORTAL}/${EMAIL_FORM}`));
    expect([message.accepted, message.status, target]).toEqual([false, 429, ORIGIN]);
    expect((await send(json.replace(EMAIL_FORM, seededGuid(6)))).status).toBe(200);
  });
});

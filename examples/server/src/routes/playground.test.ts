import type { AppEnv, Connection } from '@mountkit/provider';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { createTestApp, definitionPath, EMAIL_FORM, jsonOf, submit, submitPath } from '../testing/requests';

let database: Connection;
let app: Hono<AppEnv>;

beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp({ db: database.db });
}, HOOK_MS);

afterAll(() => database.close(), HOOK_MS);

const withFault = (fault: string, path: string) => `/playground/faults/${fault}${path}`;

describe('the page of the playground', () => {
  it('is found without its slash', async () => {
    const response = await app.request('/playground?a=1');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/playground/?a=1']);
  });

  it('shows a page with the tag, whose calls meet the fault that was asked for', async () => {
    const preview = async (query: string) => (await app.request(`/playground/preview/${query}`)).text();
    expect(await preview('')).toMatch(/mountkit\.js" data-provider="\/" data-rest-base="\/wp-json\/"/);
    const slow = await preview('?fault=slow&locale=ar&scheme=dark&kind=popup');
    expect(slow).toContain('data-provider="/playground/faults/slow/"');
    expect(slow).toContain('<html lang="ar" dir="rtl" data-scheme="dark">');
    expect(await preview('?fault="><script>alert(1)</script>&locale="><b>&scheme=x')).not.toContain('alert(1)');
  });

  it('has the list that filters narrow, in the markup that was asked for', async () => {
    const own = await (await app.request('/playground/preview/?kind=filter&more=scroll')).text();
    expect(own).toMatch(/data-mountkit="loop".*data-base-url="\/playground\/preview\/\?kind=filter&amp;more=scroll"/);
    expect(own).toContain('id="terms"');
    const elementor = await (await app.request('/playground/preview/?kind=filter&dialect=elementor')).text();
    expect(elementor).toContain('data-dialects="elementor"');
    expect(elementor).not.toContain('data-mountkit="loop"');
  });

  it('lets only its own scripts run', async () => {
    const policy = (await app.request('/playground/preview/')).headers.get('content-security-policy');
    expect(policy).not.toMatch(/unsafe-/);
    expect(policy).toContain("frame-ancestors 'self'");
  });
});

describe('a fault', () => {
  it('refused: the host says no, in the words of each call', async () => {
    const definition = await app.request(withFault('refused', definitionPath(EMAIL_FORM)));
    expect(definition.status).toBe(403);
    const submission = await app.request(withFault('refused', submitPath(EMAIL_FORM)), { method: 'POST' });
    expect([submission.status, await jsonOf(submission)]).toMatchObject([
      403,
      { formSubmissionError: 'FORM_NOT_PUBLISHED' },
    ]);
  });

  it('nonsense: a page in place of an answer', async () => {
    const response = await app.request(withFault('nonsense', definitionPath(EMAIL_FORM)));
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^text\/html/),
    ]);
  });

  it('offline: the connection ends', async () => {
    const destroy = vi.fn();
    const env = { incoming: { socket: { destroy } } } as unknown as AppEnv['Bindings'];
    await app.request(withFault('offline', definitionPath(EMAIL_FORM)), {}, env);
    expect(destroy).toHaveBeenCalledOnce();
  });

  it('slow: the call is passed on, body and all, but later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const slow = { request: (path: string, init: RequestInit) => app.request(withFault('slow', path), init) };
      const answer = submit(slow as typeof app, EMAIL_FORM, { email: 'ada@example.org' });
      const isThere = vi.fn();
      Promise.resolve(answer).then(isThere);
      await vi.advanceTimersByTimeAsync(2500);
      expect(isThere).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(500);
      vi.useRealTimers();
      expect((await answer).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that nobody knows is none', async () => {
    expect((await app.request(withFault('weird', definitionPath(EMAIL_FORM)))).status).toBe(404);
  });
});

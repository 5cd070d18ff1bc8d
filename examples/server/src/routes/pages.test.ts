import { createHash } from 'node:crypto';
import type { Connection } from '@mountkit/provider';
import { seededGuid } from '@mountkit/provider/sample-forms';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/requests';

// These pages ask the database nothing.
const app = createTestApp({ db: {} as Connection['db'] });

describe('the pages', () => {
  it.each(['/', '/marketing/', '/pick-a-platform/', '/contact/', '/fields/', '/embed-code/'])(
    '%s is there',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toContain('<!doctype html>');
    },
  );

  it.each(['/marketing', '/pick-a-platform', '/contact', '/fields', '/embed-code', '/admin'])(
    '%s leads to its folder',
    async (path) => {
      const response = await app.request(`${path}?email=a%40b.c`);
      expect(response.status).toBe(308);
      expect(response.headers.get('location')).toBe(`${path}/?email=a%40b.c`);
    },
  );

  it('has the contact page that storefronts know as post 13', async () => {
    const text = await (await app.request('/contact/')).text();
    expect(text).toContain('<title>Contact Step 1</title>');
    expect(text).toMatch(/<body class="[^"]*\bpage-id-13\b[^"]*" data-post-id="13">/);
    expect(text).toContain(`data-form-id="${seededGuid(10)}"`);
  });

  it.each(['/contact/', '/fields/'])('%s takes the language of the address', async (path) => {
    const textOf = async (query: string) => (await app.request(path + query)).text();
    expect(await textOf('?locale=pt-BR')).toContain('data-locale="pt-br"');
    for (const query of ['', '?locale=en', '?locale=%22%3E%3Cb%3E', '?locale=']) {
      expect(await textOf(query)).not.toContain('data-locale');
    }
  });

  it('are all on the front page', async () => {
    const text = await (await app.request('/')).text();
    for (const path of ['/marketing/', '/pick-a-platform/', '/contact/', '/fields/', '/embed-code/', '/admin/']) {
      expect(text).toContain(`<a href="${path}">`);
    }
  });

  it('greet by the email of the address, as text', async () => {
    const text = await (await app.request('/pick-a-platform/?email=%3Cb%3E%40example.com')).text();
    expect(text).toContain('&lt;b&gt;@example.com');
    expect(text).not.toContain('<b>@example.com');
  });

  it('has the page of embed code as it was written, whose policy names its scripts', async () => {
    const response = await app.request('/embed-code/');
    const text = await response.text();
    expect(text).toContain('hbspt.forms.create({');
    const policy = response.headers.get('content-security-policy') ?? '';
    const [, code = ''] = /<script>([\s\S]*?)<\/script>/.exec(text) ?? [];
    expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect(policy).not.toContain('unsafe');
  });

  it('run scripts of their own nonce only, a new one for each answer', async () => {
    const [first, second] = await Promise.all([app.request('/marketing/'), app.request('/marketing/')]);
    const policy = first.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types mountkit dompurify");
    expect(second.headers.get('content-security-policy')).not.toContain(nonce);

    const scripts = (await first.text()).match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts)
      if (!script.includes('application/json')) expect(script).toContain(`nonce="${nonce}"`);
    expect(first.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('say what is not there: to a person by a page, to a program by JSON', async () => {
    const page = await app.request('/nowhere/', { headers: { Accept: 'text/html,*/*' } });
    expect(page.status).toBe(404);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const call = await app.request('/nowhere/', { headers: { Accept: '*/*' } });
    expect(call.status).toBe(404);
    expect(await call.json()).toMatchObject({ status: 'error' });
  });
});

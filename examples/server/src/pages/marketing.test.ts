import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { renderMarketing, renderMarketingForm } from './index';

const ctx = { nonce: 'n0nce', path: '/marketing/' };

describe('marketing page', () => {
  it('carries one script tag of mountkit, after the scripts that name the label and count', () => {
    const scripts = renderMarketing(ctx).match(/<script[^>]*>/g) ?? [];
    expect(scripts).toEqual([
      '<script nonce="n0nce">',
      '<script nonce="n0nce">',
      '<script src="/mountkit/mountkit.js" data-provider="/" async="" nonce="n0nce">',
    ]);
  });

  it('marks one empty element as the form', () => {
    const html = renderMarketing(ctx);
    const marked = html.match(/<div[^>]*data-mountkit[^>]*><\/div>/g) ?? [];
    expect(marked).toHaveLength(1);
    expect(html.match(/data-mountkit=/g)).toHaveLength(1);
    expect(marked[0]).toContain('data-portal-id="8100231"');
    expect(marked[0]).toContain('data-form-id="6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10"');
    expect(marked[0]).toContain('data-redirect-url="/pick-a-platform/" data-redirect-fields="email"');
  });

  it('holds one form, with its style, where it is already drawn', () => {
    const document = { form: { formFieldGroups: [], portalId: 8100231, guid: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10' } };
    const form = renderMarketingForm(document);
    const html = renderMarketing({ ...ctx, form });
    expect(html).toContain(form);
    expect(html.match(/data-mountkit=/g)).toHaveLength(1);
    expect(html.match(/<form/g)).toHaveLength(1);
    expect(html).toMatch(/<link[^>]*marketing-form.css"[^>]*>.*<style nonce="n0nce">[^<]*\.mk-form/);
    expect(html).not.toContain('<noscript>');
  });

  it('holds a form for browsers without scripts where it is not drawn', () => {
    expect(renderMarketing(ctx)).toContain('<noscript>');
    expect(renderMarketing(ctx)).not.toContain('<style');
  });

  it('asks the same of a form that is drawn and of one that is not', () => {
    const document = { form: { formFieldGroups: [], portalId: 8100231, guid: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10' } };
    const attributes = (html: string) => {
      const [, marked = ''] = /<div ([^>]*data-mountkit="form"[^>]*)>/.exec(html) ?? [];
      const entries = Array.from(marked.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value]);
      return Object.fromEntries(entries) as Record<string, string>;
    };
    const { 'data-min-height': _, 'data-redirect-fields': fields, ...empty } = attributes(renderMarketing(ctx));
    const drawn = attributes(renderMarketingForm(document));
    expect(drawn).toMatchObject(empty);
    expect(drawn['data-redirect-fields']).toBe(`[&quot;${fields}&quot;]`);
    expect(drawn['data-submit-text']).toBe('Continue  ➜');
  });

  it('keeps the same space for the form by its sheet and by the attribute', () => {
    const sheet = readFileSync(new URL('../../public/marketing-form.css', import.meta.url), 'utf8');
    const space = sheet.match(/--form-space: (\d+)px/)?.[1];
    expect(renderMarketing(ctx)).toContain(`data-min-height="${space}"`);
  });

  it('sets the submit label when the form is ready', () => {
    const code = renderMarketing(ctx).match(/<script nonce="n0nce">([^<]*)<\/script>/)?.[1] ?? '';
    const page: { window?: unknown; mountkit?: { q: ((mountkit: unknown) => void)[] } } = {};
    page.window = page;
    runInNewContext(code, page);

    const update = vi.fn();
    const getByInstanceId = vi.fn(() => ({ update }));
    const on = (event: string, listener: (detail: unknown) => void) => {
      expect(event).toBe('forms:ready');
      listener({ id: 'guid', instanceId: 'one' });
    };
    page.mountkit?.q[0]?.({ on, forms: { registry: { getByInstanceId } } });

    expect(getByInstanceId).toHaveBeenCalledWith('one');
    expect(update).toHaveBeenCalledWith({ submitText: 'Continue  ➜' });
  });
});

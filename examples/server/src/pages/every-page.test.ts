import { describe, expect, it } from 'vitest';
import {
  type AdminContact,
  type AdminSubmission,
  renderAdmin,
  renderAdminLogin,
  renderContact,
  renderFields,
  renderFormAnswer,
  renderIndex,
  renderMarketing,
  renderMarketingForm,
  renderNotFound,
  renderPickAPlatform,
} from './index';

const hostile = '"><script>alert(1)</script>';
const ctx = { nonce: 'n0nce', path: `/${hostile}` };

const contact: AdminContact = {
  id: hostile,
  email: hostile,
  properties: { [hostile]: hostile },
  createdAt: hostile,
  updatedAt: hostile,
};

const submission: AdminSubmission = {
  id: hostile,
  formId: hostile,
  portalId: hostile,
  correlationId: hostile,
  conversionId: hostile,
  values: { [hostile]: hostile },
  context: { [hostile]: hostile },
  pageUrl: hostile,
  contactEmail: hostile,
  files: [{ fieldId: hostile, name: hostile, size: 3, url: '/admin/uploads/1' }],
  createdAt: hostile,
};

const definition = {
  form: {
    guid: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10',
    portalId: 8100231,
    submitText: hostile,
    formFieldGroups: [{ fields: [{ name: 'email', label: hostile, placeholder: hostile, defaultValue: hostile }] }],
  },
};

const pages: Record<string, string> = {
  index: renderIndex(ctx),
  marketing: renderMarketing(ctx),
  contact: renderContact({ ...ctx, locale: hostile }),
  fields: renderFields({ ...ctx, locale: hostile }),
  'marketing, with its form': renderMarketing({ ...ctx, form: renderMarketingForm(definition) }),
  'pick a platform': renderPickAPlatform({ ...ctx, email: hostile, platform: hostile }),
  'a picked platform': renderPickAPlatform({ ...ctx, email: hostile, platform: 'hosted' }),
  admin: renderAdmin({ ...ctx, contacts: [contact], submissions: [submission] }),
  'an empty admin': renderAdmin({ ...ctx, contacts: [], submissions: [] }),
  'admin login': renderAdminLogin({ ...ctx, failed: true }),
  'not found': renderNotFound(ctx),
  'a form that was sent': renderFormAnswer({ ...ctx, title: 'Sent', words: hostile, problems: [], back: null }),
  'a form that was refused': renderFormAnswer({
    ...ctx,
    title: 'Not sent',
    words: hostile,
    problems: [{ field: hostile, message: hostile }],
    back: 'https://shop.example/',
  }),
};

describe.each(Object.entries(pages))('%s', (_name, html) => {
  it('is a whole document with a language, a viewport, a title and a description', () => {
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(html).toMatch(/<meta name="viewport" content="[^"]+"\/>/);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]+"\/>/);
    expect(html).toMatch(/<\/html>$/);
  });

  it('has one main heading and one main landmark', () => {
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<main[\s>]/g)).toHaveLength(1);
  });

  it('runs only scripts that carry the nonce, and no inline handlers or styles', () => {
    for (const tag of html.match(/<script[^>]*>/g) ?? []) expect(tag).toContain('nonce="n0nce"');
    expect(html).not.toMatch(/<[^>]+\s(on\w+|style)=/);
  });

  it('escapes what came from outside', () => {
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('alert(1)</script>');
  });

  it('has no link that leads nowhere and no id twice', () => {
    expect(html).not.toContain('href="#"');
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });
});

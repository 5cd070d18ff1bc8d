import { describe, expect, it } from 'vitest';
import type { Overview } from '../admin/overview';
import { makeSampleOverview } from '../admin/sample-overview';
import { hostile, shopPages } from '../testing/hostile-shop';
import {
  type AdminBasket,
  type AdminContact,
  type AdminOrder,
  type AdminSubmission,
  renderAdmin,
  renderAdminErase,
  renderAdminLogin,
  renderAdminRefused,
  renderContact,
  renderContactForm,
  renderFields,
  renderFormAnswer,
  renderIndex,
  renderMarketing,
  renderMarketingForm,
  renderNotFound,
  renderPickAPlatform,
  renderPopups,
  renderWidgets,
} from './index';

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

const line = { key: hostile, productId: 1, name: hostile, sku: hostile, quantity: 1, price: 100 };

const basket: AdminBasket = {
  id: hostile,
  hash: hostile,
  count: 1,
  total: 100,
  items: [line],
  createdAt: hostile,
  updatedAt: hostile,
};

const order: AdminOrder = {
  id: 1,
  customerId: null,
  email: hostile,
  billing: { billing_city: hostile },
  comments: hostile,
  items: [line],
  total: 100,
  attribution: { utm_source: hostile },
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

const noFigures = {
  days: ['2026-01-01'],
  isSample: false,
  submissions: [],
  forms: [],
  funnel: null,
  popups: [],
  variants: [],
};
const overview: Overview = {
  ...noFigures,
  totals: { submissions: 1, contacts: 1, orders: 1, revenue: 100 },
  submissions: [{ label: hostile, values: [1] }],
  forms: [
    { id: hostile, title: hostile },
    { id: 'other', title: 'other' },
  ],
  funnel: {
    formId: hostile,
    title: hostile,
    seen: 3,
    started: 2,
    sent: 1,
    left: [{ name: hostile, label: hostile, count: 1 }],
  },
  popups: [{ id: hostile, shown: 2, closed: 1 }],
  variants: [{ id: hostile, figures: [{ variant: hostile, shown: 2, closed: 1, converted: 1 }] }],
  popupDays: [
    { label: 'Shown', values: [2] },
    { label: 'Closed', values: [1] },
  ],
  orders: { counts: [1], values: [100] },
  sources: [{ source: hostile, orders: 1, value: 100 }],
  baskets: { count: 1, items: 1, value: 100 },
};
const emptyOverview: Overview = {
  ...overview,
  ...noFigures,
  totals: { submissions: 0, contacts: 0, orders: 0, revenue: 0 },
  orders: { counts: [0], values: [0] },
  sources: [],
  baskets: { count: 0, items: 0, value: 0 },
};
const nothing = { contacts: [], submissions: [], orders: [], baskets: [], counters: [] };

const pages: Record<string, string> = {
  index: renderIndex(ctx),
  marketing: renderMarketing(ctx),
  contact: renderContact({ ...ctx, locale: hostile }),
  'contact, with its form': renderContact({ ...ctx, locale: 'en', form: renderContactForm(definition) }),
  fields: renderFields({ ...ctx, locale: hostile }),
  popups: renderPopups(ctx),
  widgets: renderWidgets(ctx),
  'marketing, with its form': renderMarketing({ ...ctx, form: renderMarketingForm(definition) }),
  'pick a platform': renderPickAPlatform({ ...ctx, email: hostile, platform: hostile }),
  'a picked platform': renderPickAPlatform({ ...ctx, email: hostile, platform: 'hosted' }),
  admin: renderAdmin({
    ...ctx,
    overview,
    range: 30,
    contacts: [contact],
    submissions: [submission],
    orders: [order],
    baskets: [basket],
    counters: [{ key: hostile, count: 1, updatedAt: hostile }],
  }),
  'an empty admin': renderAdmin({ ...ctx, overview: emptyOverview, range: 7, ...nothing }),
  'an admin without figures': renderAdmin({ ...ctx, overview: null, range: 90, ...nothing }),
  'an admin with samples': renderAdmin({ ...ctx, overview: makeSampleOverview(30, 0), range: 30, ...nothing }),
  'a question before erasing': renderAdminErase({
    ...ctx,
    email: hostile,
    counts: { submissions: 1, files: 0, orders: 2, accounts: 1 },
  }),
  'admin login': renderAdminLogin({ ...ctx, error: hostile }),
  'admin refused': renderAdminRefused({ ...ctx, reason: hostile }),
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

describe.each(Object.entries({ ...pages, ...shopPages }))('%s', (_name, html) => {
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
    for (const [, target] of html.matchAll(/href="#(?!mountkit:)([^"]+)"/g)) expect(ids).toContain(target);
  });
});

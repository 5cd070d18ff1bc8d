import { describe } from 'vitest';
import type { Overview } from '../admin/overview';
import { makeSampleOverview } from '../admin/sample-overview';
import { hostile, testSoundPage } from '../testing/sound-page';
import {
  type AdminContact,
  type AdminSubmission,
  renderAdmin,
  renderAdminErase,
  renderAdminLogin,
  renderAdminRefused,
  renderFormAnswer,
  renderIndex,
  renderNotFound,
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
  totals: { submissions: 1, contacts: 1 },
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
  parts: [
    {
      isEmpty: false,
      tiles: [{ label: hostile, value: hostile }],
      cards: () => [{ id: 'of-part', title: hostile, body: hostile, csv: hostile }],
    },
  ],
};
const emptyOverview: Overview = {
  ...overview,
  ...noFigures,
  totals: { submissions: 0, contacts: 0 },
  parts: [],
};
const nothing = { contacts: [], submissions: [], sections: [], links: [], counters: [] };

const pages: Record<string, string> = {
  index: renderIndex({ ...ctx, portalIds: [1, 2], origin: hostile }),
  admin: renderAdmin({
    ...ctx,
    overview,
    range: 30,
    contacts: [contact],
    submissions: [submission],
    sections: [{ id: 'of-part-too', title: hostile, content: hostile }],
    links: [{ href: '/admin/x/', label: hostile }],
    counters: [{ key: hostile, count: 1, updatedAt: hostile }],
  }),
  'an empty admin': renderAdmin({ ...ctx, overview: emptyOverview, range: 7, ...nothing }),
  'an admin without figures': renderAdmin({ ...ctx, overview: null, range: 90, ...nothing }),
  'an admin with samples': renderAdmin({ ...ctx, overview: makeSampleOverview(30, 0), range: 30, ...nothing }),
  'a question before erasing': renderAdminErase({
    ...ctx,
    email: hostile,
    counts: { submissions: 1, files: 0 },
    further: [hostile],
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

describe.each(Object.entries(pages))('%s', (_name, html) => testSoundPage(html));

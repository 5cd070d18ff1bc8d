/** @jsxImportSource hono/jsx */
import { Document, SiteFrame, toDocument } from '@mountkit/provider/kit';
import { describe } from 'vitest';
import { testSoundPage } from '../../../../packages/provider/src/testing/sound-page';
import type { AdminBasket, AdminOrder } from '../admin/context';
import { AdminSales } from '../admin/sales';
import { makeSampleSales } from '../admin/sales-figures';
import { AdminBaskets, AdminOrders } from '../admin/shop-lists';
import { hostile, shopPages } from '../testing/hostile-shop';
import {
  renderContact,
  renderContactForm,
  renderFields,
  renderIndex,
  renderMarketing,
  renderMarketingForm,
  renderPickAPlatform,
  renderPopups,
  renderWidgets,
} from './index';
import { site } from './site';

const ctx = { nonce: 'n0nce', path: `/${hostile}`, site };

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

const sales = { ...makeSampleSales(['2026-01-01'], () => 0.5), sources: [{ source: hostile, orders: 1, value: 100 }] };

const stored = toDocument(
  <Document title="Stored" description="Stored" look="mountkit">
    <SiteFrame ctx={ctx}>
      <h1>Stored</h1>
      <AdminSales sales={sales} basketsCsv="/admin/export/baskets.csv" />
      <AdminOrders orders={[order]} />
      <AdminBaskets baskets={[basket]} />
    </SiteFrame>
  </Document>,
);

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
  'the shop in the stored data': stored,
};

describe.each(Object.entries({ ...pages, ...shopPages }))('%s', (_name, html) => testSoundPage(html));

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { byteLimit } from './harness/byte-limit';
import type { FaultProxy } from './harness/fault-proxy';
import { CONTACT_FORM, formOf, PORTAL, pageOf, tagOf } from './harness/markup';
import type { PageServer } from './harness/page-server';
import { builtRoot } from './harness/server-process';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

// Every field type in English, without markup, phone, calendar and files, is all that a form loads until it can be filled in.
// A date field belongs to the calendar: it brings its own two files, of which the second test knows, and the calendar
// itself when a visitor enters it. Phone numbers bring a file of rules, file fields what shows and
// sends files. None of them is counted.

const MOST_BYTES = byteLimit('every field type, one locale: the email form and the full form');

/** What a form of any kind fetches once it is ready: it counts who looks at it. */
const AFTERWARDS = ['lazy-after-ready'];

const options = ['red', 'green'].map((value) => ({ label: value, value }));

const FIELDS = [
  { name: 'email', fieldType: 'text', required: true },
  { name: 'work', fieldType: 'email' },
  { name: 'nick', fieldType: 'text' },
  { name: 'why', fieldType: 'textarea' },
  { name: 'seats', fieldType: 'number', type: 'number', validation: { data: '1:9:true' } },
  { name: 'plan', fieldType: 'radio', type: 'enumeration', options },
  { name: 'pay', fieldType: 'payment_link_radio', type: 'enumeration', options },
  { name: 'colour', fieldType: 'select', type: 'enumeration', options },
  { name: 'likes', fieldType: 'checkbox', type: 'enumeration', options },
  { name: 'agreed', fieldType: 'booleancheckbox', type: 'enumeration' },
];

const sizes: Readonly<Record<string, { readonly brotli: number }>> = JSON.parse(
  readFileSync(join(builtRoot(), 'packages/mountkit/dist/manifest.json'), 'utf8'),
);

interface Stage {
  readonly page: Page;
  readonly pages: PageServer;
  readonly proxy: FaultProxy;
}

/** Opens a page with a form of these fields; answers the scripts that it loaded until it was ready. */
async function load({ page, pages, proxy }: Stage, fields: readonly object[]): Promise<readonly string[]> {
  const labelled = fields.map((field) => ({ label: 'A label', type: 'string', ...field }));
  const form = {
    guid: CONTACT_FORM,
    portalId: PORTAL,
    formFieldGroups: labelled.map((field) => ({ fields: [field] })),
  };
  proxy.fault(/^\/embed\/v3\/form\//, { status: 200, body: JSON.stringify({ form }) });
  await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf() })));
  await formModel(page.locator('[data-mountkit]')).form.waitFor();
  await page.waitForFunction((names) => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return names.every((part) => fetched.some(({ name, responseEnd }) => name.includes(part) && responseEnd > 0));
  }, AFTERWARDS);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = loaded.flatMap((address) => /\/mountkit\/(.+\.js)$/.exec(address)?.[1] ?? []);
  return scripts.filter((file) => !AFTERWARDS.includes(nameOf(file)));
}

const nameOf = (file: string) => file.replace(/^chunks\/(.+)-[\da-f]{7}\.js$/, '$1');

const EVERY_TYPE = ['forms', 'lazy-open-full-form', 'mountkit.js'];

test('a form of every field type is within its bytes', async ({ page, pages, proxy, watch }) => {
  const files = await load({ page, pages, proxy }, FIELDS);
  expect(await page.locator('.hs-form-field').count()).toBe(FIELDS.length);
  expect(files.map(nameOf).toSorted()).toEqual(EVERY_TYPE);
  const bytes = files.reduce((sum, file) => sum + (sizes[file]?.brotli ?? Number.NaN), 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(watch.errors).toEqual([]);
});

test('dates, phone numbers and files bring what they need beside', async ({ page, pages, proxy, watch }) => {
  const more = [
    { name: 'day', fieldType: 'date', type: 'date' },
    { name: 'phone', fieldType: 'phonenumber' },
    { name: 'cv', fieldType: 'file' },
  ];
  const files = await load({ page, pages, proxy }, [...FIELDS, ...more]);
  expect(
    files
      .map(nameOf)
      .filter((name) => !EVERY_TYPE.includes(name))
      .toSorted(),
  ).toEqual([
    'lazy-additions',
    'lazy-dates',
    'lazy-english-controls',
    'lazy-extras',
    'lazy-files',
    // It sends the files, too.
    'lazy-first-focus',
    'lazy-phone-rules',
  ]);
  expect(watch.errors).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import type { FaultProxy } from './harness/fault-proxy';
import { formOf, pageOf, seededForm, tagOf } from './harness/markup';
import type { PageServer } from './harness/page-server';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

interface Stage {
  readonly page: Page;
  readonly pages: PageServer;
  readonly proxy: FaultProxy;
}

/** Opens a page with the seeded form of this number. */
async function openForm({ page, pages, proxy }: Stage, number: number, query = '', attributes = '') {
  const body = formOf(seededForm(number), attributes);
  await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body })) + query);
  const form = formModel(page.locator('[data-mountkit]'));
  await form.form.waitFor();
  return form;
}

const stored = (email: string) => eventually(async () => (await submissionsOf(email))[0]?.values ?? null);

describe.each(builds)('with $name', (build) => {
  test.override({ build });

  test('files are sent as they are, a large one too', async ({ page, pages, proxy, watch }) => {
    const form = await openForm({ page, pages, proxy }, 1);
    const email = newEmail();
    await form.type('Email', email);
    expect(await form.field('Your CV').getAttribute('size')).toBe('30');
    await form.submit();
    await eventually(() => form.describedBy('Your CV')).toBe('Please complete this required field.');
    await form.field('Your CV').setInputFiles([
      { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('my life') },
      // More than a request may carry that outlives its page.
      { name: 'works.bin', mimeType: 'application/octet-stream', buffer: Buffer.alloc(300_000, 1) },
      { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
    ]);
    await form.submit();
    await form.thanks.waitFor();
    const [submission] = await submissionsOf(email);
    expect(submission?.files.map(({ fieldId, name, size }) => [fieldId, name, size])).toEqual([
      ['cv', 'cv.txt', 7],
      ['cv', 'works.bin', 300_000],
      ['cv', 'empty.txt', 0],
    ]);
    expect(watch.errors).toEqual([]);
  });

  test('a file that is gone when it is sent is told, and the form is kept', async ({ page, pages, proxy }) => {
    const folder = await mkdtemp(join(tmpdir(), 'mountkit-files-'));
    const path = join(folder, 'cv.txt');
    await writeFile(path, 'my life');
    const form = await openForm({ page, pages, proxy }, 1);
    const email = newEmail();
    await form.type('Email', email);
    await form.field('Your CV').setInputFiles(path);
    await rm(path);
    await form.submit();
    await eventually(() => form.describedBy('Your CV')).toBe('This file could not be read. Please choose it again.');
    expect(await form.field('Email').inputValue()).toBe(email);
    await writeFile(path, 'my life, again');
    await form.field('Your CV').setInputFiles(path);
    await form.submit();
    await form.thanks.waitFor();
    await rm(folder, { recursive: true });
  });

  test('consents are asked for, and stored', async ({ page, pages, proxy }) => {
    const form = await openForm({ page, pages, proxy }, 2);
    const email = newEmail();
    await form.type('Email', email);
    await form.submit();
    await eventually(() => form.describedBy('Keep what I send.')).toBe('Please complete this required field.');
    expect(await form.rollup.innerText()).toBe('Please complete all required fields.');
    expect(await findAxeViolations(page)).toEqual([]);
    await form.field('Keep what I send.').check();
    await form.field('News of my order').check();
    await form.submit();
    await form.thanks.waitFor();
    await stored(email).toMatchObject({
      'LEGAL_CONSENT.subscription_type_301': 'false',
      'LEGAL_CONSENT.subscription_type_302': 'true',
      'LEGAL_CONSENT.processing': 'true',
    });
  });

  test('dependent fields come and go, and only those in sight are stored', async ({ page, pages, proxy }) => {
    const form = await openForm({ page, pages, proxy }, 3);
    const email = newEmail();
    await form.type('Email', email);
    await form.field('What is it about?').selectOption('Support');
    await form.type('Order number', '0');
    await form.type('Ordered on', 'in May');
    await form.field('What is it about?').selectOption('Other');
    await form.field('Message').waitFor();
    expect(await form.field('Order number').count()).toBe(0);
    expect(await form.field('Ordered on').count()).toBe(0);
    await form.field('What is it about?').selectOption('Support');
    await form.field('Ordered on').waitFor();
    expect(await form.field('Ordered on').inputValue()).toBe('in May');
    await form.field('Order number').fill('17');
    await eventually(() => form.field('Ordered on').count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await form.submit();
    await form.thanks.waitFor();
    await stored(email).toEqual({ email, topic: 'Support', order_number: '17' });
  });

  test('what is known is not asked again, and the group that waits takes its place', async ({
    context,
    page,
    pages,
    proxy,
  }) => {
    const form = await openForm({ page, pages, proxy }, 4);
    const email = newEmail();
    await form.type('Email', email);
    await form.type('First name', 'Ada');
    await form.type('Last name', 'Lovelace');
    expect(await form.field('Job title').count()).toBe(0);
    await context.addCookies([
      { name: 'hubspotutk', value: '0123456789abcdef0123456789abcdef', url: new URL(page.url()).origin },
    ]);
    const known = await openForm({ page, pages, proxy }, 4);
    await known.field('Job title').waitFor();
    expect(await known.field('First name').count()).toBe(0);
  });

  test('the ids of other objects travel, and enumerations are joined', async ({ page, pages, proxy }) => {
    const form = await openForm({ page, pages, proxy }, 8);
    const email = newEmail();
    await form.type('Email', email);
    await form.type('Company website', `${randomUUID().slice(0, 8)}.example`);
    await form.type('Subject', 'Late');
    await form.type('What went wrong?', 'Everything');
    await form.submit();
    await form.thanks.waitFor();
    await stored(email).toMatchObject({
      'TICKET.subject': 'Late',
      'FEEDBACK_SUBMISSION.hs_negative_follow_up': 'Everything',
      '0-2/domain': expect.stringMatching(/\.example$/),
    });
  });

  test('values come from the address, and Enter can be kept from submitting', async ({ page, pages, proxy }) => {
    const email = newEmail();
    const query = `?email=${encodeURIComponent(email)}&subject=Late`;
    const form = await openForm({ page, pages, proxy }, 8, query, 'data-is-enter-submit-disabled');
    expect(await form.field('Email').inputValue()).toBe(email);
    expect(await form.field('Subject').inputValue()).toBe('Late');
    await form.field('Email').press('Enter');
    await form.type('What went wrong?', 'a');
    await form.field('What went wrong?').press('Enter');
    await form.type('What went wrong?', 'b');
    expect(await form.field('What went wrong?').inputValue()).toBe('a\nb');
    expect(await submissionsOf(email)).toEqual([]);
    await form.button.press('Enter');
    await form.thanks.waitFor();
    expect(await submissionsOf(email)).toHaveLength(1);
  });

  test('nothing is amiss for axe in forms of every kind, from right to left too', async ({ page, pages, proxy }) => {
    for (const number of [1, 2, 8]) {
      const form = await openForm({ page, pages, proxy }, number, '', 'data-locale="ar"');
      expect(await form.form.getAttribute('dir')).toBe('rtl');
      expect(await findAxeViolations(page)).toEqual([]);
      await form.submit();
      await eventually(() => form.root.locator('[aria-invalid=true]').count()).toBeGreaterThan(0);
      expect(await findAxeViolations(page)).toEqual([]);
    }
  });
});

import type { Page } from 'playwright-core';
import { describe, inject } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import type { FaultProxy } from './harness/fault-proxy';
import { formOf, PORTAL, pageOf, seededForm, tagOf } from './harness/markup';
import type { PageServer } from './harness/page-server';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

const FORM = seededForm(14);
const DEFINITION = new RegExp(`^/embed/v3/form/${PORTAL}/${FORM}/json`);

interface Stage {
  readonly page: Page;
  readonly pages: PageServer;
  readonly proxy: FaultProxy;
}

/** Opens the form whose second page is for companies, who have to write a message. */
async function openForm({ page, pages, proxy }: Stage, attributes = '') {
  await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf(FORM, attributes) })));
  const form = formModel(page.locator('[data-mountkit]'));
  await form.form.waitFor();
  const email = newEmail();
  await form.type('Email', email);
  return { ...form, email };
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const progress = (page: Page) => page.locator('.mk-pages').innerText();
const counter = (page: Page) => page.locator('.mk-counter').innerText();

describe.each(builds)('a definition with rules of our own, with $name', (build) => {
  test.override({ build });

  test('skips a page that is not for this visitor, and asks for nothing on it', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const form = await openForm({ page, pages, proxy });
    expect(await progress(page)).toBe('1 of 3');
    await form.field('A person').check();
    await next(page).click();
    await eventually(() => progress(page)).toBe('2 of 2');
    expect(await form.field('Message').isVisible()).toBe(true);
    expect(await form.field('Message').getAttribute('required')).toBeNull();
    await form.submit();
    await form.thanks.waitFor();
    const [stored] = await submissionsOf(form.email);
    expect(stored?.values).toMatchObject({ customer_kind: 'A person' });
    expect(Object.keys(stored?.values ?? {})).not.toContain('company');
    expect([watch.errors, watch.reports]).toEqual([[], []]);
  });

  test('requires what a condition asks for, and counts the characters that are left', async ({
    page,
    pages,
    proxy,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const form = await openForm({ page, pages, proxy });
    await form.field('A company').check();
    await next(page).click();
    await page.getByRole('textbox', { name: 'Company' }).fill('Ours');
    await next(page).click();
    await eventually(() => progress(page)).toBe('3 of 3');
    await form.submit();
    await eventually(() => form.describedBy('Message')).toContain('Please complete this required field.');
    expect(await form.describedBy('Message')).toContain('What would you like to know? Characters left: 40');
    await form.type('Message', 'x'.repeat(42));
    await eventually(() => counter(page)).toBe('Characters over the limit: 2');
    await eventually(() => page.locator('.mk-counter + [role=status]').textContent()).toBe(
      'Characters over the limit: 2',
    );
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await form.submit();
    await eventually(() => form.describedBy('Message')).toContain('Please use at most 40 characters.');
    await form.field('Message').fill('How much is it?');
    expect(await counter(page)).toBe('Characters left: 25');
    await form.submit();
    await form.thanks.waitFor();
    expect((await submissionsOf(form.email))[0]?.values).toMatchObject({ company: 'Ours', message: 'How much is it?' });
  });

  test('is checked on the server by the same rules', async ({ page, pages, proxy }) => {
    const url = `${inject('server')}/embed/v3/form/${PORTAL}/${FORM}/json`;
    const definition = await (await fetch(url)).text();
    // As a widget sees it that does not know our rules.
    proxy.fault(DEFINITION, { status: 200, body: definition.replaceAll('"mountkit":', '"unknown":') });
    const form = await openForm({ page, pages, proxy });
    await form.field('A company').check();
    await next(page).click();
    await page.getByRole('textbox', { name: 'Company' }).fill('Ours');
    await next(page).click();
    await form.submit();
    await eventually(() => form.describedBy('Message')).toContain('Please complete this required field.');
    await form.type('Message', 'Hi');
    await form.submit();
    await eventually(() => form.describedBy('Message')).toContain('Please use at least 5 characters.');
    expect(await submissionsOf(form.email)).toEqual([]);
  });
});

import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import type { FaultProxy } from './harness/fault-proxy';
import { createHold, type Fault } from './harness/faults';
import { formOf, pageOf, tagOf } from './harness/markup';
import type { PageServer } from './harness/page-server';
import { contactsOf, newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';
import { EMAIL_LABEL, marketingPage } from './models/marketing-page';

const SUBMISSION = /^\/submissions\//;
const TRY_AGAIN = 'There was an issue submitting your form. Please wait a few seconds and try again.';
const MARKETING_TRY_AGAIN = 'There was a problem with the submission. Please wait a few seconds and try again.';

const FAULTS: readonly { name: string; fault: Fault }[] = [
  { name: 'is refused', fault: 'refused' },
  { name: 'is stored, but its answer breaks off', fault: 'cut' },
  { name: 'meets a failing server', fault: { status: 500 } },
  { name: 'meets a busy server', fault: { status: 429 } },
  { name: 'is answered with a page of HTML', fault: 'nonsense' },
  { name: 'is answered with nothing', fault: { status: 200 } },
];

/** Opens a page with the contact form and fills it. */
async function openFilled({ page, pages, proxy }: { page: Page; pages: PageServer; proxy: FaultProxy }) {
  await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf() })));
  const form = formModel(page.locator('[data-mountkit]'));
  const email = newEmail();
  await form.field('Last name').fill('Lovelace');
  await form.field('Email').fill(email);

  /** The failure is told, and nothing that the visitor has typed is lost. */
  const expectFailure = async () => {
    await eventually(() => form.rollup.innerText()).toBe(TRY_AGAIN);
    expect(await form.field('Last name').inputValue()).toBe('Lovelace');
    expect(await form.field('Email').inputValue()).toBe(email);
    expect(await form.button.isEnabled()).toBe(true);
    expect(await form.status.innerText()).toBe('');
  };
  /** Pressing again is all it takes, and the server has one record in the end. */
  const expectSuccess = async () => {
    await form.submit();
    await form.thanks.waitFor();
    expect(await submissionsOf(email)).toHaveLength(1);
    expect(await contactsOf(email)).toHaveLength(1);
  };
  return { form, email, expectFailure, expectSuccess };
}

describe.each(builds)('a submission with $name', (build) => {
  test.override({ build });

  test.for(FAULTS)('that $name can be sent again', async ({ fault }, { page, pages, proxy }) => {
    const { form, expectFailure, expectSuccess } = await openFilled({ page, pages, proxy });
    proxy.fault(SUBMISSION, fault);
    await form.submit();
    await expectFailure();
    proxy.fault(SUBMISSION, 'pass');
    await expectSuccess();
  });

  test('that is answered at length is thanked with the beginning, as text', async ({ page, pages, proxy }) => {
    const { form } = await openFilled({ page, pages, proxy });
    const inlineMessage = `<p>Thanks</p>${'<i>x</i>'.repeat(200_000)}`;
    proxy.fault(SUBMISSION, { status: 200, body: JSON.stringify({ inlineMessage, more: 'x'.repeat(5_000_000) }) });
    await form.submit();
    await form.thanks.waitFor();
    expect(await form.thanks.textContent()).toMatch(/^Thanksx{6000,7000}$/);
    expect(await form.thanks.locator('*').count()).toBe(0);
  });

  test('that arrives twice is stored once', async ({ page, pages, proxy }) => {
    const { expectSuccess } = await openFilled({ page, pages, proxy });
    proxy.fault(SUBMISSION, 'twice');
    await expectSuccess();
  });

  test('that is stored, but never answered, can be sent again', async ({ page, pages, proxy }) => {
    await page.clock.install();
    const { form, expectFailure, expectSuccess } = await openFilled({ page, pages, proxy });
    const hold = createHold('answer');
    proxy.fault(SUBMISSION, hold);
    await form.submit();
    await hold.arrived;
    await eventually(() => form.status.innerText()).toBe('Form is submitting');
    await page.clock.fastForward(31_000);
    await expectFailure();
    proxy.fault(SUBMISSION, 'pass');
    await expectSuccess();
  });

  test('that leaves an offline browser can be sent again', async ({ page, pages, proxy, context }) => {
    const { form, expectFailure, expectSuccess } = await openFilled({ page, pages, proxy });
    await context.setOffline(true);
    await form.submit();
    await expectFailure();
    await context.setOffline(false);
    await expectSuccess();
  });

  test('that finds no network can be sent again', async ({ page, pages, proxy }) => {
    const { form, expectFailure, expectSuccess } = await openFilled({ page, pages, proxy });
    proxy.setOffline(true);
    await form.submit();
    await expectFailure();
    proxy.setOffline(false);
    await expectSuccess();
  });

  test('is sent once, however often the button is pressed', async ({ page, pages, proxy }) => {
    const { form, email } = await openFilled({ page, pages, proxy });
    const hold = createHold('request');
    proxy.fault(SUBMISSION, hold);
    await form.submit();
    await hold.arrived;
    await form.field('Email').press('Enter');
    await form.button.click({ force: true });
    hold.release();
    await form.thanks.waitFor();
    expect(proxy.requests.filter(({ path }) => SUBMISSION.test(path))).toHaveLength(1);
    expect(await submissionsOf(email)).toHaveLength(1);
  });

  test('arrives although its element is removed on the way', async ({ page, pages, proxy, watch }) => {
    const { form, email } = await openFilled({ page, pages, proxy });
    const hold = createHold('request');
    proxy.fault(SUBMISSION, hold);
    await form.submit();
    await hold.arrived;
    await page.evaluate(() => document.querySelector('[data-mountkit]')?.remove());
    await eventually(() => page.evaluate(() => window.mountkit.forms?.registry.all().length)).toBe(0);
    hold.release();
    await eventually(async () => (await submissionsOf(email)).length).toBe(1);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('arrives although the visitor leaves the page on the way', async ({ page, pages, proxy }) => {
    const { form, email } = await openFilled({ page, pages, proxy });
    const hold = createHold('request');
    proxy.fault(SUBMISSION, hold);
    await form.submit();
    await hold.arrived;
    await page.goto(pages.add(pageOf({})));
    hold.release();
    await eventually(async () => (await submissionsOf(email)).length).toBe(1);
  });

  test('that fails on the marketing page says so in its words', async ({ page, proxy }) => {
    proxy.fault(SUBMISSION, { status: 500 });
    const { form, ...marketing } = marketingPage(page, proxy.url);
    await marketing.open();
    const email = newEmail();
    await form.field(EMAIL_LABEL).fill(email);
    await form.submit();
    await eventually(() => form.rollup.innerText()).toBe(MARKETING_TRY_AGAIN);
    expect(await form.field(EMAIL_LABEL).inputValue()).toBe(email);
    proxy.fault(SUBMISSION, 'pass');
    await form.submit();
    await marketing.arrive();
    expect(await submissionsOf(email)).toHaveLength(1);
  });
});

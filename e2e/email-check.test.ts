import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import type { FaultProxy } from './harness/fault-proxy';
import { createHold, type Fault } from './harness/faults';
import { CONTACT_FORM, formOf, pageOf, tagOf } from './harness/markup';
import { type PageServer, strictPolicy } from './harness/page-server';
import { newEmail, resubscriptionsOf, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

const CHECK = /^\/emailcheck\/v1\/json-ext/;
const RESUBSCRIBE = /^\/emailcheck\/v1\/form-resubscribe/;
/** Takes no free mail, and nothing from `rival.example`. */
const COMPANY_FORM = '5eed0000-0000-4000-8000-000000000005';

const name = () => `ada.${randomUUID().slice(0, 8)}`;

interface Parts {
  readonly page: Page;
  readonly pages: PageServer;
  readonly proxy: FaultProxy;
}

/** Opens a page with a form. */
async function open({ page, pages, proxy }: Parts, { formId = CONTACT_FORM, attributes = '', head = '' } = {}) {
  await page.goto(pages.add(pageOf({ head: head + tagOf(proxy.url), body: formOf(formId, attributes) })));
  const form = formModel(page.locator('[data-mountkit]'));
  await form.form.waitFor();
  return {
    form,
    info: form.form.locator('[aria-live]'),
    checks: () => proxy.requests.filter(({ path }) => CHECK.test(path)),
    /** Sends the form, which has to be stored with this address, once. */
    async send(email: string) {
      await form.submit();
      await form.thanks.waitFor();
      expect(await submissionsOf(email)).toHaveLength(1);
    },
  };
}

/** Fills the contact form, which asks for a name too. */
async function fill(form: ReturnType<typeof formModel>, email: string) {
  await form.field('Last name').fill('Lovelace');
  await form.field('Email').fill(email);
}

describe.each(builds)('the email check with $name', (build) => {
  test.override({ build });

  test('offers what was meant, and a visitor with a keyboard takes it', async ({ page, pages, proxy, watch }) => {
    const { form, info, checks } = await open({ page, pages, proxy });
    const meant = `${name()}@gmail.com`;
    const typed = meant.replace('gmail', 'gmial');
    await form.field('Last name').fill('Lovelace');
    await form.type('Email', typed);
    await eventually(() => info.innerText()).toBe(`Did you mean ${meant}?`);
    expect(checks().map(({ body }) => body)).toEqual([typed]);

    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(`Did you mean ${meant}?`);
    await page.keyboard.press('Enter');
    expect(await form.field('Email').evaluate((field) => field === document.activeElement)).toBe(true);
    // The caret is at the end.
    await page.keyboard.type('x');
    expect(await form.field('Email').inputValue()).toBe(`${meant}x`);
    await page.keyboard.press('Backspace');
    await eventually(() => info.innerText()).toBe('');

    await page.keyboard.press('Enter');
    await form.thanks.waitFor();
    expect(await submissionsOf(meant)).toHaveLength(1);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('refuses free mail where the form takes none, until the address changes', async ({ page, pages, proxy }) => {
    const { form, checks, send } = await open({ page, pages, proxy }, { formId: COMPANY_FORM });
    await form.field('Company email').fill(`${name()}@gmail.com`);
    await form.field('Company email').blur();
    const refusal = 'Please enter a different email address. This form does not accept addresses from gmail.com.';
    await eventually(() => form.describedBy('Company email')).toBe(refusal);
    await form.submit();
    await form.submit();
    expect(await form.describedBy('Company email')).toBe(refusal);
    expect(proxy.requests.filter(({ path }) => path.startsWith('/submissions/'))).toEqual([]);
    expect(checks()).toHaveLength(1);
    expect(checks()[0]?.path).toContain('includeFreemailSuggestions=false');

    const email = newEmail();
    await form.field('Company email').fill(email);
    await send(email);
  });

  test('asks nobody about a domain that the form names', async ({ page, pages, proxy }) => {
    await page.clock.install();
    const { form, checks } = await open({ page, pages, proxy }, { formId: COMPANY_FORM });
    await form.field('Company email').fill(`${name()}@rival.example`);
    await page.clock.fastForward(10_000);
    await form.field('Company email').press('Enter');
    await eventually(() => form.rollup.innerText()).toBe('Please change your email address to continue.');
    expect(await form.describedBy('Company email')).toContain('rival.example');
    expect(checks()).toEqual([]);
  });

  test('lets a visitor want mail again', async ({ page, pages, proxy, watch }) => {
    const { form, info, send } = await open({ page, pages, proxy });
    const email = `opted-out+${name()}@example.com`;
    await fill(form, email);
    const button = info.getByRole('button', { name: 'Send me emails again' });
    await button.waitFor();
    expect(await info.innerText()).toContain('This address is unsubscribed from our emails.');

    proxy.fault(RESUBSCRIBE, { status: 500 });
    await button.click();
    await eventually(() => watch.reports.length).toBe(1);
    expect(watch.reports[0]).toContain('email could not be resubscribed');
    expect(await button.isVisible()).toBe(true);

    proxy.fault(RESUBSCRIBE, 'nonsense');
    await button.click();
    await eventually(() => proxy.requests.filter(({ fault }) => fault === 'nonsense').length).toBe(1);
    await eventually(() => button.getAttribute('aria-disabled')).toBe('false');
    expect(await button.isVisible()).toBe(true);

    proxy.fault(RESUBSCRIBE, 'twice');
    await button.press('Enter');
    await eventually(() => info.innerText()).toBe('Thank you. You will hear from us again.');
    expect(await form.field('Email').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await resubscriptionsOf(email)).toEqual([expect.objectContaining({ email, pageTitle: 'A test page' })]);
    await send(email);
    expect((await submissionsOf(email))[0]?.context.emailResubscribeStatus).toBe('RESUBSCRIBED');
  });

  const FAULTS: readonly { name: string; fault: Fault }[] = [
    { name: 'is refused', fault: 'refused' },
    { name: 'breaks off', fault: 'cut' },
    { name: 'meets a failing server', fault: { status: 500 } },
    { name: 'is answered with a page of HTML', fault: 'nonsense' },
    { name: 'is answered with something else', fault: { status: 200, body: '{"success":"no"}' } },
  ];
  test.for(FAULTS)(
    'that $name says nothing, and the form is sent',
    async ({ fault }, { page, pages, proxy, watch }) => {
      proxy.fault(CHECK, fault);
      const { form, info, checks, send } = await open({ page, pages, proxy });
      const email = `${name()}@gmial.com`;
      const isCheck = (event: { url(): string }) => event.url().includes('/emailcheck/');
      const answered =
        fault === 'refused' ? page.waitForEvent('requestfailed', isCheck) : page.waitForEvent('response', isCheck);
      await fill(form, email);
      await answered;
      // A browser tries again by itself where a connection is refused.
      expect(new Set(checks().map(({ body }) => body))).toEqual(new Set([email]));
      expect((await info.allInnerTexts()).join('')).toBe('');
      await send(email);
      expect(watch.reports).toEqual([]);
    },
  );

  test('that is slow keeps no submission waiting', async ({ page, pages, proxy }) => {
    const hold = createHold('request');
    proxy.fault(CHECK, hold);
    const { form, send } = await open({ page, pages, proxy });
    const email = newEmail();
    await fill(form, email);
    await hold.arrived;
    await send(email);
    hold.release();
  });

  test('that is answered twice says what it knows once', async ({ page, pages, proxy }) => {
    proxy.fault(CHECK, 'twice');
    const { form, info } = await open({ page, pages, proxy });
    const meant = `${name()}@gmail.com`;
    await form.field('Email').fill(meant.replace('gmail', 'gmial'));
    await eventually(() => info.innerText()).toBe(`Did you mean ${meant}?`);
    expect(await info.getByRole('button').count()).toBe(1);
  });

  test('whose file does not come changes nothing', async ({ page, pages, proxy }) => {
    proxy.fault(/\/chunks\/lazy-(attend|email)/, { status: 404 });
    const { form, send, checks } = await open({ page, pages, proxy });
    const email = newEmail();
    await fill(form, email);
    await send(email);
    expect(checks()).toEqual([]);
  });

  test('hears the answer to the newest address only', async ({ page, pages, proxy }) => {
    const hold = createHold('answer');
    proxy.fault(CHECK, hold);
    const { form, info, checks } = await open({ page, pages, proxy });
    const meant = `${name()}@gmail.com`;
    await form.field('Email').fill(meant.replace('gmail', 'gmaill'));
    await hold.arrived;
    proxy.fault(CHECK, 'pass');
    await form.field('Email').fill(meant.replace('gmail', 'gmial'));
    await eventually(() => checks().length).toBe(2);
    await eventually(() => info.innerText()).toBe(`Did you mean ${meant}?`);
    hold.release();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await info.getByRole('button').count()).toBe(1);
  });

  const REFUSALS: readonly { name: string; head?: string; script?: string; attributes?: string }[] = [
    {
      name: 'consent was refused in the data block',
      head: '<script type="application/json" data-mountkit-config>{"consent":{"marketing":false}}</script>',
    },
    { name: 'consent was refused in script', script: 'mountkit.consent.set({ marketing: false })' },
    { name: 'the page says off', attributes: 'data-email-check="off"' },
  ];
  test.for(REFUSALS)('asks nothing before the submission where $name', async (refusal, { page, pages, proxy }) => {
    await page.clock.install();
    const { script, ...rest } = refusal;
    const { form, info, checks, send } = await open({ page, pages, proxy }, rest);
    if (script) await page.evaluate(script);
    const email = `${name()}@gmial.com`;
    await fill(form, email);
    await info.waitFor({ state: 'attached' });
    await page.clock.fastForward(10_000);
    await form.field('Email').blur();
    await page.clock.fastForward(10_000);
    expect(checks()).toEqual([]);
    await send(email);
    expect(checks()).toEqual([]);
  });

  test('asks when the field is left, where the page says so', async ({ page, pages, proxy }) => {
    await page.clock.install();
    const { form, info, checks } = await open({ page, pages, proxy }, { attributes: 'data-email-check="blur"' });
    const meant = `${name()}@gmail.com`;
    await form.field('Email').fill(meant.replace('gmail', 'gmial'));
    await info.waitFor({ state: 'attached' });
    await page.clock.fastForward(10_000);
    expect(checks()).toEqual([]);
    await form.field('Email').blur();
    await eventually(() => info.innerText()).toBe(`Did you mean ${meant}?`);
  });

  test('works under a strict policy', async ({ page, pages, proxy, watch }) => {
    const markup = pageOf({ head: tagOf(proxy.url, 'async nonce="abc"'), body: formOf() });
    await page.goto(pages.add(markup, strictPolicy('abc', proxy.url)));
    const form = formModel(page.locator('[data-mountkit]'));
    const meant = `${name()}@gmail.com`;
    await form.field('Email').fill(meant.replace('gmail', 'gmial'));
    await form.root.getByRole('button', { name: `Did you mean ${meant}?` }).click();
    expect(await form.field('Email').inputValue()).toBe(meant);
    expect(watch.errors).toEqual([]);
  });

  const SHOWN: readonly { name: string; media: Parameters<Page['emulateMedia']>[0] }[] = [
    { name: 'as it is', media: {} },
    { name: 'in the dark', media: { colorScheme: 'dark' } },
    { name: 'in forced colors', media: { forcedColors: 'active' } },
  ];
  test.for(SHOWN)('breaks no rule of axe with infos and errors, $name', async ({ media }, { page, pages, proxy }) => {
    await page.emulateMedia(media ?? {});
    const head = '<style>html{color-scheme:light dark;background:Canvas;color:CanvasText}</style>';
    const { form, info } = await open({ page, pages, proxy }, { head });
    await form.field('Email').fill(`${name()}@gmial.com`);
    await info.getByRole('button').waitFor();
    await form.submit();
    await eventually(() => form.describedBy('Last name')).not.toBe('');
    expect(await findAxeViolations(page)).toEqual([]);
    const size = await info.getByRole('button').boundingBox();
    expect(size?.height).toBeGreaterThanOrEqual(44);

    await form.field('Email').fill(`opted-out+${name()}@example.com`);
    await info.getByRole('button', { name: 'Send me emails again' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);

    proxy.fault(CHECK, { status: 200, body: '{"success":false,"emailSuggestion":"ada@example.org"}' });
    await form.field('Email').fill(`${name()}@nowhere.example`);
    await form.field('Email').blur();
    await eventually(() => form.describedBy('Email')).toBe('Please enter a valid email address.');
    await info.getByRole('button', { name: 'Did you mean ada@example.org?' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  });
});

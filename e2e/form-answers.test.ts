import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import type { FaultProxy } from './harness/fault-proxy';
import { createHold } from './harness/faults';
import { reachFrames } from './harness/frames';
import { EMAIL_FORM, formOf, pageOf, tagOf } from './harness/markup';
import type { PageServer } from './harness/page-server';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

const SUBMISSION = /^\/submissions\//;

interface Parts {
  readonly page: Page;
  readonly pages: PageServer;
  readonly proxy: FaultProxy;
}

/** Opens a page with the form of one field. */
async function open({ page, pages, proxy }: Parts, attributes = '', head = '') {
  const address = pages.add(pageOf({ head: head + tagOf(proxy.url), body: formOf(EMAIL_FORM, attributes) }));
  await page.goto(address);
  return { address, form: formModel(page.locator('[data-mountkit]')) };
}

const answer = (body: object, status = 200) => ({ status, body: JSON.stringify(body) });

describe.each(builds)('the form of one field with $name', (build) => {
  test.override({ build });

  test('says all that is known of page, visitor, form and submission', async ({ page, pages, context, proxy }) => {
    await context.addCookies(
      Object.entries({ hubspotutk: 'h-1', __hstc: 't.1', __hssc: 'c.1', __hsfp: '3' }).map(([name, value]) => ({
        ...{ name, value, url: pages.url },
      })),
    );
    const { form, address } = await open(
      { page, pages, proxy },
      '',
      '<link rel="canonical" href="https://site.test/a">',
    );
    const email = newEmail();
    await form.field('Email').fill(email);
    await form.submit();
    await eventually(async () => (await submissionsOf(email)).length).toBe(1);
    const [stored] = await submissionsOf(email);
    expect(stored?.context).toMatchObject({
      ...{ pageUrl: address, pageTitle: 'A test page', path: new URL(address).pathname },
      ...{ hutk: 'h-1', __hstc: 't.1', __hssc: 'c.1', __hsfp: '3', canonicalUrl: 'https://site.test/a' },
      ...{ locale: 'en', lang: 'en', renderedFieldsIds: ['email'], formValidity: { email: { valid: true } } },
      ...{ captchaStatus: 'NOT_APPLICABLE', emailResubscribeStatus: 'NOT_APPLICABLE' },
      ...{ isInsideCrossOriginFrame: false, isHubSpotCmsGeneratedPage: false, sourceVersion: '0.1.0' },
      userAgent: await page.evaluate(() => navigator.userAgent),
      correlationId: stored?.correlationId,
      timestamp: expect.any(Number),
      rumTotalRequestTime: expect.any(Number),
      originalEmbedContext: expect.objectContaining({ formId: EMAIL_FORM, isPreview: false }),
    });
  });

  test('says so where it stands in a frame of another origin', async ({ page, pages, proxy }) => {
    const inner = pages.add(pageOf({ head: tagOf(proxy.url), body: formOf(EMAIL_FORM) }));
    const outer = pages.add(pageOf({ body: `<iframe src="${inner}" width="600" height="600"></iframe>` }));
    await page.goto(outer.replace('localhost', '127.0.0.1'));
    const frame = page.frameLocator('iframe');
    const email = newEmail();
    await frame.getByLabel('Email').fill(email);
    await reachFrames(page);
    await frame.locator('input[type=submit]').click();
    await eventually(async () =>
      (await submissionsOf(email)).map(({ context }) => context.isInsideCrossOriginFrame),
    ).toEqual([true]);
  });

  test('shows a warning for three seconds before it goes', async ({ page, proxy, pages }) => {
    await page.clock.install();
    proxy.fault(SUBMISSION, answer({ localizedVisitorWarningMessage: 'Mind the gap.', inlineMessage: 'Thanks' }));
    const { form } = await open({ page, pages, proxy });
    await form.field('Email').fill(newEmail());
    await form.submit();
    await eventually(() => form.rollup.innerText()).toBe('Mind the gap.');
    expect(await form.status.innerText()).toBe('Form is submitting');
    await page.clock.fastForward(2000);
    expect(await form.thanks.count()).toBe(0);
    await page.clock.fastForward(1100);
    await eventually(() => form.thanks.innerText()).toBe('Thanks');
  });

  test('takes the visitor along to a linked domain', async ({ page, proxy, context, pages }) => {
    const other = `${proxy.url.replace('localhost', '127.0.0.1')}/marketing/`;
    await context.addCookies([{ name: '__hstc', value: 't.1', url: pages.url }]);
    proxy.fault(SUBMISSION, answer({ redirectUrl: other, automaticLinker: true }));
    const { form } = await open({ page, pages, proxy });
    await form.field('Email').fill(newEmail());
    await form.submit();
    await page.waitForURL(/\/marketing\//);
    expect(page.url()).toBe(`${other}?__hstc=t.1`);
  });

  test('shows its thanks from the start where the page wants it', async ({ page, pages, proxy }) => {
    const { form } = await open(
      { page, pages, proxy },
      'data-show-inline-message-initially data-inline-message="<b>Thanks</b> already"',
    );
    await eventually(() => form.thanks.innerText()).toBe('Thanks already');
    expect(await form.form.count()).toBe(0);
  });

  test.for([
    { name: 'a megabyte of words', body: answer({ inlineMessage: 'a'.repeat(1_000_000) }), says: /^a+$/ },
    { name: 'a redirect that is a script', body: answer({ redirectUrl: 'javascript:alert(1)' }), says: /^Thank you/ },
    {
      name: 'keys that are no texts',
      body: answer({ inlineMessage: {}, redirectUrl: [], automaticLinker: 7 }),
      says: /^Thank you/,
    },
    { name: 'an empty object', body: answer({}), says: /^Thank you/ },
  ])('is thanked where the answer is $name', async ({ body, says }, { page, pages, proxy }) => {
    proxy.fault(SUBMISSION, body);
    const { form, address } = await open({ page, pages, proxy });
    await form.field('Email').fill(newEmail());
    await form.submit();
    await eventually(() => form.thanks.innerText()).toMatch(says);
    expect(page.url()).toBe(address);
  });

  test('tells the field, the form and the page what a server refuses', async ({ page, proxy, pages }) => {
    const { form } = await open({ page, pages, proxy });
    const codes: string[] = [];
    await page.exposeFunction('note', (code: string) => codes.push(code));
    await page.evaluate(() => {
      for (const name of ['submissionFailure', 'botCheckError']) {
        addEventListener(`mountkit:forms:${name}`, (event) => {
          const { note } = window as unknown as { note(code: string): void };
          note(`${name} ${(event as CustomEvent).detail.code}`);
        });
      }
    });
    const validationResults = [{ fieldName: 'email', localizedVisitorErrorMessage: 'Not this one.' }];
    proxy.fault(SUBMISSION, answer({ formSubmissionError: 'RECAPTCHA_VALIDATION_ERROR', validationResults }, 400));
    await form.field('Email').fill(newEmail());
    await form.submit();
    await eventually(() => form.describedBy('Email')).toContain('Not this one.');
    await eventually(() => codes).toEqual([
      'submissionFailure RECAPTCHA_VALIDATION_ERROR',
      'botCheckError RECAPTCHA_VALIDATION_ERROR',
    ]);
  });

  test('arrives although the tab is closed right after the button was pressed', async ({ page, proxy, pages }) => {
    const { form } = await open({ page, pages, proxy });
    const email = newEmail();
    await form.field('Email').fill(email);
    await eventually(() => proxy.requests.some(({ path }) => path.includes('lazy-first-focus'))).toBe(true);
    const hold = createHold('request');
    proxy.fault(SUBMISSION, hold);
    await form.submit();
    await hold.arrived;
    await page.close();
    hold.release();
    await eventually(async () => (await submissionsOf(email)).length).toBe(1);
  });
});

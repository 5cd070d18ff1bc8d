import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { builds } from './harness/builds';
import { has } from './harness/engines';
import { eventually } from './harness/eventually';
import type { FaultProxy } from './harness/fault-proxy';
import { createHold, type Fault } from './harness/faults';
import { findLeaks, takeHoldings, watchLeaks } from './harness/leaks';
import { CONTACT_FORM, formOf, PORTAL, pageOf, tagOf } from './harness/markup';
import type { PageServer } from './harness/page-server';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

const SUBMISSION = /^\/uploads\//;
const TRY_AGAIN = 'There was an issue submitting your form. Please wait a few seconds and try again.';

const FAULTS: readonly { name: string; fault: Fault }[] = [
  { name: 'is refused', fault: 'refused' },
  { name: 'meets a failing server', fault: { status: 500 } },
  { name: 'meets a busy server', fault: { status: 429 } },
  { name: 'is answered with a page of HTML', fault: 'nonsense' },
  { name: 'is answered with nothing', fault: { status: 200 } },
];

interface Parts {
  readonly page: Page;
  readonly pages: PageServer;
  readonly proxy: FaultProxy;
}

/** Opens a page with the contact form, which the browser sends itself, and fills it. */
async function openFilled({ page, pages, proxy }: Parts, attributes = '') {
  const body = formOf(CONTACT_FORM, `data-submit="frame" ${attributes}`);
  const address = pages.add(pageOf({ head: tagOf(proxy.url), body }));
  await page.goto(address);
  const form = formModel(page.locator('[data-mountkit]'));
  const email = newEmail();
  await form.field('Last name').fill('Lovelace');
  await form.field('Email').fill(email);
  return { form, email, address };
}

describe.each(builds)('a form that the browser itself sends, with $name', (build) => {
  test.override({ build });

  test('is posted into its hidden frame, stored with its whole context, and thanked', async ({
    page,
    proxy,
    watch,
    pages,
  }) => {
    const { form, email, address } = await openFilled({ page, pages, proxy });
    const instanceId = await form.form.getAttribute('data-instance-id');
    expect(await form.form.getAttribute('target')).toBe(`target_iframe_${CONTACT_FORM}_${instanceId}`);
    expect(await form.form.locator('iframe').isVisible()).toBe(false);
    await form.submit();
    await form.thanks.waitFor();
    const [stored, ...others] = await submissionsOf(email);
    expect(others).toEqual([]);
    expect(stored?.values).toMatchObject({ lastname: 'Lovelace', email });
    expect(stored?.context).toMatchObject({ pageUrl: address, formInstanceId: instanceId, sourceVersion: '0.1.0' });
    expect(proxy.requests.filter(({ path }) => path.startsWith('/submissions/'))).toEqual([]);
    expect(page.url()).toBe(address);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('says what the server will not take, and can be mended', async ({ page, pages, proxy }) => {
    const { form, email } = await openFilled({ page, pages, proxy });
    // The widget would stop it itself: on its way out the value is lost.
    await page.evaluate(() => {
      addEventListener('formdata', ({ formData }) => formData.set('lastname', ''), { once: true });
    });
    await form.submit();
    await eventually(() => form.rollup.innerText()).toBe('Please complete all required fields.');
    expect(await form.field('Email').inputValue()).toBe(email);
    await form.submit();
    await form.thanks.waitFor();
    expect(await submissionsOf(email)).toHaveLength(1);
  });

  test.for(FAULTS)('that $name can be sent again', async ({ fault }, { page, pages, proxy }) => {
    await page.clock.install();
    const { form, email } = await openFilled({ page, pages, proxy });
    proxy.fault(SUBMISSION, fault);
    await form.submit();
    if (fault === 'refused' && !has.framesOfNoHost) {
      await eventually(() => proxy.requests.filter((request) => request.fault === 'refused').length).toBeGreaterThan(0);
      await page.clock.fastForward(30_000);
    }
    await eventually(() => form.rollup.innerText()).toBe(TRY_AGAIN);
    expect(await form.field('Email').inputValue()).toBe(email);
    expect(await form.status.innerText()).toBe('');
    proxy.fault(SUBMISSION, 'pass');
    await form.submit();
    await form.thanks.waitFor();
    expect(await submissionsOf(email)).toHaveLength(1);
  });

  test('that is stored, but whose answer breaks off, can be sent again', async ({ page, pages, proxy }) => {
    await page.clock.install();
    const { form, email } = await openFilled({ page, pages, proxy });
    proxy.fault(SUBMISSION, 'cut');
    await form.submit();
    await eventually(async () => (await submissionsOf(email)).length).toBe(1);
    expect(await form.status.innerText()).toBe('Form is submitting');
    await page.clock.fastForward(30_000);
    await eventually(() => form.rollup.innerText()).toBe(TRY_AGAIN);
    proxy.fault(SUBMISSION, 'pass');
    await form.submit();
    await form.thanks.waitFor();
    expect(await submissionsOf(email)).toHaveLength(1);
  });

  test('listens to nobody but its frame', async ({ page, proxy, pages }) => {
    const { form, email } = await openFilled({ page, pages, proxy });
    const hold = createHold('request');
    proxy.fault(SUBMISSION, hold);
    await form.submit();
    await hold.arrived;
    await page.evaluate(async (formGuid) => {
      const formInstanceId = document.querySelector('form')?.dataset.instanceId;
      const lie = { accepted: true, formGuid, formInstanceId, status: 200 };
      window.postMessage(lie, '*');
      const stranger = document.createElement('iframe');
      stranger.srcdoc = `<script>parent.postMessage(${JSON.stringify(lie)}, '*')</script>`;
      await new Promise((loaded) => {
        stranger.onload = loaded;
        document.body.append(stranger);
      });
      await new Promise((heard) => {
        addEventListener('message', heard, { once: true });
        window.postMessage('last', '*');
      });
    }, CONTACT_FORM);
    expect(await form.status.innerText()).toBe('Form is submitting');
    expect(await form.thanks.count()).toBe(0);
    hold.release();
    await form.thanks.waitFor();
    expect(await submissionsOf(email)).toHaveLength(1);
  });

  test('goes to the next page with the values that were asked for', async ({ page, pages, proxy }) => {
    const next = pages.add(pageOf({ body: '<p>Arrived</p>' }));
    const { form, email } = await openFilled(
      { page, pages, proxy },
      `data-redirect-url="${next}" data-redirect-fields="email"`,
    );
    await form.submit();
    await page.getByText('Arrived').waitFor();
    expect(page.url()).toBe(`${next}?email=${encodeURIComponent(email)}`);
  });

  test('leaves nothing where it is taken away while it is sent', async ({ page, pages, proxy }) => {
    await watchLeaks(page.context());
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: '<div id="here"></div>' })));
    await page.waitForFunction(() => 'version' in window.mountkit);
    await page.evaluate(() => window.mountkit.load('forms'));
    const before = await takeHoldings(page);
    const options = { portalId: PORTAL, formId: CONTACT_FORM, submit: 'frame' };
    await page.evaluate((options) => void window.mountkit.forms?.mount('#here', options), options);
    const form = formModel(page.locator('#here'));
    await form.field('Last name').fill('Lovelace');
    await form.field('Email').fill(newEmail());
    const hold = createHold('request');
    proxy.fault(SUBMISSION, hold);
    await form.submit();
    await hold.arrived;
    await page.evaluate(() => window.mountkit.removeAll());
    hold.release();
    const leaks = findLeaks(before, await takeHoldings(page));
    expect(leaks.filter((line) => !build.leaves.includes(line))).toEqual([]);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { launchBrowser } from './harness/browser';
import { builds } from './harness/builds';
import { eventually, PATIENCE } from './harness/eventually';
import { listPosts } from './harness/fault-proxy';
import { createHold } from './harness/faults';
import { sumLayoutShifts } from './harness/layout-shift';
import { EMAIL_FORM } from './harness/markup';
import { startServerProcess } from './harness/server-process';
import { contactsOf, newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { adminPage } from './models/admin-page';
import { EMAIL_LABEL, marketingPage } from './models/marketing-page';

const REQUIRED = 'Please complete this required field.';
const ALL_REQUIRED = 'Please fill out all required fields.';
const BAD_FORMAT = 'Email must be formatted correctly.';

describe.each(builds)('the marketing page with $name', (build) => {
  test.override({ build });

  describe.each([1280, 375])('%i pixels wide', (width) => {
    test('shows its form without moving anything', async ({ page, context, proxy, watch }) => {
      await page.addInitScript(() => {
        (window as unknown as Record<symbol, unknown>)[Symbol.for('e2e.globals')] = Object.getOwnPropertyNames(window);
      });
      await page.setViewportSize({ width, height: 900 });
      const marketing = marketingPage(page, proxy.url);
      await marketing.open();
      await eventually(() => marketing.form.button.inputValue()).toBe('Continue  ➜');
      expect(await sumLayoutShifts(page)).toBeLessThanOrEqual(build.shift);

      const added = await page.evaluate(() => {
        const before = (window as unknown as Record<symbol, string[]>)[Symbol.for('e2e.globals')] ?? [];
        return Object.getOwnPropertyNames(window).filter((name) => !before.includes(name) && !name.startsWith('__pw_'));
      });
      expect(added).toEqual(['mountkit']);
      expect(await context.cookies()).toEqual([]);
      expect(watch.errors).toEqual([]);
      expect(watch.reports).toEqual([]);
    });

    test('takes a visitor with a keyboard from the form to the platforms', async ({ page, context, proxy, watch }) => {
      await page.setViewportSize({ width, height: 900 });
      const { form, email, ...marketing } = marketingPage(page, proxy.url);
      await marketing.open();
      await eventually(() => form.button.inputValue()).toBe('Continue  ➜');

      expect(await marketing.tabTo(form.button)).toBe(true);
      await page.keyboard.press('Enter');
      await eventually(() => form.describedBy(EMAIL_LABEL)).toContain(REQUIRED);
      await eventually(() => form.rollup.innerText()).toBe(ALL_REQUIRED);
      expect(await email.getAttribute('aria-invalid')).toBe('true');
      await eventually(() => email.evaluate((input) => input === document.activeElement)).toBe(true);
      const [error, input] = [await form.root.getByText(REQUIRED).boundingBox(), await email.boundingBox()];
      expect((error?.y ?? 0) - ((input?.y ?? 0) + (input?.height ?? 0))).toBeLessThan(24);

      await page.keyboard.type('ada@nowhere');
      await page.keyboard.press('Enter');
      await eventually(() => form.describedBy(EMAIL_LABEL)).toContain(BAD_FORMAT);
      expect(await email.getAttribute('aria-invalid')).toBe('true');
      expect(listPosts(proxy)).toEqual([]);

      const address = newEmail();
      await email.selectText();
      await page.keyboard.type(address);
      await page.keyboard.press('Enter');
      const arrived = await marketing.arrive();
      expect(arrived.search).toBe(`?email=${encodeURIComponent(address)}`);
      expect(await marketing.heading.innerText()).toBe(`Welcome, ${address}`);
      const posts = listPosts(proxy);
      expect(posts.map(({ path }) => path)).toEqual([
        `/submissions/v3/public/submit/formsnext/multipart/8100231/${EMAIL_FORM}/json`,
      ]);
      expect(posts[0]?.body).toContain(address);

      const admin = adminPage(page, proxy.url);
      await admin.open();
      expect(await admin.contacts(address).count()).toBe(1);
      expect(await admin.submissions(address).count()).toBe(1);
      expect(await contactsOf(address)).toMatchObject([{ email: address, properties: { email: address } }]);
      expect(await submissionsOf(address)).toMatchObject([
        { formId: EMAIL_FORM, values: { email: address }, pageUrl: `${proxy.url}/marketing/` },
      ]);
      expect(await context.cookies()).toEqual([]);
      expect(watch.errors).toEqual([]);
      expect(watch.reports).toEqual([]);
    });
  });

  test('asks for the definition while the chunk of the forms is still on its way', async ({ page, proxy }) => {
    const chunk = createHold('request');
    const definition = createHold('request');
    proxy.fault(/\/chunks\/forms-/, chunk);
    proxy.fault(/\/embed\/v3\/form\//, definition);
    // In Firefox the `load` event waits for chunks that are still on their way.
    await page.goto(`${proxy.url}/marketing/`, { waitUntil: 'commit' });
    // Both are on their way and neither is answered.
    await Promise.all([chunk.arrived, definition.arrived]);
    chunk.release();
    definition.release();
    const { form } = marketingPage(page, proxy.url);
    await form.form.waitFor();
    expect(proxy.requests.filter(({ path }) => path.startsWith('/embed/v3/form/'))).toHaveLength(1);
  });

  test('stores once what arrives twice', async ({ page, proxy }) => {
    proxy.fault(/^\/submissions\//, 'twice');
    const { form, ...marketing } = marketingPage(page, proxy.url);
    await marketing.open();
    const address = newEmail();
    await form.type(EMAIL_LABEL, address);
    await form.submit();
    await marketing.arrive();
    expect(await submissionsOf(address)).toHaveLength(1);
    expect(await contactsOf(address)).toHaveLength(1);
  });

  test('can be used again after the way back', async ({ page, proxy }) => {
    const { form, ...marketing } = marketingPage(page, proxy.url);
    await marketing.open();
    await form.type(EMAIL_LABEL, newEmail());
    await form.submit();
    await marketing.arrive();

    await page.goBack();
    const second = newEmail();
    await form.field(EMAIL_LABEL).fill(second);
    await form.submit();
    expect((await marketing.arrive()).searchParams.get('email')).toBe(second);
    expect(await submissionsOf(second)).toHaveLength(1);
  });
});

test('a page that comes back from the history cache can be used again', async ({ proxy }) => {
  const browser = await launchBrowser(['--disable-back-forward-cache']);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    const { form, ...marketing } = marketingPage(page, proxy.url);
    await marketing.open();
    await form.type(EMAIL_LABEL, newEmail());
    await form.submit();
    await marketing.arrive();
    await page.goBack({ waitUntil: 'commit' });
    await eventually(() => form.button.isEnabled()).toBe(true);
    const second = newEmail();
    await form.field(EMAIL_LABEL).fill(second);
    await form.submit();
    expect((await marketing.arrive()).searchParams.get('email')).toBe(second);
  } finally {
    await browser.close();
  }
});

test('what was stored is still there after the server was started anew', async ({ page }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mountkit-restart-'));
  const address = newEmail();
  try {
    const before = await startServerProcess(dataDir);
    const { form, ...marketing } = marketingPage(page, before.url);
    await marketing.open();
    await form.type(EMAIL_LABEL, address);
    await form.submit();
    await marketing.arrive();
    await before.stop();

    const after = await startServerProcess(dataDir);
    const admin = adminPage(page, after.url);
    await admin.open();
    expect(await admin.contacts(address).count()).toBe(1);
    expect(await submissionsOf(address, after.url)).toHaveLength(1);
    expect(await contactsOf(address, after.url)).toHaveLength(1);
    await after.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

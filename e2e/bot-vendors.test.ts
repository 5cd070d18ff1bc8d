import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { addVendor, type VendorName } from './harness/bot-vendors';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import { seededForm } from './harness/markup';
import { strictPolicy } from './harness/page-server';
import { submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { type CheckedStage, NONCE, openCheckedForm, TRY_AGAIN } from './models/checked-form';

/** Takes the token of any provider. */
const CHECKED = seededForm(7);
/** Takes nothing but a proof of work. */
const PROVING = seededForm(28);
const CHALLENGE = /^\/bot-check\/challenge\//;
const CHALLENGE_ADDRESS = /\/bot-check\/challenge\//;
const SUBMISSION = /^\/submissions\//;

/** Opens a page of the strictest policy with a form that asks for a bot check. */
async function openForm(stage: CheckedStage, { form = CHECKED, attributes = '', head = '' }) {
  const headers = strictPolicy(NONCE, stage.proxy.url);
  const opened = await openCheckedForm(stage, { formId: form, attributes, head, headers });
  return { ...opened, group: opened.root.getByRole('group', { name: 'Security check' }) };
}

/** The same with a stand-in for a provider. */
const openVendor = (stage: CheckedStage, vendor: VendorName, key = 'key') =>
  openForm(stage, {
    attributes: `data-bot-check="${vendor}" data-bot-check-key="${key}" data-bot-check-src="${addVendor(stage.pages, vendor)}"`,
  });

const VENDORS = [
  { vendor: 'turnstile', entry: 'cf-turnstile-response' },
  { vendor: 'hcaptcha', entry: 'h-captcha-response' },
] as const;

describe.each(builds)('bot checks with $name', (build) => {
  test.override({ build });

  for (const { vendor, entry } of VENDORS) {
    test(`${vendor} lets the submission pass, under a strict policy`, async ({ page, pages, proxy, watch }) => {
      const form = await openVendor({ page, pages, proxy }, vendor);
      await form.fill();
      await page.locator(`#${vendor}-1`).waitFor({ state: 'attached' });
      expect(await findAxeViolations(page)).toEqual([]);
      await form.submit();
      await form.thanks.waitFor();
      const [submission] = await submissionsOf(form.email);
      expect(submission?.context.captchaStatus).toBe('PASSED');
      const [sent] = form.asked(SUBMISSION);
      for (const name of [entry, 'g-recaptcha-response']) {
        expect(sent?.body).toMatch(new RegExp(`name="${name}"\\s+${vendor}-token-1\\s`));
      }
      expect(watch.reports).toEqual([]);
      expect(watch.errors).toEqual([]);
      expect(await form.errors()).toEqual([]);
    });

    test(`${vendor} fetches a token anew that has expired`, async ({ page, pages, proxy }) => {
      const form = await openVendor({ page, pages, proxy }, vendor, 'short');
      await form.root.evaluate((root) =>
        root.addEventListener('mountkit:forms:beforeSubmit', (event) => event.preventDefault(), { once: true }),
      );
      await form.fill();
      await form.submit();
      await eventually(() => form.button.getAttribute('aria-disabled')).toBe('false');
      await form.submit();
      await form.thanks.waitFor();
      expect(form.asked(SUBMISSION)[0]?.body).toContain(`${vendor}-token-2`);
    });

    test(`${vendor} that fails is told, and can be tried again`, async ({ page, pages, proxy }) => {
      const form = await openVendor({ page, pages, proxy }, vendor, 'failing');
      await form.fill();
      for (const times of [1, 2]) {
        await form.submit();
        await eventually(async () => (await form.errors()).length).toBe(times);
        await eventually(() => form.rollup.innerText()).toBe(TRY_AGAIN);
      }
      expect(form.asked(SUBMISSION)).toEqual([]);
      expect(await form.field('Email').inputValue()).toBe(form.email);
    });

    test(`${vendor} that is refused its script lets the server decide`, async ({ page, pages, proxy }) => {
      proxy.fault(/^\/vendor\.js/, 'refused');
      const src = `data-bot-check="${vendor}" data-bot-check-src="${proxy.url}/vendor.js"`;
      const form = await openForm({ page, pages, proxy }, { attributes: src });
      await form.fill();
      await form.submit();
      await eventually(() => form.rollup.innerText()).toBe(TRY_AGAIN);
      expect(form.asked(SUBMISSION)[0]?.body).toContain('"captchaStatus":"LOAD_TIMEOUT"');
    });

    test(`${vendor} leaves with its form in the middle of a check`, async ({ page, pages, proxy }) => {
      const form = await openVendor({ page, pages, proxy }, vendor, 'silent');
      await form.fill();
      await form.submit();
      await eventually(() => form.status.first().innerText()).toBe('Form is submitting');
      await page.evaluate(() => window.mountkit.removeAll());
      expect(await page.locator(`#${vendor}-1, script[src*="onload="]`).count()).toBe(0);
    });
  }

  test('one whose own file cannot be loaded lets the server decide, and is tried again', async ({
    page,
    pages,
    proxy,
  }) => {
    const file = /\/lazy-turnstile-/;
    proxy.fault(file, 'refused');
    const form = await openVendor({ page, pages, proxy }, 'turnstile');
    await form.fill();
    await form.submit();
    await eventually(() => form.rollup.innerText()).toBe(TRY_AGAIN);
    expect(form.asked(SUBMISSION)[0]?.body).toContain('"captchaStatus":"LOAD_TIMEOUT"');
    proxy.fault(file, 'pass');
    await form.submit();
    await form.thanks.waitFor();
  });

  test('a challenge in the form has the focus, and gives it back', async ({ page, pages, proxy }) => {
    const form = await openVendor({ page, pages, proxy }, 'turnstile', 'challenge');
    await form.fill();
    await page.keyboard.press('Enter');
    const answer = form.group.getByRole('button', { name: 'I am human' });
    await answer.waitFor();
    expect(await form.group.evaluate((group) => group === document.activeElement)).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await answer.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await form.thanks.waitFor();
    expect(await form.group.count()).toBe(0);
  });

  test('a challenge above the page gives the focus back when it is closed', async ({ page, pages, proxy, watch }) => {
    const form = await openVendor({ page, pages, proxy }, 'hcaptcha', 'challenge');
    await form.fill();
    await form.button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
    await eventually(() => form.rollup.innerText()).toBe(TRY_AGAIN);
    expect(await form.button.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(watch.errors).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'I am human' }).press('Enter');
    await form.thanks.waitFor();
  });

  test('one that does not exist asks nobody, and is reported once', async ({ page, pages, proxy, watch }) => {
    const block = JSON.stringify({ botCheck: { provider: 'turnstyle' } });
    const head = `<script type="application/json" data-mountkit-config>${block}</script>`;
    const form = await openForm({ page, pages, proxy }, { head });
    await form.fill();
    for (const times of [1, 2]) {
      await form.submit();
      await eventually(() => form.asked(SUBMISSION).length).toBe(times);
      await eventually(() => form.rollup.innerText()).toBe(TRY_AGAIN);
    }
    expect(watch.reports.filter((text) => text.includes('data-bot-check is "turnstyle"'))).toHaveLength(1);
    expect(await page.locator('script[src*="onload="]').count()).toBe(0);
  });

  test('a proof of work needs nobody but the forms host', async ({ page, pages, proxy, watch }) => {
    const form = await openForm(
      { page, pages, proxy },
      { form: PROVING, attributes: 'data-bot-check="proof-of-work"' },
    );
    expect(form.asked(CHALLENGE)).toEqual([]);
    await form.fill();
    await eventually(() => form.asked(CHALLENGE).length).toBe(1);
    await form.submit();
    await form.thanks.waitFor();
    const [submission] = await submissionsOf(form.email);
    expect(submission?.context.captchaStatus).toBe('PASSED');
    expect(form.asked(CHALLENGE)).toHaveLength(1);
    expect(watch.reports).toEqual([]);
    expect(watch.errors).toEqual([]);
  });

  test('a proof of work that is refused is done once more', async ({ page, pages, proxy }) => {
    const form = await openForm(
      { page, pages, proxy },
      { form: PROVING, attributes: 'data-bot-check="proof-of-work"' },
    );
    await form.fill();
    proxy.fault(SUBMISSION, {
      status: 400,
      body: JSON.stringify({ formSubmissionError: 'RECAPTCHA_VALIDATION_ERROR' }),
    });
    await form.submit();
    await eventually(() => form.rollup.innerText()).toBe(TRY_AGAIN);
    proxy.fault(SUBMISSION, 'pass');
    await form.submit();
    await form.thanks.waitFor();
    expect(form.asked(CHALLENGE)).toHaveLength(2);
  });

  test('a proof of work whose challenge is refused lets the server decide', async ({ page, pages, proxy }) => {
    proxy.fault(CHALLENGE, 'refused');
    const form = await openForm(
      { page, pages, proxy },
      { form: PROVING, attributes: 'data-bot-check="proof-of-work"' },
    );
    await form.fill();
    await form.submit();
    await eventually(() => form.rollup.innerText()).toBe(TRY_AGAIN);
    proxy.fault(CHALLENGE, 'pass');
    await form.submit();
    await form.thanks.waitFor();
  });

  test('a proof of work leaves the page its turn', async ({ page, pages, proxy }) => {
    const form = await openForm(
      { page, pages, proxy },
      { form: PROVING, attributes: 'data-bot-check="proof-of-work"' },
    );
    // No solution: all of it is tried.
    const challenge = { algorithm: 'SHA-256', challenge: 'ab'.repeat(32), salt: 'x&', maxnumber: 50_000 };
    const headers = { 'access-control-allow-origin': '*' };
    await page.route(CHALLENGE_ADDRESS, (route) => route.fulfill({ json: challenge, headers }));
    const tasks = await page.evaluateHandle(() => {
      const longest = { task: 0, start: performance.now() };
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration);
      }).observe({ type: 'longtask' });
      return longest;
    });
    await form.fill();
    await form.submit();
    await eventually(() => form.rollup.innerText()).toBe(TRY_AGAIN);
    const { task, all } = await tasks.evaluate(({ task, start }) => ({ task, all: performance.now() - start }));
    expect(task).toBeLessThan(all / 4);
  });
});

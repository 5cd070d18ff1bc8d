import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import type { Fault } from './harness/faults';
import { seededForm } from './harness/markup';
import { strictPolicy } from './harness/page-server';
import { submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { type CheckedStage, NONCE, openCheckedForm, TRY_AGAIN } from './models/checked-form';

const CHECKED = seededForm(7);
const SCRIPT = /^\/assets\/bot-check\.js/;
const TOKEN = /^\/bot-check\/token/;

/** Opens a page with a form that asks for a bot check, of which the example server is the provider. */
async function openChecked(stage: CheckedStage, query = '', headers = {}, attributes = '') {
  const src = `data-bot-check-src="${stage.proxy.url}/assets/bot-check.js${query}"`;
  const form = await openCheckedForm(stage, { formId: CHECKED, attributes: `${src} ${attributes}`, headers });
  return { ...form, badge: form.root.locator('.hs_recaptcha > .input > .grecaptcha-badge[data-style=inline]') };
}

describe.each(builds)('the bot check with $name', (build) => {
  test.override({ build });

  test('comes when the visitor does, and lets the submission pass', async ({ page, pages, proxy, watch }) => {
    const form = await openChecked({ page, pages, proxy }, '', {}, 'data-locale="de"');
    expect(form.asked(SCRIPT)).toEqual([]);
    await form.fill();
    await form.badge.waitFor();
    const address = new URL(form.asked(SCRIPT)[0]?.path ?? '', proxy.url);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      onload: 'mountkitBotCheckReady',
      render: 'explicit',
      hl: 'de',
    });
    expect(await findAxeViolations(page)).toEqual([]);
    await form.submit();
    await form.thanks.waitFor();
    const [submission] = await submissionsOf(form.email);
    expect(submission?.context.captchaStatus).toBe('PASSED');
    expect(form.asked(SCRIPT)).toHaveLength(1);
    expect(watch.errors).toEqual([]);
    expect(await form.errors()).toEqual([]);
  });

  test('runs under a strict policy, by the nonce of the tag', async ({ page, pages, proxy, watch }) => {
    const policy = strictPolicy(NONCE, proxy.url)['content-security-policy'] ?? '';
    const headers = { 'content-security-policy': `${policy}; frame-src ${proxy.url}` };
    const form = await openChecked({ page, pages, proxy }, '', headers);
    await form.fill();
    await form.submit();
    await form.thanks.waitFor();
    expect(watch.reports).toEqual([]);
  });

  test('fetches a token anew that has expired', async ({ page, pages, proxy }) => {
    const form = await openChecked({ page, pages, proxy }, '?expires=1');
    await form.root.evaluate((root) =>
      root.addEventListener('mountkit:forms:beforeSubmit', (event) => event.preventDefault(), { once: true }),
    );
    await form.fill();
    await form.submit();
    await eventually(() => form.asked(TOKEN).length).toBe(1);
    const token = form.badge.locator('textarea');
    await eventually(() => token.inputValue()).not.toBe('');
    await eventually(() => token.inputValue()).toBe('');
    await form.submit();
    await form.thanks.waitFor();
    expect(form.asked(TOKEN)).toHaveLength(2);
    expect(await submissionsOf(form.email)).toHaveLength(1);
  });

  test('that the server does not believe is told, and asked anew', async ({ page, pages, proxy }) => {
    const refusal = { formSubmissionError: 'RECAPTCHA_VALIDATION_ERROR' };
    const form = await openChecked({ page, pages, proxy });
    await form.fill();
    proxy.fault(/^\/submissions\//, { status: 400, body: JSON.stringify(refusal) });
    await form.submit();
    await eventually(() => form.rollup.innerText()).toBe(TRY_AGAIN);
    expect(await findAxeViolations(page)).toEqual([]);
    proxy.fault(/^\/submissions\//, 'pass');
    await form.submit();
    await form.thanks.waitFor();
    expect(form.asked(TOKEN)).toHaveLength(2);
  });

  test('that takes the visitor for a robot is told', async ({ page, pages, proxy }) => {
    const keys = `data-bot-check-keys='{"automated":"blocked"}'`;
    const form = await openChecked({ page, pages, proxy }, '', {}, keys);
    await form.fill();
    await form.submit();
    await eventually(() => form.rollup.innerText()).toBe(TRY_AGAIN);
    expect(await form.errors()).toEqual(['RECAPTCHA_VALIDATION_ERROR']);
    expect(await submissionsOf(form.email)).toEqual([]);
    expect(await form.field('Email').inputValue()).toBe(form.email);
  });

  test('whose script is blocked lets the server decide, and is tried again', async ({ page, pages, proxy }) => {
    proxy.fault(SCRIPT, 'refused');
    const form = await openChecked({ page, pages, proxy });
    await form.fill();
    await form.submit();
    await eventually(() => form.rollup.innerText()).toBe(TRY_AGAIN);
    expect((await form.errors()) as unknown[]).toContain('RECAPTCHA_VALIDATION_ERROR');
    proxy.fault(SCRIPT, 'pass');
    await form.submit();
    await form.thanks.waitFor();
    expect(await submissionsOf(form.email)).toHaveLength(1);
  });

  const SILENT: readonly { name: string; fault: Fault }[] = [
    { name: 'does not come', fault: { slow: 60_000 } },
    { name: 'is none, and says nothing', fault: { status: 200, body: '' } },
  ];
  test.for(SILENT)(
    'whose script $name is not waited for longer than 15 s',
    async ({ fault }, { page, pages, proxy }) => {
      await page.clock.install();
      proxy.fault(SCRIPT, fault);
      const form = await openChecked({ page, pages, proxy });
      await form.fill();
      await form.submit();
      await eventually(() => form.status.first().innerText()).toBe('Form is submitting');
      await eventually(() => form.asked(SCRIPT).length).toBe(1);
      await page.clock.fastForward(15_000);
      // Without a token the example server refuses.
      await eventually(() => form.rollup.innerText()).toBe(TRY_AGAIN);
      const [sent] = form.asked(/^\/submissions\//);
      expect(sent?.body).toContain('"captchaStatus":"LOAD_TIMEOUT"');
      expect(sent?.body).not.toContain('g-recaptcha-response');
    },
  );

  test('leaves with its form', async ({ page, pages, proxy }) => {
    proxy.fault(SCRIPT, { slow: 60_000 });
    const form = await openChecked({ page, pages, proxy });
    await form.fill();
    const script = page.locator('script[src*="bot-check"]');
    await eventually(() => script.count()).toBe(1);
    await page.evaluate(() => window.mountkit.removeAll());
    expect(await script.count()).toBe(0);
    expect(await page.evaluate(() => 'mountkitBotCheckReady' in window)).toBe(false);
  });
});

import { describe } from 'vitest';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import { formOf, pageOf, tagOf } from './harness/markup';
import { strictPolicy } from './harness/page-server';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { type FormModel, formModel } from './models/form-model';

const SUBMISSION = /^\/submissions\//;
const NONCE = 'bW91bnRraXQ';

async function fill(form: FormModel): Promise<string> {
  const email = newEmail();
  await form.field('Last name').fill('Lovelace');
  await form.field('Email').fill(email);
  return email;
}

describe.each(builds)('under the strictest content security policy, $name', (build) => {
  test.override({ build });

  test('draws, refuses and sends a form without breaking it', async ({ page, pages, proxy, watch }) => {
    const head = tagOf(proxy.url, `async nonce="${NONCE}"`);
    const body = formOf(undefined, 'data-min-height="300"');
    await page.goto(pages.add(pageOf({ head, body }), strictPolicy(NONCE, proxy.url)));
    const form = formModel(page.locator('[data-mountkit]'));
    await form.submit();
    await eventually(() => form.describedBy('Email')).not.toBe('');
    // The style is applied: the error has its colour.
    const colour = await form.root
      .locator('.hs-error-msgs')
      .first()
      .evaluate((list) => getComputedStyle(list).color);
    expect(colour).not.toBe(await form.root.evaluate((root) => getComputedStyle(root).color));

    const email = await fill(form);
    await form.submit();
    await form.thanks.waitFor();
    expect(await submissionsOf(email)).toHaveLength(1);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('shows thanks with markup through its own Trusted Types policy', async ({ page, pages, proxy, watch }) => {
    proxy.fault(SUBMISSION, { status: 200, body: JSON.stringify({ inlineMessage: '<b>Thank you</b> &amp; see you' }) });
    const head = tagOf(proxy.url, `async nonce="${NONCE}"`);
    await page.goto(pages.add(pageOf({ head, body: formOf() }), strictPolicy(NONCE, proxy.url)));
    const form = formModel(page.locator('[data-mountkit]'));
    await fill(form);
    await form.submit();
    await form.thanks.waitFor();
    expect(await form.thanks.innerText()).toBe('Thank you & see you');
    expect(await form.thanks.locator('b').innerText()).toBe('Thank you');
    expect(watch.errors).toEqual([]);
  });
});

describe.each(builds)('without a policy, $name', (build) => {
  test.override({ build });

  test('runs nothing that stands in the thanks', async ({ page, pages, proxy }) => {
    const bad =
      '<b onclick="ran()">Thank you</b><img src="x" onerror="ran()"><script>ran()</script><a href="javascript:ran()">x</a>';
    proxy.fault(SUBMISSION, { status: 200, body: JSON.stringify({ inlineMessage: bad }) });
    const head = `<script>window.runs = 0; function ran() { runs++; }</script>${tagOf(proxy.url)}`;
    await page.goto(pages.add(pageOf({ head, body: formOf() })));
    const form = formModel(page.locator('[data-mountkit]'));
    await fill(form);
    await form.submit();
    await form.thanks.locator('b').click();
    await form.thanks.getByText('x', { exact: true }).click();
    expect(await form.thanks.locator('script, [onclick], [onerror], [href]').count()).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, 'runs'))).toBe(0);
  });
});

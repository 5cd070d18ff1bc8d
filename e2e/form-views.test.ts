import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import type { FaultProxy } from './harness/fault-proxy';
import { createHold, type Fault } from './harness/faults';
import { EMAIL_FORM, formOf, pageOf, tagOf } from './harness/markup';
import { strictPolicy } from './harness/page-server';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

declare global {
  interface Window {
    told: string[];
    _hsq?: unknown[][];
  }
}

const NONCE = 'bW91bnRraXQ';
/** The page's own analytics, which have not come yet, and its ears. */
const HEAD = `<script nonce="${NONCE}">
window._hsq = window._hsq || [];
window.told = [];
['view', 'visible', 'interaction'].forEach(function (name) {
  addEventListener('mountkit:forms:' + name, function () { told.push(name); });
});
</script>`;

const told = (page: Page) => page.evaluate(() => window.told);
const tracked = (page: Page) =>
  page.evaluate(() => (window._hsq ?? []).filter(([name]) => `${name}`.startsWith('trackForm')));
const counted = ({ requests }: FaultProxy) =>
  requests.flatMap(({ path, method }) => (path.includes('counters.gif') ? [`${method} ${path}`] : []));
const counter = (name: string) => `GET /embed/v3/counters.gif?key=forms-embed:${name}&count=1`;

describe.each(builds)('a form with $name', (build) => {
  test.override({ build });

  test('tells once that it is there, that it was seen, and that the visitor came', async ({
    page,
    pages,
    proxy,
    context,
    watch,
  }) => {
    const body = `<div style="height: 3000px">Scroll.</div>${formOf(EMAIL_FORM)}`;
    const head = HEAD + tagOf(proxy.url, `async nonce="${NONCE}"`);
    // No leave for images, nor for anything that sending a form does not need.
    const policy = strictPolicy(NONCE, proxy.url)['content-security-policy']?.replace(
      'style-src',
      "style-src-attr 'unsafe-inline'; style-src",
    );
    await page.goto(pages.add(pageOf({ head, body }), { 'content-security-policy': policy ?? '' }));
    const form = formModel(page.locator('[data-mountkit]'));
    await eventually(() => told(page)).toEqual(['view']);
    await form.form.scrollIntoViewIfNeeded();
    await eventually(() => told(page)).toEqual(['view', 'visible']);
    await form.field('Email').focus();
    await eventually(() => told(page)).toEqual(['view', 'visible', 'interaction']);
    await page.evaluate(() => scrollTo(0, 0));
    await form.button.focus();

    const instanceId = await form.form.getAttribute('data-instance-id');
    expect(await tracked(page)).toEqual(
      ['trackFormView', 'trackFormVisible', 'trackFormInteraction'].map((name) => [name, EMAIL_FORM, instanceId, 11]),
    );
    await eventually(() => counted(proxy)).toEqual(['view', 'visible', 'interaction'].map(counter));
    expect(await told(page)).toHaveLength(3);
    expect(await context.cookies()).toEqual([]);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  const FAULTS: readonly { name: string; fault: Fault }[] = [
    { name: 'breaks off', fault: 'cut' },
    { name: 'is answered with a page of HTML', fault: 'nonsense' },
    { name: 'arrives twice', fault: 'twice' },
    { name: 'meets a failing server', fault: { status: 500 } },
    { name: 'is never answered', fault: createHold('answer') },
  ];
  test.for(FAULTS)('works where what is counted $name', async ({ fault }, { page, pages, proxy, watch }) => {
    proxy.fault(/counters\.gif/, fault);
    proxy.fault(/^\/submissions\//, { status: 200, body: '{"inlineMessage": "Thanks"}' });
    await page.goto(
      pages.add(
        pageOf({ head: HEAD.replaceAll(` nonce="${NONCE}"`, '') + tagOf(proxy.url), body: formOf(EMAIL_FORM) }),
      ),
    );
    const form = formModel(page.locator('[data-mountkit]'));
    await form.field('Email').fill('ada@example.org');
    await eventually(() => told(page)).toHaveLength(3);
    await form.submit();
    await eventually(() => form.thanks.innerText()).toBe('Thanks');
    expect(watch.reports).toEqual([]);
  });

  test('is no worse off where nothing is counted and no chunk for it comes', async ({ page, pages, proxy }) => {
    proxy.fault(/counters\.gif/, 'refused');
    proxy.fault(/lazy-(views|attend)/, 'refused');
    proxy.fault(/^\/submissions\//, { status: 200, body: '{"inlineMessage": "Thanks"}' });
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf(EMAIL_FORM) })));
    const form = formModel(page.locator('[data-mountkit]'));
    await form.field('Email').fill('ada@example.org');
    await form.submit();
    await eventually(() => form.thanks.innerText()).toBe('Thanks');
    const [sent] = proxy.requests.filter(({ path }) => path.startsWith('/submissions/'));
    expect(sent?.body).toContain('ada@example.org');
    expect(sent?.body).toContain('"pageTitle":"A test page"');
  });
});

import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import type { FaultProxy } from './harness/fault-proxy';
import { formOf, pageOf, seededForm, tagOf } from './harness/markup';
import type { PageServer } from './harness/page-server';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

const QUEUED = 'You are offline. Your answers are saved and will be sent when you are back online.';
const SUBMISSION = /^\/submissions\//;
const FORM = seededForm(3);

interface Stage {
  readonly page: Page;
  readonly pages: PageServer;
  readonly proxy: FaultProxy;
}

const addPage = ({ pages, proxy }: Omit<Stage, 'page'>) =>
  pages.add(pageOf({ head: tagOf(proxy.url), body: formOf(FORM, 'data-offline="queue"') }));

const formIn = (page: Page) => {
  const form = formModel(page.locator('[data-mountkit]'));
  return { ...form, note: form.root.locator('.mk-note', { hasText: 'offline' }) };
};

async function openFilled(stage: Stage) {
  const address = addPage(stage);
  await stage.page.goto(address);
  const form = formIn(stage.page);
  const email = newEmail();
  await form.field('Email').fill(email);
  await form.field('What is it about?').selectOption('Sales');
  return { ...form, email, address };
}

const sent = (proxy: FaultProxy) => proxy.requests.filter(({ path }) => SUBMISSION.test(path));
/** Those that the server saw: one that is refused may be tried again by the browser itself, at any time. */
const passed = (proxy: FaultProxy) => sent(proxy).filter(({ fault }) => fault === 'pass');
const correlationOf = (body: string) => /"correlationId":"([^"]+)"/.exec(body)?.[1];

describe.each(builds)('a submission made offline with $name', (build) => {
  test.override({ build });

  test('is kept, told, and sent once when the network is back', async ({ page, pages, proxy, context, watch }) => {
    const form = await openFilled({ page, pages, proxy });
    await context.setOffline(true);
    await form.submit();
    await eventually(() => form.note.innerText()).toBe(QUEUED);
    expect(await findAxeViolations(page)).toEqual([]);
    await form.button.click({ force: true });
    await context.setOffline(false);
    await form.thanks.waitFor();
    expect(sent(proxy)).toHaveLength(1);
    expect(await submissionsOf(form.email)).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('mountkit'))).not.toContain(form.email);
    // The browser itself notes what it could not fetch meanwhile, such as a counter.
    expect(watch.errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  test('is sent after a reload, with the same id', async ({ page, pages, proxy }) => {
    const form = await openFilled({ page, pages, proxy });
    proxy.fault(SUBMISSION, 'refused');
    await form.submit();
    await eventually(() => form.note.innerText()).toBe(QUEUED);
    proxy.fault(SUBMISSION, 'pass');
    await page.reload();
    await form.thanks.waitFor();
    expect(passed(proxy)).toHaveLength(1);
    expect(new Set(sent(proxy).map(({ body }) => correlationOf(body))).size).toBe(1);
    expect(await submissionsOf(form.email)).toHaveLength(1);
  });

  test('is sent once by several tabs', async ({ page, pages, proxy, context }) => {
    const form = await openFilled({ page, pages, proxy });
    const other = await context.newPage();
    await other.goto(form.address);
    await formIn(other).form.waitFor();
    await context.setOffline(true);
    await form.submit();
    await eventually(() => form.note.innerText()).toBe(QUEUED);
    await context.setOffline(false);
    await form.thanks.waitFor();
    expect(sent(proxy)).toHaveLength(1);
    expect(await formIn(other).field('Email').inputValue()).toBe('');
  });

  test('is sent once by tabs that are opened when its own is gone', async ({ page, pages, proxy, context }) => {
    const form = await openFilled({ page, pages, proxy });
    proxy.fault(SUBMISSION, 'refused');
    await form.submit();
    await eventually(() => form.note.innerText()).toBe(QUEUED);
    await page.goto('about:blank');
    proxy.fault(SUBMISSION, 'pass');
    const tabs = [await context.newPage(), await context.newPage(), await context.newPage()];
    await Promise.all(tabs.map((tab) => tab.goto(form.address)));
    const thanked = () => Promise.all(tabs.map((tab) => formIn(tab).thanks.count()));
    await eventually(async () => (await thanked()).filter(Boolean).length).toBe(1);
    expect(passed(proxy)).toHaveLength(1);
    expect(await submissionsOf(form.email)).toHaveLength(1);
  });

  test('is not kept where nobody asked for it', async ({ page, pages, proxy, context }) => {
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf(FORM) })));
    const form = formIn(page);
    await form.field('Email').fill(newEmail());
    await form.field('What is it about?').selectOption('Sales');
    await context.setOffline(true);
    await form.submit();
    await eventually(() => form.rollup.innerText()).not.toBe('');
    expect(await page.evaluate(() => localStorage.getItem('mountkit'))).toBeNull();
  });
});

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

const RESTORED = 'Your earlier answers are still here.';

interface Stage {
  readonly page: Page;
  readonly pages: PageServer;
  readonly proxy: FaultProxy;
}

/** Opens a page with the form of dependent fields. */
async function openForm({ page, pages, proxy }: Stage, attributes = '') {
  await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf(seededForm(3), attributes) })));
  const form = formModel(page.locator('[data-mountkit]'));
  await form.form.waitFor();
  return { ...form, note: form.root.locator('.mk-note') };
}

const storages = (page: Page) =>
  page.evaluate(() => ({
    session: { ...sessionStorage },
    local: { ...localStorage },
    cookie: document.cookie,
  }));

describe.each(builds)('what was typed, with $name', (build) => {
  test.override({ build });

  test('survives a reload, and is gone after the submission', async ({ page, pages, proxy, watch }) => {
    const form = await openForm({ page, pages, proxy });
    const email = newEmail();
    await form.type('Email', email);
    await eventually(async () => JSON.stringify((await storages(page)).session)).toContain(email);
    // What is typed last is written when the page goes.
    await form.field('What is it about?').selectOption('Support');
    await form.type('Order number', '17');
    await page.reload();
    await form.form.waitFor();
    expect(await form.field('Email').inputValue()).toBe(email);
    expect(await form.field('Order number').inputValue()).toBe('17');
    expect(await form.note.innerText()).toBe(RESTORED);
    expect(await findAxeViolations(page)).toEqual([]);

    // What the docs say is written, and nothing else.
    const { session, local, cookie } = await storages(page);
    expect([Object.keys(session), Object.keys(local), cookie]).toEqual([['mountkit'], [], '']);
    expect(Object.keys(JSON.parse(session.mountkit ?? ''))).toEqual([`form:${seededForm(3)}`, '__expiration']);

    await form.submit();
    await form.thanks.waitFor();
    expect(await submissionsOf(email)).toHaveLength(1);
    expect(JSON.stringify((await storages(page)).session)).not.toContain(email);
    await page.reload();
    await form.form.waitFor();
    expect(await form.field('Email').inputValue()).toBe('');
    expect(watch.errors).toEqual([]);
  });

  test('is not kept where the page says so', async ({ page, pages, proxy }) => {
    const form = await openForm({ page, pages, proxy }, 'data-keep-values="false"');
    await form.type('Email', newEmail());
    await page.reload();
    await form.form.waitFor();
    expect(await form.field('Email').inputValue()).toBe('');
    expect((await storages(page)).session).toEqual({});
  });

  test('is not missed by a page that may store nothing', async ({ page, pages, proxy, watch }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('off', 'SecurityError');
          },
        });
      }
    });
    const form = await openForm({ page, pages, proxy }, 'data-offline="queue"');
    await form.type('Email', newEmail());
    await form.field('What is it about?').selectOption('Sales');
    await form.submit();
    await form.thanks.waitFor();
    expect(watch.errors).toEqual([]);
  });

  test('is kept by another form apart', async ({ page, pages, proxy }) => {
    const form = await openForm({ page, pages, proxy });
    await form.type('Email', 'a@b.co');
    await eventually(async () => JSON.stringify((await storages(page)).session)).toContain('a@b.co');
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf(seededForm(2)) })));
    await form.form.waitFor();
    expect(await form.field('Email').inputValue()).toBe('');
  });
});

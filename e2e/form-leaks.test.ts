import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import type { FaultProxy } from './harness/fault-proxy';
import { createHold } from './harness/faults';
import type { Build } from './harness/find-builds';
import { countMemory, findLeaks, takeHoldings, watchLeaks } from './harness/leaks';
import { CONTACT_FORM, EMAIL_FORM, PORTAL, pageOf, tagOf } from './harness/markup';
import type { PageServer } from './harness/page-server';
import { newEmail } from './harness/stored';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

interface Parts {
  readonly page: Page;
  readonly pages: PageServer;
  readonly proxy: FaultProxy;
  readonly build: Build;
}

const SUBMISSION = /^\/submissions\//;
const OPTIONS = { portalId: PORTAL, formId: CONTACT_FORM, minHeight: 300 };

/** Opens a page where the chunk is loaded and nothing is mounted, and takes stock of it. */
async function openEmpty({ page, pages, proxy, build }: Parts) {
  await watchLeaks(page.context());
  const body = '<div id="here"></div><div id="room"></div>';
  await page.goto(pages.add(pageOf({ head: tagOf(proxy.url, 'async'), body })));
  await page.waitForFunction(() => 'version' in window.mountkit);
  await page.evaluate(() => window.mountkit.load('forms'));
  const before = await takeHoldings(page);
  return {
    form: formModel(page.locator('#here')),
    /** What is left since; without what the build's own library leaves once and for all. */
    async leaks() {
      const left = findLeaks(before, await takeHoldings(page));
      return left.filter((line) => !build.leaves.includes(line));
    },
  };
}

const mountHere = (page: Page) =>
  page.evaluate((options) => {
    window.mountkit.forms?.mount('#here', options);
  }, OPTIONS);

const unmountHere = (page: Page) =>
  page.evaluate(() =>
    window.mountkit.forms?.registry.getByElement(document.querySelector('#here') as Element)?.unmount(),
  );

describe.each(builds)('after a form with $name has gone', (build) => {
  test.override({ build });

  test('nothing is left of one that nobody touched', async ({ page, pages, proxy }) => {
    const { form, leaks } = await openEmpty({ page, pages, proxy, build });
    await mountHere(page);
    await form.form.waitFor();
    expect(await leaks()).not.toEqual([]);
    await unmountHere(page);
    expect(await leaks()).toEqual([]);
  });

  test('nothing is left of one that waited for its definition', async ({ page, pages, proxy }) => {
    const hold = createHold('request');
    proxy.fault(/^\/embed\//, hold);
    const { leaks } = await openEmpty({ page, pages, proxy, build });
    await mountHere(page);
    await hold.arrived;
    await unmountHere(page);
    expect(await leaks()).toEqual([]);
  });

  test('nothing is left of one that was typed into and refused', async ({ page, pages, proxy }) => {
    const { form, leaks } = await openEmpty({ page, pages, proxy, build });
    await mountHere(page);
    await form.submit();
    await eventually(() => form.describedBy('Last name')).not.toBe('');
    await form.type('Email', 'ada@');
    // The quiet time after typing still runs.
    await unmountHere(page);
    expect(await leaks()).toEqual([]);
  });

  test('nothing is left of one that was being sent', async ({ page, pages, proxy }) => {
    const hold = createHold('request');
    proxy.fault(SUBMISSION, hold);
    const { form, leaks } = await openEmpty({ page, pages, proxy, build });
    await mountHere(page);
    await form.field('Last name').fill('Lovelace');
    await form.field('Email').fill(newEmail());
    await form.submit();
    await hold.arrived;
    await unmountHere(page);
    expect(await leaks()).toEqual([]);
  });

  test('nothing is left of one that was sent', async ({ page, pages, proxy }) => {
    const { form, leaks } = await openEmpty({ page, pages, proxy, build });
    await mountHere(page);
    await form.field('Last name').fill('Lovelace');
    await form.field('Email').fill(newEmail());
    await form.submit();
    await form.thanks.waitFor();
    await unmountHere(page);
    expect(await leaks()).toEqual([]);
  });

  test('nothing is left of one that could not be drawn', async ({ page, pages, proxy }) => {
    proxy.fault(/^\/embed\//, { status: 403 });
    const { leaks } = await openEmpty({ page, pages, proxy, build });
    await mountHere(page);
    const status = () => window.mountkit.forms?.registry.all()[0]?.status;
    await eventually(() => page.evaluate(status)).toBe('error');
    await unmountHere(page);
    expect(await leaks()).toEqual([]);
  });

  test('nothing is left when all are removed', async ({ page, pages, proxy }) => {
    const { form, leaks } = await openEmpty({ page, pages, proxy, build });
    await mountHere(page);
    const room = { portalId: PORTAL, formId: EMAIL_FORM };
    await page.evaluate((options) => void window.mountkit.forms?.mount('#room', options), room);
    await form.form.waitFor();
    await page.locator('#room form').waitFor();
    await page.evaluate(() => window.mountkit.removeAll());
    expect(await page.evaluate(() => window.mountkit.forms?.registry.all().length)).toBe(0);
    expect(await leaks()).toEqual([]);
  });

  test('nothing is left when its element is removed', async ({ page, pages, proxy }) => {
    const { leaks } = await openEmpty({ page, pages, proxy, build });
    await page.evaluate((formId) => {
      const element = document.createElement('div');
      Object.assign(element.dataset, { mountkit: 'form', portalId: '8100231', formId });
      document.querySelector('#room')?.append(element);
    }, CONTACT_FORM);
    await page.locator('#room form').waitFor();
    await page.evaluate(() => document.querySelector('[data-mountkit]')?.remove());
    await eventually(() => page.evaluate(() => window.mountkit.forms?.registry.all().length)).toBe(0);
    expect(await leaks()).toEqual([]);
  });

  test('the page is no larger after twenty times than after two', async ({ page, pages, proxy }) => {
    const { leaks } = await openEmpty({ page, pages, proxy, build });
    const mountAndUnmount = (times: number) =>
      page.evaluate(
        async ({ times, options }) => {
          for (let time = 0; time < times; time++) {
            const handle = window.mountkit.forms?.mount('#here', options);
            await handle?.ready;
            handle?.unmount();
          }
        },
        { times, options: OPTIONS },
      );
    await mountAndUnmount(2);
    const { nodes, listeners } = await countMemory(page);
    await mountAndUnmount(18);
    const after = await countMemory(page);
    expect(after.nodes).toBeLessThanOrEqual(nodes);
    expect(after.listeners).toBeLessThanOrEqual(listeners);
    expect(await leaks()).toEqual([]);
  });
});

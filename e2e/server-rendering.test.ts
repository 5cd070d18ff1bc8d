import { formStyles, renderFormElement } from '@mountkit/forms-embed/server';
import type { Page } from 'playwright-core';
import { describe, inject } from 'vitest';
import { builds } from './harness/builds';
import { has } from './harness/engines';
import { eventually } from './harness/eventually';
import { type FaultProxy, listPosts } from './harness/fault-proxy';
import { createHold } from './harness/faults';
import { sumLayoutShifts } from './harness/layout-shift';
import { findLeaks, takeHoldings, watchLeaks } from './harness/leaks';
import { EMAIL_FORM, PORTAL, pageOf, tagOf } from './harness/markup';
import { strictPolicy } from './harness/page-server';
import { contactsOf, newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';
import { EMAIL_LABEL, marketingPage } from './models/marketing-page';

const DRAWN = '?render=server';
const FORMS_CHUNK = /\/chunks\/forms-/;
const REQUIRED = 'Please complete this required field.';
const NATIVE_PATH = `/uploads/form/v2/${PORTAL}/${EMAIL_FORM}`;
const NONCE = 'bW91bnRraXQ';

/** In Firefox the `load` event waits for chunks that are still on their way. */
const HELD = { waitUntil: 'domcontentloaded' } as const;

/** Opens the marketing page with its form, and keeps the widget away until `release`. */
async function openHeld(page: Page, proxy: FaultProxy) {
  const hold = createHold('request');
  proxy.fault(FORMS_CHUNK, hold);
  const marketing = marketingPage(page, proxy.url);
  await page.goto(`${proxy.url}/marketing/${DRAWN}`, HELD);
  await hold.arrived;
  const isTaken = () => marketing.form.form.evaluate((form) => (form as HTMLFormElement).noValidate);
  expect(await isTaken()).toBe(false);
  return {
    ...marketing,
    release: hold.release,
    /** Lets the widget come, and waits until the form is its own. */
    async takeOver() {
      hold.release();
      await eventually(isTaken).toBe(true);
    },
  };
}

/** The element that the server draws, for pages of another origin. */
async function fetchDrawn(provider: string): Promise<string> {
  const page = await (await fetch(`${inject('server')}/marketing/${DRAWN}`)).text();
  const [element = ''] = /<div [^>]*data-mountkit="form"[\s\S]*?<\/form><\/div><\/div>/.exec(page) ?? [];
  return element.replace('data-provider="/"', `data-provider="${provider}/"`);
}

describe.runIf(has.pagesWithoutScripts)('with scripts off', () => {
  test.for(['', DRAWN])('the marketing page%s stores the contact and leads on', async (query, { browser, proxy }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${proxy.url}/marketing/${query}`);
    const email = page.getByLabel(EMAIL_LABEL);
    const button = page.getByRole('button', { name: 'Continue  ➜' });

    // The browser itself refuses what is no address.
    await email.fill('nobody');
    await button.click();
    expect(await email.evaluate((input) => input.matches(':invalid'))).toBe(true);
    expect(listPosts(proxy)).toEqual([]);

    const address = newEmail();
    await email.fill(address);
    await button.click();
    await page.waitForURL(`${proxy.url}/pick-a-platform/?email=${encodeURIComponent(address)}`);
    expect(await contactsOf(address)).toMatchObject([{ email: address }]);
    expect(await submissionsOf(address)).toMatchObject([{ formId: EMAIL_FORM, values: { email: address } }]);
    await context.close();
  });
});

describe.runIf(has.pagesWithoutScripts)('with scripts off', () => {
  test('the contact page offers all its pages, and what follows from answers', async ({ browser, proxy }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${proxy.url}/contact/${DRAWN}`);
    const form = page.locator('form');
    // On other pages, and behind an answer that nobody has given yet.
    for (const name of ['First name', 'Orders in a month', 'Where can we see it?', 'What is it?'])
      await form.getByLabel(name).first().waitFor();
    expect(await form.locator('noscript [required]').count()).toBe(0);
    expect(await form.locator('[type=submit]:visible').count()).toBe(1);
    await context.close();
  });
});

describe.each(builds)('the contact page that the server has drawn, with $name', (build) => {
  test.override({ build });

  test('is taken over as it is, without its parts for browsers without scripts', async ({ page, proxy, watch }) => {
    const hold = createHold('request');
    proxy.fault(FORMS_CHUNK, hold);
    await page.goto(`${proxy.url}/contact/${DRAWN}`, HELD);
    await hold.arrived;
    const name = page.getByLabel('First name');
    const [before] = await name.elementHandles();
    await name.fill('Ada');
    hold.release();
    await eventually(() => page.evaluate(() => window.mountkit.forms?.registry.all()[0]?.status)).toBe('ready');
    expect(await name.evaluate((input, other) => input === other, before)).toBe(true);
    expect(await name.inputValue()).toBe('Ada');
    expect(await page.locator('form noscript').count()).toBe(0);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });
});

describe.each(builds)('a form that the server has drawn, with $name', (build) => {
  test.override({ build });

  test.for([1280, 375])(
    'is taken over without moving anything, %i pixels wide',
    async (width, { page, proxy, watch }) => {
      await page.setViewportSize({ width, height: 900 });
      const { form, email, takeOver } = await openHeld(page, proxy);
      const places = () => Promise.all([email.boundingBox(), form.button.boundingBox(), form.root.boundingBox()]);
      const looks = () =>
        form.root.evaluate((root) =>
          Array.from(root.querySelectorAll('form, label, input'), (element) => {
            const { color, backgroundColor, font, border, padding, margin } = getComputedStyle(element);
            return [color, backgroundColor, font, border, padding, margin];
          }),
        );
      const before = [await places(), await looks()];
      await takeOver();
      await eventually(() => page.evaluate(() => window.mountkit.forms?.registry.all()[0]?.status)).toBe('ready');
      expect([await places(), await looks()]).toEqual(before);
      expect(await sumLayoutShifts(page)).toBeLessThanOrEqual(build.shift);
      expect(await form.button.inputValue()).toBe('Continue  ➜');
      expect(proxy.requests.filter(({ path }) => path.startsWith('/embed/v3/form/'))).toEqual([]);
      expect(watch.errors).toEqual([]);
      expect(watch.reports).toEqual([]);
    },
  );

  test('keeps what is being typed, the caret, the selection and the focus', async ({ page, proxy, watch }) => {
    const { email, form, takeOver, arrive } = await openHeld(page, proxy);
    const [before] = await email.elementHandles();
    const [name = ''] = newEmail().split('@');
    await email.click();
    await page.keyboard.type(`${name}EXexample.org`);
    for (let presses = 0; presses < 'example.org'.length; presses++) await page.keyboard.press('ArrowLeft');
    for (let presses = 0; presses < 'EX'.length; presses++) await page.keyboard.press('Shift+ArrowLeft');
    await takeOver();
    expect(await email.evaluate((input, other) => input === other, before)).toBe(true);
    expect(await email.evaluate((input) => input === document.activeElement)).toBe(true);

    await page.keyboard.type('@');
    expect(await email.inputValue()).toBe(`${name}@example.org`);
    await form.submit();
    expect((await arrive()).searchParams.get('email')).toBe(`${name}@example.org`);
    expect(await submissionsOf(`${name}@example.org`)).toHaveLength(1);
    expect(watch.errors).toEqual([]);
  });

  test('loses no key that is pressed while it is taken over', async ({ page, proxy }) => {
    const { email, takeOver, release, arrive } = await openHeld(page, proxy);
    const address = newEmail();
    await email.click();
    const typing = page.keyboard.type(address);
    release();
    await Promise.all([typing, takeOver()]);
    expect(await email.inputValue()).toBe(address);
    await page.keyboard.press('Enter');
    await arrive();
    expect(await submissionsOf(address)).toHaveLength(1);
  });

  test('is checked and sent by the widget from then on', async ({ page, proxy, watch }) => {
    const { email, form, takeOver, arrive } = await openHeld(page, proxy);
    await takeOver();
    await form.submit();
    await eventually(() => form.describedBy(EMAIL_LABEL)).toContain(REQUIRED);
    await eventually(() => form.rollup.innerText()).toBe('Please fill out all required fields.');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(listPosts(proxy)).toEqual([]);

    const address = newEmail();
    await form.type(EMAIL_LABEL, address);
    await form.submit();
    await arrive();
    const posts = listPosts(proxy);
    expect(posts.map(({ path }) => path)).toEqual([
      `/submissions/v3/public/submit/formsnext/multipart/${PORTAL}/${EMAIL_FORM}/json`,
    ]);
    expect(await contactsOf(address)).toHaveLength(1);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('is posted by the browser when it is sent before the widget is there', async ({ page, proxy }) => {
    const { email, arrive } = await openHeld(page, proxy);
    const address = newEmail();
    await email.fill(address);
    await email.press('Enter');
    expect((await arrive()).searchParams.get('email')).toBe(address);
    const posts = listPosts(proxy);
    expect(posts.map(({ path }) => path.split('?')[0])).toEqual([NATIVE_PATH]);
    expect(await submissionsOf(address)).toHaveLength(1);
  });

  test('stays with the browser when the widget cannot come', async ({ page, proxy }) => {
    proxy.fault(/\/chunks\/lazy-hydrate-/, 'refused');
    const { form, email, ...marketing } = marketingPage(page, proxy.url);
    await marketing.open(DRAWN);
    await eventually(() => page.evaluate(() => window.mountkit.forms?.registry.all()[0]?.status)).toBe('error');
    const address = newEmail();
    await email.fill(address);
    await form.submit();
    await marketing.arrive();
    expect(await submissionsOf(address)).toHaveLength(1);
  });

  test('breaks no policy, however strict, when it is taken over', async ({ page, pages, proxy, watch }) => {
    const head = tagOf(proxy.url, `async nonce="${NONCE}"`);
    const body = await fetchDrawn(proxy.url);
    await page.goto(pages.add(pageOf({ head, body }), strictPolicy(NONCE, proxy.url)));
    const form = formModel(page.locator('[data-mountkit]'));
    await eventually(() => form.form.evaluate((element) => (element as HTMLFormElement).noValidate)).toBe(true);
    await form.submit();
    await eventually(() => form.describedBy(EMAIL_LABEL)).toContain(REQUIRED);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('leaves nothing when it has gone', async ({ page, pages, proxy }) => {
    await watchLeaks(page.context());
    const body = `<template>${await fetchDrawn(proxy.url)}</template><div id="here"></div>`;
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body })));
    await page.waitForFunction(() => 'version' in window.mountkit);
    await page.evaluate(() => window.mountkit.load('forms'));
    const before = await takeHoldings(page);

    await page.evaluate(() => {
      const { content } = document.querySelector('template') as HTMLTemplateElement;
      document.querySelector('#here')?.append(content.cloneNode(true));
    });
    const form = formModel(page.locator('#here [data-mountkit]'));
    await eventually(() => form.form.evaluate((element) => (element as HTMLFormElement).noValidate)).toBe(true);
    await form.type(EMAIL_LABEL, 'ada@');
    const rest = await page.evaluate(() => {
      const element = document.querySelector('#here [data-mountkit]') as HTMLElement;
      window.mountkit.forms?.registry.getByElement(element)?.unmount();
      const { innerHTML } = element;
      element.remove();
      return innerHTML;
    });
    expect(rest).toBe('');
    const leaks = findLeaks(before, await takeHoldings(page));
    expect(leaks.filter((line) => !build.leaves.includes(line))).toEqual([]);
  });
});

describe.each(builds)('a full form that a server has drawn, with $name', (build) => {
  test.override({ build });

  test('is taken over with what was chosen and typed', async ({ page, pages, proxy, watch }) => {
    const formId = '5eed0000-0000-4000-8000-000000000009';
    const definition = await (await fetch(`${proxy.url}/embed/v3/form/${PORTAL}/${formId}/json`)).json();
    const hold = createHold('request');
    proxy.fault(FORMS_CHUNK, hold);
    const body = renderFormElement(definition, { provider: proxy.url });
    await page.goto(pages.add(pageOf({ head: `<style>${formStyles}</style>${tagOf(proxy.url)}`, body })), HELD);
    await hold.arrived;
    const email = page.getByLabel('Email');
    await email.fill('ada@example.org');
    await email.evaluate((input) => Object.assign(window, { kept: input }));
    hold.release();
    await eventually(() => page.evaluate(() => window.mountkit.forms?.registry.all()[0]?.status)).toBe('ready');

    expect(await email.evaluate((input) => input === Reflect.get(window, 'kept'))).toBe(true);
    expect(await email.inputValue()).toBe('ada@example.org');
    await page.getByRole('button', { name: 'Next' }).click();
    await eventually(() =>
      page.getByRole('heading', { name: 'Step 2' }).evaluate((h) => h === document.activeElement),
    ).toBe(true);
    await page.getByLabel('Small').check();
    expect(await page.getByLabel('Small').isChecked()).toBe(true);
    expect(await sumLayoutShifts(page)).toBeLessThanOrEqual(build.shift);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });
});

import type { Locator, Page } from 'playwright-core';
import { afterEach, describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import type { FaultProxy } from './harness/fault-proxy';
import { formOf, pageOf, seededForm, tagOf } from './harness/markup';
import { type PageServer, strictPolicy } from './harness/page-server';
import { openSlowLine, type SlowLine } from './harness/slow-line';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

const MEGABYTE = 1024 * 1024;
/** More than the system itself keeps of what is on its way. */
const LARGE = 40 * MEGABYTE;
const SUBMISSION = /^\/submissions\//;

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP8z4APMOGVHbHSAEEsAROxCnMTAAAAAElFTkSuQmCC',
  'base64',
);
const picture = { name: 'cup.png', mimeType: 'image/png', buffer: PNG };
const text = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('my life') };

let line: SlowLine | undefined;
afterEach(async () => {
  await line?.close();
  line = undefined;
});

/** Opens a page whose scripts come by the proxy, and whose form by `provider`: what is slow is the upload alone. */
async function openForm(
  { page, pages, proxy }: { page: Page; pages: PageServer; proxy: FaultProxy },
  provider = proxy.url,
  headers = {},
) {
  const head = tagOf(proxy.url, 'async nonce="mountkit"').replace(
    `data-provider="${proxy.url}/"`,
    `data-provider="${provider}/"`,
  );
  await page.goto(pages.add(pageOf({ head, body: formOf(seededForm(1)) }), headers));
  const form = formModel(page.locator('[data-mountkit]'));
  await form.form.waitFor();
  const email = newEmail();
  await form.field('Email').fill(email);
  return {
    ...form,
    email,
    cv: form.field('Your CV'),
    chosen: () => form.root.locator('.mk-files li bdi').allInnerTexts(),
    said: form.root.locator('.mk-upload [role=status]'),
    cancel: form.root.getByRole('button', { name: 'Cancel upload' }),
    /** How much of the file has been sent, from 0 to 1. */
    share: () =>
      form.root.getByRole('progressbar', { name: 'film.bin' }).evaluate((bar) => (bar as HTMLProgressElement).value),
  };
}

/** Drops a file of `LARGE` bytes: made in the page, since a driver takes long to bring one there. */
const giveLarge = (input: Locator) =>
  input.evaluate((control, size) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(size)], 'film.bin'));
    control.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, LARGE);

/** Drops, or pastes, files on the field, as a browser does. */
const give = (page: Page, how: 'drop' | 'paste', names: readonly string[]) =>
  page.getByLabel('Your CV').evaluate(
    (input, { how, names }) => {
      const data = new DataTransfer();
      for (const name of names) data.items.add(new File([name], name, { type: 'text/plain' }));
      const init = { bubbles: true, cancelable: true };
      const event =
        how === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data });
      input.dispatchEvent(event);
    },
    { how, names },
  );

describe.each(builds)('files with $name', (build) => {
  test.override({ build });

  test('arrive on a line that needs more than 30 s for them', async ({ page, pages, proxy, watch }) => {
    line = await openSlowLine(proxy.url);
    await page.clock.install();
    const form = await openForm({ page, pages, proxy }, line.url);
    await giveLarge(form.cv);
    line.allow(MEGABYTE);
    await form.submit();
    await form.cancel.waitFor();
    for (let share = 0; share < 0.5; ) {
      const before = share;
      line.allow(6 * MEGABYTE);
      await eventually(form.share).toBeGreaterThan(before);
      share = await form.share();
      await page.clock.fastForward(25_000);
    }
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await form.said.innerText()).toMatch(/^(25|50|75)% uploaded$/);
    line.allow(2 * LARGE);
    await form.thanks.waitFor();
    const [submission] = await submissionsOf(form.email);
    expect(submission?.files).toMatchObject([{ fieldId: 'cv', name: 'film.bin', size: LARGE }]);
    expect(proxy.requests.filter(({ method, path }) => method === 'POST' && SUBMISSION.test(path))).toHaveLength(1);
    expect(watch.errors).toEqual([]);
  });

  test('are sent again where the line is cut, without being chosen again', async ({ page, pages, proxy }) => {
    line = await openSlowLine(proxy.url);
    const form = await openForm({ page, pages, proxy }, line.url);
    await giveLarge(form.cv);
    line.allow(MEGABYTE);
    await form.submit();
    await eventually(form.share).toBeGreaterThan(0);
    // A browser begins again by itself, once, where a connection breaks that it has used before.
    const { cut } = line;
    await eventually(() => {
      cut();
      return form.said.innerText();
    }).toBe('The connection was lost. Trying again.');
    line.allow(3 * LARGE);
    await form.thanks.waitFor();
    const submissions = await submissionsOf(form.email);
    expect(submissions.map(({ files }) => files.map(({ size }) => size))).toEqual([[LARGE]]);
  });

  test('can be canceled by keyboard, and sent later', async ({ page, pages, proxy, watch }) => {
    line = await openSlowLine(proxy.url);
    const form = await openForm({ page, pages, proxy }, line.url);
    await giveLarge(form.cv);
    line.allow(MEGABYTE);
    await form.button.focus();
    await page.keyboard.press('Enter');
    await form.cancel.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await eventually(() => form.rollup.innerText()).toBe('The upload was canceled. Your answers are still here.');
    expect(await form.button.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await form.cancel.count()).toBe(0);
    expect(await form.chosen()).toEqual(['film.bin']);
    expect(await form.field('Email').inputValue()).toBe(form.email);
    expect(await submissionsOf(form.email)).toEqual([]);
    line.allow(3 * LARGE);
    await form.submit();
    await form.thanks.waitFor();
    expect(await submissionsOf(form.email)).toHaveLength(1);
    expect(watch.errors).toEqual([]);
  });

  test('leave nothing behind where the form is unmounted under way', async ({ page, pages, proxy, watch }) => {
    line = await openSlowLine(proxy.url);
    const form = await openForm({ page, pages, proxy }, line.url);
    await giveLarge(form.cv);
    line.allow(MEGABYTE);
    await form.submit();
    await eventually(form.share).toBeGreaterThan(0);
    await form.root.evaluate((element) => window.mountkit.forms?.registry.getByElement(element)?.unmount());
    expect(await form.root.innerHTML()).toBe('');
    expect(watch.errors).toEqual([]);
  });

  test.for(['twice', 'cut'] as const)('that are answered %s are stored once', async (fault, { page, pages, proxy }) => {
    const form = await openForm({ page, pages, proxy });
    await form.cv.setInputFiles(text);
    proxy.fault(SUBMISSION, fault);
    await form.submit();
    if (fault === 'cut') {
      await eventually(() => form.said.innerText()).toBe('The connection was lost. Trying again.');
      proxy.fault(SUBMISSION, 'pass');
    }
    await form.thanks.waitFor();
    const submissions = await submissionsOf(form.email);
    expect(submissions.map(({ files }) => files.length)).toEqual([1]);
  });

  test('are shown, dropped, pasted and removed, under a strict policy', async ({ page, pages, proxy, watch }) => {
    const form = await openForm({ page, pages, proxy }, proxy.url, strictPolicy('mountkit', proxy.url));
    const hint = form.root.locator('.mk-files-hint');
    expect(await hint.first().innerText()).toMatch(/^Maximum size: 100\sMB\. You can also drop or paste files here\.$/);
    expect(await hint.last().innerText()).toMatch(/^Allowed types: .?JPG, PNG, GIF, WEBP, HEIC.?\./);
    expect(await form.field('A picture').getAttribute('accept')).toBe('image/*');
    expect(await form.field('A picture').evaluate((input) => (input as HTMLInputElement).multiple)).toBe(false);

    await form.cv.setInputFiles([picture, text]);
    await form.root.locator('.mk-files canvas:visible').waitFor();
    await give(page, 'drop', ['dropped.txt']);
    await give(page, 'paste', ['pasted.txt']);
    await eventually(form.chosen).toEqual(['cup.png', 'cv.txt', 'dropped.txt', 'pasted.txt']);
    expect(await form.root.locator('.mk-files li').first().innerText()).toMatch(/PNG\s*\d+\sbyte/);
    const names = () =>
      form.cv.evaluate((input) => [...((input as HTMLInputElement).files ?? [])].map(({ name }) => name));
    expect(await names()).toEqual(['cup.png', 'cv.txt', 'dropped.txt', 'pasted.txt']);
    expect(await findAxeViolations(page)).toEqual([]);

    await form.root.getByRole('button', { name: 'Remove cv.txt' }).focus();
    await page.keyboard.press('Enter');
    await eventually(form.chosen).toEqual(['cup.png', 'dropped.txt', 'pasted.txt']);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await eventually(focused).toBe('Remove dropped.txt');
    expect(await names()).toEqual(['cup.png', 'dropped.txt', 'pasted.txt']);

    await form.submit();
    await form.thanks.waitFor();
    const [submission] = await submissionsOf(form.email);
    expect(submission?.files.map(({ name }) => name)).toEqual(['cup.png', 'dropped.txt', 'pasted.txt']);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('of a type that is not taken are refused before they are sent', async ({ page, pages, proxy }) => {
    const form = await openForm({ page, pages, proxy });
    await form.cv.setInputFiles(text);
    await form.field('A picture').setInputFiles(text);
    await eventually(() => form.describedBy('A picture')).toContain('This type of file is not allowed: cv.txt');
    await form.field('A picture').setInputFiles(picture);
    await form.submit();
    await form.thanks.waitFor();
    const [submission] = await submissionsOf(form.email);
    expect(submission?.files.map(({ name }) => name)).toEqual(['cv.txt', 'cup.png']);
  });

  test.for([320, 1280])('fit into %i px', async (width, { page, pages, proxy }) => {
    await page.setViewportSize({ width, height: 800 });
    const form = await openForm({ page, pages, proxy });
    const long = { ...text, name: `${'a-very-long-name'.repeat(8)}.txt` };
    await form.cv.setInputFiles([picture, long]);
    await eventually(form.chosen).toHaveLength(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const button = await form.root.getByRole('button', { name: 'Remove cup.png' }).boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(44);
  });
});

import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { byteLimit } from './harness/byte-limit';
import { EMAIL_FORM, formOf, pageOf, tagOf } from './harness/markup';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

// What a visitor's browser loads of ours from the tag to the thank-you, in bytes of brotli: README, 'Sizes'.

const UNTIL_USABLE = {
  bytes: byteLimit('email form until it can be used: loader and forms chunk'),
  requests: 3,
  file: 14_000,
};
const WHOLE_VISIT = { bytes: byteLimit('the whole visit to an email form, from tag to thank-you'), requests: 5 };

/** Notes the script files that a page loads. */
function noteScripts(page: Page) {
  const answers: Promise<{ readonly name: string; readonly bytes: number }>[] = [];
  page.on('response', (response) => {
    const name = /\/mountkit\/(.+\.js)$/.exec(response.url())?.[1];
    if (name) answers.push(response.body().then((body) => ({ name, bytes: brotliCompressSync(body).length })));
  });
  return async () => {
    const files = await Promise.all(answers);
    return { files, bytes: files.reduce((sum, file) => sum + file.bytes, 0) };
  };
}

test('a visit to an email form is within its bytes and its requests', async ({ page, pages, proxy, watch }) => {
  const readScripts = noteScripts(page);
  await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf(EMAIL_FORM) })));
  const form = formModel(page.locator('[data-mountkit]'));
  await form.field('Email').waitFor();
  const usable = await readScripts();
  expect(usable.files.length, `${usable.files.map(({ name }) => name)}`).toBeLessThanOrEqual(UNTIL_USABLE.requests);
  for (const { name, bytes } of usable.files) expect(bytes, name).toBeLessThanOrEqual(UNTIL_USABLE.file);

  // What counts the views of a form is loaded when it can be used already: it is of the whole visit.
  const first = usable.files.filter(({ name }) => !name.includes('lazy-'));
  expect(first.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(UNTIL_USABLE.bytes);

  await form.type('Email', 'ada@example.com');
  await form.submit();
  await form.thanks.waitFor();
  const visit = await readScripts();
  expect(visit.files.length, `${visit.files.map(({ name }) => name)}`).toBeLessThanOrEqual(WHOLE_VISIT.requests);
  expect(visit.bytes, `${visit.files.map(({ name, bytes }) => `${name} ${bytes}`)}`).toBeLessThanOrEqual(
    WHOLE_VISIT.bytes,
  );
  expect(watch.errors).toEqual([]);
});

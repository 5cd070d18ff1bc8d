import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe } from 'vitest';
import { eventually } from './harness/eventually';
import { type ServerProcess, startServerProcess } from './harness/server-process';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { formEditorPage } from './models/form-editor-page';
import { EMAIL_LABEL, marketingPage } from './models/marketing-page';

const FORM_ID = '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10';
const QUESTION = 'What will you sell?';
const NEW_LABEL = 'Your email at work';

let dataDir: string;
let server: ServerProcess;

// Each way of working begins with an empty database, and so with the example form as it is delivered.
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mountkit-marketing-'));
  server = await startServerProcess(dataDir);
}, 120_000);
afterEach(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The labels of the form's fields, as they are drawn. */
const shownLabels = async (form: Locator) => {
  const texts = await form.locator('label[for] > span:first-child').allTextContents();
  return texts.map((text) => text.trim());
};

describe('the form of the marketing page', () => {
  test('is opened, changed, published and seen changed, by mouse', async ({ page, context, watch }) => {
    const visitor = await context.newPage();
    const marketing = marketingPage(visitor, server.url);
    await marketing.open();
    await marketing.email.waitFor();
    expect(await shownLabels(marketing.form.form)).toEqual([EMAIL_LABEL]);

    const editor = formEditorPage(page, server.url);
    await editor.openList();
    await editor.link(FORM_ID).click();
    await editor.choose(EMAIL_LABEL);
    await editor.control('Label').fill(NEW_LABEL);
    await editor.add('Dropdown', QUESTION);
    await editor.control('Choice 1').fill('Jugs');
    const [from, to] = [await editor.handle(QUESTION).boundingBox(), await editor.handle(NEW_LABEL).boundingBox()];
    if (from === null || to === null) throw new Error('a handle is not shown');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.getByText(`${QUESTION} is at position 1 of 2`).waitFor({ state: 'attached' });
    await page.mouse.up();
    await eventually(() => editor.labels()).toEqual([QUESTION, NEW_LABEL]);
    await editor.preview.field(QUESTION).waitFor();

    // A draft is nobody's business but its owner's.
    await editor.button('Save draft').click();
    await page.getByText('Draft saved.').waitFor();
    await marketing.open();
    await marketing.email.waitFor();
    // What was published before anybody edited it is version 1.
    await editor.publish(2);

    for (const query of ['', '?render=server']) {
      await marketing.open(query);
      await marketing.form.field(NEW_LABEL).waitFor();
      expect(await shownLabels(marketing.form.form)).toEqual([QUESTION, NEW_LABEL]);
    }
    const email = newEmail();
    await marketing.form.field(QUESTION).selectOption('Jugs');
    await marketing.form.field(NEW_LABEL).fill(email);
    await marketing.form.submit();
    await marketing.arrive();
    const [stored] = await submissionsOf(email, server.url);
    expect(Object.values(stored?.values ?? {})).toEqual(expect.arrayContaining([email, 'Jugs']));

    await editor.tab('Versions').click();
    await editor.button('Compare version 1').click();
    await page.getByText(`“${NEW_LABEL}” was “${EMAIL_LABEL}”.`).waitFor();
    await editor.button('Go back to version 1').click();
    await editor.publish(3);
    await marketing.open();
    await marketing.email.waitFor();
    expect(await shownLabels(marketing.form.form)).toEqual([EMAIL_LABEL]);
    expect(watch.errors).toEqual([]);
  });

  test('is opened, changed, published and seen changed, by keyboard alone', async ({ page, context, watch }) => {
    const editor = formEditorPage(page, server.url);
    const press = (...keys: string[]) =>
      keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
    const enter = async (target: Locator) => {
      await tabTo(page, target);
      await press('Enter');
    };
    const rename = async (label: string) => {
      await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
      await tabTo(page, editor.control('Label'));
      await press('ControlOrMeta+A');
      await page.keyboard.type(label);
    };
    await editor.openList();
    await enter(editor.link(FORM_ID));
    await editor.button('Publish').waitFor();
    await enter(editor.row(EMAIL_LABEL));
    await rename(NEW_LABEL);
    await enter(editor.button('Add a field'));
    await enter(page.locator('.kind', { hasText: 'Radio buttons' }));
    await rename(QUESTION);

    await tabTo(page, editor.handle(QUESTION));
    await press('Space');
    await page.getByText(/is (?:picked up from|at) position 2 of 2/).waitFor({ state: 'attached' });
    await press('ArrowUp');
    await page.getByText(/is at position 1 of 2/).waitFor({ state: 'attached' });
    await press('Space');
    await eventually(() => editor.labels()).toEqual([QUESTION, NEW_LABEL]);

    await tabTo(page, editor.tab('Build'));
    await press('ArrowRight');
    await eventually(() => editor.tab('Settings').getAttribute('aria-selected')).toBe('true');
    await tabTo(page, editor.control('Theme'));
    await press('r');
    await eventually(() => editor.control('Theme').inputValue()).toBe('round');
    await enter(editor.button('Publish'));
    await page.getByText('Published as version 2.').waitFor();

    const visitor = await context.newPage();
    const marketing = marketingPage(visitor, server.url);
    await marketing.open();
    const choice = marketing.form.root.getByRole('radio', { name: 'First choice' });
    expect(await marketing.tabTo(choice)).toBe(true);
    await visitor.keyboard.press('Space');
    expect(await marketing.tabTo(marketing.form.field(NEW_LABEL))).toBe(true);
    const email = newEmail();
    await visitor.keyboard.type(email);
    await visitor.keyboard.press('Enter');
    await marketing.arrive();
    const [stored] = await submissionsOf(email, server.url);
    expect(Object.values(stored?.values ?? {})).toEqual(expect.arrayContaining([email, 'First choice']));
    expect(watch.errors).toEqual([]);
  });
});

/** Presses Tab until the target has the focus; the page's end leads to its beginning again. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`150 times Tab do not lead to ${target}`);
}

import type { Page } from 'playwright-core';
import { findAxeViolations } from './harness/axe';
import { startEmptyProvider } from './harness/empty-provider';
import { expect, test } from './harness/test';
import { formEditorPage } from './models/form-editor-page';

const provider = startEmptyProvider();

const expectAccessible = async (state: string, page: Page) =>
  expect({ state, found: await findAxeViolations(page) }).toEqual({ state, found: [] });

test('an empty list, a refused import and the templates are accessible', async ({ page }) => {
  const editor = formEditorPage(page, provider.url);
  await editor.openList();
  await page.getByText('There is no form yet.').waitFor();
  await expectAccessible('an empty list', page);
  const notes = { name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('no JSON') };
  await page.getByLabel('File to import').setInputFiles(notes);
  await editor.status.getByText('“notes.json” is no definition of a form').waitFor();
  await expectAccessible('an import that is refused', page);
  await editor.button('New form').click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible('the dialog of templates', page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('every panel of the editor is accessible', async ({ page, watch }) => {
  const editor = formEditorPage(page, provider.url);
  await editor.openList();
  await editor.begin('Support ticket');
  await editor.preview.button.waitFor();
  await editor.choose('Order number');
  await expectAccessible('a field on a condition', page);
  await editor.button('Add a field').click();
  await expectAccessible('the kinds of fields', page);
  await editor.button('Add a field').click();
  for (const kind of ['Number', 'Dropdown', 'Hidden value', 'Page break', 'Between fields']) {
    await editor.button('Add a field').click();
    await page.locator('.kind', { hasText: kind }).first().click();
    await expectAccessible(kind, page);
  }
  expect(watch.errors).toEqual([]);
}, 120_000);

test('what is wrong, and who was faster, is accessible', async ({ page, context, watch }) => {
  const editor = formEditorPage(page, provider.url);
  await editor.openList();
  await editor.begin('Support ticket');
  await editor.choose('Subject');
  await editor.control('Label').fill('');
  await editor.button('Publish').click();
  await editor.status.getByText('The form has things to mend').waitFor();
  await expectAccessible('a form that cannot be published', page);
  await editor.control('Label').fill('About');

  await editor.tab('Settings').click();
  await editor.control('What the visitor sees').selectOption('page');
  await editor.problems.waitFor();
  await expectAccessible('an address that is not whole', page);
  await editor.control('Address of the page').fill('https://shop.example/thanks/');

  // In a browser of its own, where nothing of this one is kept.
  const others = await context.browser()?.newContext();
  if (!others) throw new Error('there is no browser');
  const otherPage = await others.newPage();
  await otherPage.goto(page.url());
  const other = formEditorPage(otherPage, provider.url);
  await other.choose('Email');
  await editor.button('Save draft').click();
  await page.getByText('Draft saved.').waitFor();
  await other.control('Label').fill('Your email');
  await other.button('Save draft').click();
  await other.conflict.getByText('Compared with theirs, in yours:').waitFor();
  await expectAccessible('two editors at once', otherPage);
  await others.close();
  expect(watch.errors).toEqual([]);
}, 120_000);

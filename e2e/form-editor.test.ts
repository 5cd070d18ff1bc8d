import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations, rulesIn } from './harness/axe';
import { startEmptyProvider } from './harness/empty-provider';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { formEditorPage } from './models/form-editor-page';
import { formModel } from './models/form-model';

const provider = startEmptyProvider();

const openHosted = async (page: Page, formId: string) => {
  await page.goto(`${provider.url}/forms/${formId}/`);
  const form = formModel(page.locator('[data-mountkit=form]'));
  await form.button.waitFor();
  return form;
};

describe('a form of one’s own', () => {
  test('is made, published, sent, changed and published again, by mouse', async ({ page, context, watch }) => {
    const editor = formEditorPage(page, provider.url);
    await editor.openList();
    await editor.begin('Contact');
    expect(await editor.labels()).toEqual(['First name', 'Last name', 'Email', 'Message']);
    await editor.preview.field('Message').waitFor();

    await editor.add('Short text', 'Company');
    await editor.preview.field('Company').waitFor();
    const [from, to] = [await editor.handle('Company').boundingBox(), await editor.handle('First name').boundingBox()];
    if (from === null || to === null) throw new Error('a handle is not shown');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.getByText(/Company is at position 1 of 5/).waitFor({ state: 'attached' });
    await page.mouse.up();
    await eventually(() => editor.labels()).toEqual(['Company', 'First name', 'Last name', 'Email', 'Message']);
    await editor.publish(1);

    const formId = editor.formId();
    const visitor = await context.newPage();
    const form = await openHosted(visitor, formId);
    await form.field('Company').fill('Moss & Co');
    await form.field('First name').fill('Ada');
    await form.field('Last name').fill('Owner');
    await form.field('Email').fill('ada@example.com');
    await form.field('Message').fill('Hello');
    await form.submit();
    await visitor.getByText('Thank you. We will write back soon.').waitFor();
    const answer = await fetch(`${provider.url}/admin/api/submissions?formId=${formId}`);
    const { items } = (await answer.json()) as { items: { values: Record<string, string> }[] };
    expect(items.map(({ values }) => values.company)).toEqual(['Moss & Co']);

    await editor.choose('Company');
    await editor.control('Label').fill('Your company');
    await editor.publish(2);
    await (await openHosted(visitor, formId)).field('Your company').waitFor();

    await editor.tab('Versions').click();
    await page.getByRole('button', { name: 'Compare version 1' }).click();
    await page.getByText('“Your company” was “Company”.').waitFor();
    await editor.openList();
    const row = page.getByRole('row', { name: /Contact/ }).first();
    expect(await row.getByRole('cell').nth(1).textContent()).toBe('1');
    expect(watch.errors).toEqual([]);
  });

  test('is made, moved, published and changed by keyboard alone', async ({ page, context }) => {
    const editor = formEditorPage(page, provider.url);
    const press = async (name: string) => {
      await editor.button(name).focus();
      await page.keyboard.press('Enter');
    };
    await editor.openList();
    await press('New form');
    await page.getByRole('dialog').getByRole('button', { name: 'Feedback' }).focus();
    await page.keyboard.press('Enter');
    await editor.button('Publish').waitFor();
    await press('Add a field');
    await page.locator('.kind', { hasText: 'Dropdown' }).focus();
    await page.keyboard.press('Enter');
    // The focus is at the new field's heading: the label is a few steps on.
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await editor.control('Label').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Where did you hear of us?');

    await editor.handle('Where did you hear').focus();
    await page.keyboard.press('Space');
    await page.getByText(/is (?:picked up from|at) position 4 of 4/).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    await page.getByText(/is at position 3 of 4/).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await eventually(async () => (await editor.labels()).indexOf('Where did you hear of us?')).toBe(2);
    await press('Undo');
    await eventually(async () => (await editor.labels()).indexOf('Where did you hear of us?')).toBe(3);
    await press('Redo');
    await eventually(async () => (await editor.labels()).indexOf('Where did you hear of us?')).toBe(2);

    await press('Publish');
    await page.getByText('Published as version 1.').waitFor();
    await editor.tab('Build').focus();
    for (const name of ['Settings', 'Languages', 'Versions', 'Embed']) {
      await page.keyboard.press('ArrowRight');
      await eventually(() => editor.tab(name).getAttribute('aria-selected')).toBe('true');
    }
    const form = await openHosted(await context.newPage(), editor.formId());
    await form.field('Where did you hear of us?').waitFor();
  });
});

describe('nothing is lost', () => {
  test('by a reload', async ({ page }) => {
    const editor = formEditorPage(page, provider.url);
    await editor.openList();
    await editor.begin('Newsletter');
    await editor.choose('Your email address');
    await editor.control('Label').fill('Where can we write to?');
    await page.reload();
    await page.getByText('Your unsaved changes are back.').waitFor();
    expect((await editor.labels())[0]).toBe('Where can we write to?');
    await editor.button('Undo').click();
    expect((await editor.labels())[0]).toBe('Your email address');
  });

  test('where two people edit the same form', async ({ page, context }) => {
    const mine = formEditorPage(page, provider.url);
    await mine.openList();
    await mine.begin('Quote request');
    const other = await context.browser()?.newContext();
    if (!other) throw new Error('there is no browser');
    const theirPage = await other.newPage();
    await theirPage.goto(page.url());
    const theirs = formEditorPage(theirPage, provider.url);
    await theirs.choose('What is it about?');
    await theirs.control('Label').fill('Theirs');
    await theirs.button('Save draft').click();
    await theirPage.getByText('Draft saved.').waitFor();

    await mine.choose('What is it about?');
    await mine.control('Label').fill('Mine');
    await mine.button('Save draft').click();
    await mine.conflict.getByText('“Mine” was “Theirs”.').waitFor();
    await mine.button('Take theirs').click();
    await eventually(async () => (await mine.labels()).at(-1)).toBe('Theirs');
    await mine.button('Undo').click();
    await eventually(async () => (await mine.labels()).at(-1)).toBe('Mine');
    await mine.button('Save draft').click();
    await page.getByText('Draft saved.').waitFor();

    await theirs.control('Label').fill('Theirs again');
    await theirs.button('Save draft').click();
    await theirs.button('Keep mine').click();
    await theirPage.getByText('Your version is saved.').waitFor();
    await page.reload();
    await eventually(async () => (await mine.labels()).at(-1)).toBe('Theirs again');
    await other.close();
  });
});

test('what keeps a form from being published leads to its field', async ({ page }) => {
  const editor = formEditorPage(page, provider.url);
  await editor.openList();
  await editor.begin('Event registration');
  await editor.choose('Food');
  for (const _ of [1, 2, 3]) await editor.button('Remove choice 1').click();
  await editor.choose('Email');
  await editor.problems.getByRole('button', { name: '“Food” has no choices.' }).click();
  await eventually(() => editor.control('Label').inputValue()).toBe('Food');
  await editor.button('Publish').click();
  await editor.status.getByText('The form has things to mend').waitFor();
});

test('list, templates, editor and embed code are accessible, in both colour schemes', async ({ page, watch }) => {
  const editor = formEditorPage(page, provider.url);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await editor.openList();
    await editor.button('New form').click();
    expect(await findAxeViolations(page, rulesIn[colorScheme])).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Support ticket' }).click();
    await editor.preview.button.waitFor();
    await editor.choose('What is it about?');
    for (const tab of ['Build', 'Settings', 'Versions', 'Embed']) {
      await editor.tab(tab).click();
      expect(await findAxeViolations(page, rulesIn[colorScheme])).toEqual([]);
    }
    await editor.publish(1);
    await editor.openList();
    await page.getByRole('table').waitFor();
    expect(await findAxeViolations(page, rulesIn[colorScheme])).toEqual([]);
  }
  expect(watch.errors).toEqual([]);
});

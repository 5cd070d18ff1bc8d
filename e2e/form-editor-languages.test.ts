import type { Page } from 'playwright-core';
import { findAxeViolations } from './harness/axe';
import { startEmptyProvider } from './harness/empty-provider';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { formEditorPage } from './models/form-editor-page';
import { formModel } from './models/form-model';

const provider = startEmptyProvider();

const section = (page: Page, title: string) => page.getByRole('group', { name: title });
const hosted = async (page: Page, formId: string, query = '') => {
  await page.goto(`${provider.url}/forms/${formId}/${query}`);
  return formModel(page.locator('[data-mountkit=form]'));
};

test('a form is translated, read in another language, and sends the values of its choices', async ({
  page,
  context,
  watch,
}) => {
  const editor = formEditorPage(page, provider.url);
  await editor.openList();
  await editor.begin('Newsletter');
  await editor.add('Dropdown', 'Colour');
  await editor.tab('Languages').click();
  await editor.control('Add a language').selectOption({ label: 'Dutch' });
  await page.getByText('texts are missing in Dutch.').waitFor();
  await section(page, 'Colour').getByLabel('Label').fill('Kleur');
  await section(page, 'Colour').getByLabel('Choice 2').fill('Tweede');
  await section(page, 'Your email address').getByLabel('Label').fill('Uw e-mailadres');
  await section(page, 'The form').getByLabel('Label of the button').fill('Aanmelden');
  await section(page, 'The form').getByLabel('Message after sending').fill('Dank u wel.');
  await page.getByText('3 texts are missing in Dutch.').waitFor();
  await editor.preview.field('Kleur').waitFor();
  await eventually(() => editor.preview.button.inputValue()).toBe('Aanmelden');
  expect(await findAxeViolations(page)).toEqual([]);

  await page.getByRole('checkbox', { name: 'Show only what is missing' }).check();
  const left = page.locator('.translation input');
  await eventually(() => left.count()).toBe(3);
  // Written by keyboard; what is written stays where it is.
  await left.first().focus();
  await page.keyboard.type('Stuur mij de nieuwsbrief');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Eerste');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Derde');
  await page.getByText('All texts are there in Dutch.').waitFor();
  await page.getByRole('option', { name: 'Dutch, complete' }).waitFor({ state: 'attached' });
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.setViewportSize({ width: 1280, height: 800 });
  await editor.publish(1);

  const formId = editor.formId();
  const visitor = await context.newPage();
  const form = await hosted(visitor, formId, '?lang=nl-BE');
  await form.field('Uw e-mailadres').fill('ada@example.com');
  expect(await form.form.getAttribute('lang')).toBe('nl');
  await form.field('Kleur').selectOption({ label: 'Tweede' });
  await form.field('Stuur mij de nieuwsbrief').check();
  await form.submit();
  await visitor.getByText('Dank u wel.').waitFor();
  const answer = await fetch(`${provider.url}/admin/api/submissions?formId=${formId}`);
  const { items } = (await answer.json()) as { items: { values: Record<string, string> }[] };
  expect(items.map(({ values }) => values.colour)).toEqual(['Second choice']);

  await (await hosted(visitor, formId)).field('Colour').waitFor();
  await visitor.setExtraHTTPHeaders({ 'Accept-Language': 'fr, nl;q=0.5' });
  await (await hosted(visitor, formId)).field('Kleur').waitFor();

  await page.getByRole('checkbox', { name: 'Show only what is missing' }).uncheck();
  await section(page, 'Colour').getByLabel('Label').fill('Tint');
  await editor.tab('Versions').click();
  await page.getByRole('button', { name: 'Compare version 1' }).click();
  await page.getByText('The texts in Dutch changed.').waitFor();
  expect(watch.errors).toEqual([]);
}, 120_000);

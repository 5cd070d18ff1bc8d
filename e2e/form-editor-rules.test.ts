import { findAxeViolations } from './harness/axe';
import { startEmptyProvider } from './harness/empty-provider';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { formEditorPage } from './models/form-editor-page';
import { formModel } from './models/form-model';

const provider = startEmptyProvider();

test('a page is skipped, a field required and the look is changed, as the editor says', async ({ page, watch }) => {
  const editor = formEditorPage(page, provider.url);
  await editor.openList();
  await editor.begin('Several pages');
  const plan = 'Depending on “What are you planning?”';
  await editor.row('New page').last().click();
  await editor.control('Skip this page').selectOption({ label: plan });
  expect(await page.getByRole('checkbox', { name: 'A house' }).isChecked()).toBe(true);
  expect(await findAxeViolations(page)).toEqual([]);
  await editor.choose('Your wishes');
  await editor.control('Require this field').selectOption({ label: plan });
  await page.getByRole('checkbox', { name: 'A house' }).uncheck();
  await editor.problems.getByRole('button', { name: '“Your wishes” is required for no answer' }).waitFor();
  await page.getByRole('checkbox', { name: 'A house' }).check();
  await editor.problems.waitFor({ state: 'detached' });

  await editor.tab('Settings').click();
  await editor.control('Typeface').selectOption('Georgia');
  await editor.control('Size of labels').selectOption('20 px');
  await editor.control('Place of the button').selectOption('Right');
  await eventually(() =>
    editor.preview.root
      .locator('label')
      .first()
      .evaluate((label) => getComputedStyle(label).fontSize),
  ).toBe('20px');
  expect(await findAxeViolations(page)).toEqual([]);
  const mail = page.getByRole('link', { name: 'Answer the visitor' });
  const { searchParams } = new URL(await mail.evaluate((link: HTMLAnchorElement) => link.href));
  expect(searchParams.get('form')?.split('/')[1]).toBe(editor.formId());
  await editor.publish(1);

  await page.goto(`${provider.url}/forms/${editor.formId()}/`);
  const hosted = formModel(page.locator('[data-mountkit=form]'));
  const next = hosted.root.getByRole('button', { name: 'Next' });
  await hosted.field('First name').fill('Ada');
  await hosted.field('Last name').fill('Moss');
  await hosted.root.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  const label = hosted.root.locator('label').first();
  expect(await label.evaluate((one) => [getComputedStyle(one).fontSize, getComputedStyle(one).fontFamily])).toEqual([
    '20px',
    'Georgia, serif',
  ]);
  await next.click();
  await hosted.root.getByRole('radio', { name: 'A garden' }).check();
  await next.waitFor();
  await hosted.root.getByRole('radio', { name: 'A house' }).check();
  // The last page is skipped, so this one sends the form, and asks for the wishes.
  await hosted.button.click();
  await eventually(() => hosted.describedBy('Your wishes')).toContain('Please complete this required field.');
  await hosted.field('Your wishes').fill('A blue door');
  await hosted.button.click();
  await page.getByText('Thank you. That was all.').waitFor();
  expect(watch.errors).toEqual([]);
}, 120_000);

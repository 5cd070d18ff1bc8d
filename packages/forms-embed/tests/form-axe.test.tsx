import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetPage, watchReports } from '../../core/src/testing/page';
import { registry } from '../src/index';
import { findViolations } from '../src/testing/find-violations';
import { choiceOf, documentOf, fullPage, groupOf, openForm, page, textOf } from '../src/testing/form-page';

beforeEach(() => {
  resetPage();
  watchReports();
});

afterEach(() => {
  registry.removeAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const required = { required: true, description: 'What it is', footer: 'Why we ask' };
const KINDS = ['text', 'textarea', 'number', 'date', 'file', 'phone', 'phonenumber', 'booleancheckbox'];
const CHOICES = ['radio', 'payment_link_radio', 'checkbox', 'select'];

/** Every kind of field on two pages, with a third one for the consent. */
const EVERYTHING = documentOf(
  [
    {
      richText: { content: '<h3>About you</h3>' },
      fields: [textOf('email', required), ...KINDS.map((kind) => textOf(kind, { ...required, fieldType: kind }))],
    },
    groupOf(
      CHOICES.map((kind) => choiceOf(kind, kind, ['a', 'b'], required)),
      { isPageBreak: true },
    ),
  ],
  {
    metaData: [
      { name: 'allowCookieReset', value: 'true' },
      {
        name: 'legalConsentOptions',
        value: JSON.stringify({
          processingConsentType: 'REQUIRED_CHECKBOX',
          processingConsentCheckboxLabel: 'I agree to <a href="https://site.test/">this</a>',
          communicationConsentText: 'What may we send you?',
          communicationConsentCheckboxes: [{ communicationTypeId: 1, label: 'News' }],
        }),
      },
    ],
  },
  { properties: { text: 'known' } },
);

it.each(['en', 'ar'])('axe finds nothing in a form that is empty, wrong, refused and sent, in %s', async (locale) => {
  const { user, submission, element } = await openForm({ locale }, EVERYTHING);
  const dir = element.querySelector<HTMLElement>('.hbspt-form > form')?.dir;
  expect(dir).toBe(locale === 'ar' ? 'rtl' : 'ltr');
  expect(await findViolations()).toEqual([]);

  const pager = () => [...document.querySelectorAll<HTMLElement>('[type=submit]')].at(-1) as HTMLElement;
  await user.click(pager());
  await waitFor(() => expect(page.alerts().length).toBeGreaterThan(5));
  expect(await findViolations()).toEqual([]);

  await user.type(fullPage.control('email'), 'a@b.co');
  await user.type(fullPage.control('textarea'), 'x');
  await user.type(fullPage.control('number'), '1');
  await user.type(fullPage.control('date'), '2024-02-29');
  await user.upload(fullPage.control('file'), new File(['x'], 'x.txt'));
  await user.type(fullPage.control('phone'), '0301234567');
  await user.type(fullPage.control('phonenumber'), '0301234567');
  await user.click(fullPage.control('booleancheckbox'));
  await user.click(pager());
  await waitFor(() => expect(fullPage.has('radio')).toBe(true));
  await user.click(pager());
  await waitFor(() => expect(page.alerts()).toHaveLength(4));
  expect(await findViolations()).toEqual([]);

  for (const kind of CHOICES.slice(0, 3)) {
    await user.click(fullPage.control(kind).querySelector('input') as HTMLElement);
  }
  await user.selectOptions(fullPage.control('select'), 'a');
  await user.click(pager());
  await waitFor(() => expect(fullPage.has('News')).toBe(true));
  await user.click(screen.getByRole('checkbox', { name: /this/ }));
  await user.click(pager());
  (await submission(0)).answer(
    {
      validationResults: [{ fieldName: 'text', localizedVisitorErrorMessage: 'No.' }],
      formSubmissionError: 'OUT_OF_DATE',
    },
    400,
  );
  await waitFor(() => expect(document.querySelector('.mk-summary')).toBeTruthy());
  expect(await findViolations()).toEqual([]);

  await user.click(document.querySelector('.mk-link') as HTMLElement);
  await waitFor(() => expect(page.focused()).toBe('text'));
  await user.type(fullPage.control('text'), 'x');
  await user.click(pager());
  await waitFor(() => expect(fullPage.has('radio')).toBe(true));
  await user.click(pager());
  await waitFor(() => expect(fullPage.has('News')).toBe(true));
  await user.click(pager());
  (await submission(1)).answer({ inlineMessage: '<p>Thank you</p>' });
  await waitFor(() => expect(document.querySelector('.submitted-message')).toBeTruthy());
  expect(await findViolations()).toEqual([]);
});

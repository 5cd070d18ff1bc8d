import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  choiceOf,
  documentWith,
  EMAIL,
  fullPage,
  NO_CALL,
  openForm,
  page,
  readSubmission,
  textOf,
} from '../src/testing/form-page';
import { openQuietPages } from '../src/testing/quiet-pages';

openQuietPages();

describe('what stands in a control without an event that told of it', () => {
  it('is checked and sent: text of a text form, also of a hidden field', async () => {
    const { submission } = await openForm({}, documentWith([EMAIL, textOf('source', { hidden: true })]));
    page.field('Email').value = 'a@b.co';
    (document.querySelector('[name=source]') as HTMLInputElement).value = 'ad';
    page.form().requestSubmit();
    expect(readSubmission(await submission(0)).entries).toEqual([
      ['email', 'a@b.co'],
      ['source', 'ad'],
    ]);
  });

  it('is checked and sent: text, numbers, dropdowns and hidden fields of a full form', async () => {
    const fields = [
      textOf('note', { fieldType: 'textarea' }),
      textOf('age', { fieldType: 'number' }),
      choiceOf('select', 'size', ['s', 'm']),
      textOf('source', { hidden: true }),
    ];
    const { submission } = await openForm({}, documentWith(fields), NO_CALL);
    const write = (name: string, value: string) => {
      (document.querySelector(`[name=${name}]`) as HTMLInputElement).value = value;
    };
    write('note', 'Hello');
    write('age', '5');
    write('size', 'm');
    write('source', 'ad');
    page.form().requestSubmit();
    expect(Object.fromEntries(readSubmission(await submission(0)).entries)).toEqual({
      ...{ note: 'Hello', age: '5', size: 'm', source: 'ad' },
    });
  });

  it('leaves alone what a control shows otherwise than it is: a date, a phone number', async () => {
    const fields = [
      { name: 'phone', label: 'Phone', fieldType: 'phonenumber', useCountryCodeSelect: true, defaultValue: '+493012' },
      { name: 'day', label: 'Day', fieldType: 'date', type: 'date', defaultValue: '2024-02-29' },
    ];
    const { submission } = await openForm({}, documentWith(fields), NO_CALL);
    page.form().requestSubmit();
    expect(Object.fromEntries(readSubmission(await submission(0)).entries)).toEqual({
      ...{ phone: '+493012', day: '2024-02-29' },
    });
  });
});

describe('an address', () => {
  it.each([
    ['text form', []],
    ['full form', [textOf('more', { fieldType: 'textarea' })]],
  ] as const)('in a %s is sent without signs that nobody sees', async (_, more) => {
    const { submission, user } = await openForm({}, documentWith([EMAIL, ...more]));
    await user.type(fullPage.control('Email'), '\u200bada@example.com\u2060');
    page.form().requestSubmit();
    expect(readSubmission(await submission(0)).entries[0]).toEqual(['email', 'ada@example.com']);
  });

  it('is checked by its type, under whatever name', async () => {
    const { user, sent } = await openForm({}, documentWith([{ ...EMAIL, name: 'work_email' }]));
    expect(page.field('Email').type).toBe('email');
    await user.type(page.field('Email'), 'nobody');
    await user.click(page.button());
    await waitFor(() => expect(page.alerts()).toContain('Email must be formatted correctly.'));
    expect(sent()).toEqual([]);
  });
});

describe('a phone number without a dropdown', () => {
  it.each([
    ['٠٣٠ ١٢٣٤', '0301234'],
    ['０３０－１２', '030-12'],
    ['+۹۸ ۲۱', '+9821'],
    ['०३०', '030'],
  ])('may be written as %s, stays so, and is sent as %s', async (typed, sent) => {
    const { submission, user } = await openForm({}, documentWith([textOf('phone', { fieldType: 'phonenumber' })]));
    const control = document.querySelector('[name=phone]') as HTMLInputElement;
    await user.type(control, typed);
    expect(control.value).toBe(typed);
    page.form().requestSubmit();
    expect(Object.fromEntries(readSubmission(await submission(0)).entries)).toEqual({ phone: sent });
    expect(control.value).toBe(typed);
  });
});

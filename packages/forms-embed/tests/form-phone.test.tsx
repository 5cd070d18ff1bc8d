import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../core/src/testing/fake-fetch';
import { putMarkup, settleMicrotasks } from '../../core/src/testing/page';
import { mount } from '../src/index';
import type { FormOptions } from '../src/settings';
import { documentWith, FORM, IDS, openForm, page, readSubmission } from '../src/testing/form-page';
import { openQuietPages } from '../src/testing/quiet-pages';
import { PHONE, phoneMarkup } from '../src/testing/server-markup';

openQuietPages();

/** What a visitor finds of a phone field. */
const phone = {
  input: () => page.field('Phone'),
  country: () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }),
  chosen: () => phone.country().selectedOptions[0]?.textContent,
  caret: () =>
    `${phone.input().value.slice(0, phone.input().selectionStart ?? 0)}|${phone.input().value.slice(phone.input().selectionStart ?? 0)}`,
};

/** Enters the input, and waits until numbers are formatted. */
async function enter() {
  await import('../src/dom/phone/phone-metadata');
  phone.input().focus();
  await settleMicrotasks();
}

async function openPhone(field: object = {}, options: Partial<FormOptions> = {}, document: object = {}) {
  const opened = await openForm(options, { ...documentWith([{ ...PHONE, ...field }]), ...document });
  return {
    ...opened,
    /** Submits, and answers what was sent. */
    async send() {
      await opened.user.click(page.button());
      return readSubmission(await opened.submission(0)).entries;
    },
  };
}

describe('a phone field with a country dropdown', () => {
  it('has a dropdown of all countries and an input, tied to its label', async () => {
    await openPhone();
    const { parentElement: group } = phone.input();
    expect(group?.className).toBe('hs-input hs-fieldtype-intl-phone');
    expect(group?.matches('.input > div')).toBe(true);
    expect(Array.from(group?.children ?? [], ({ className, localName }) => `${localName}.${className}`)).toEqual([
      'select.hs-input',
      'input.hs-input',
    ]);
    expect(phone.input()).toMatchObject({ type: 'tel', name: 'phone', id: `phone-${FORM}`, autocomplete: 'tel' });
    expect(phone.country().options.length).toBeGreaterThan(235);
    expect(phone.chosen()).toBe('United States (+1)');
    const labels = Array.from(phone.country().options, ({ label }) => label);
    expect(labels).toEqual([...new Set(labels)]);
    expect(labels).toContain('Kosovo (+383)');
    expect(labels.indexOf('United Kingdom (+44)')).toBe(labels.indexOf('United States (+1)') - 1);
  });

  it.each<[string, object, object, string]>([
    ['the field', { countryCode: 'DE' }, { countryCode: 'NL' }, 'Germany (+49)'],
    ["the field's dial code", { countryCodeExtension: '+44' }, { countryCode: 'NL' }, 'United Kingdom (+44)'],
    ['the definition', {}, { countryCode: 'NL' }, 'Netherlands (+31)'],
  ])('begins with the country of %s', async (_, field, document, label) => {
    await openPhone(field, {}, document);
    expect(phone.chosen()).toBe(label);
  });

  it('is there for other fields that hold phone numbers, and where the metadata asks for it', async () => {
    const metaData = [{ name: 'useCountryCodeSelect', value: 'true' }];
    await openPhone({ name: 'mobilephone', fieldType: 'text', useCountryCodeSelect: undefined, metaData });
    expect(phone.country().nextElementSibling).toBe(phone.input());
  });

  it('names countries in the language of the form', async () => {
    await openPhone({}, { locale: 'de' });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Land' }).selectedOptions[0]?.text).toBe(
      'Vereinigte Staaten (+1)',
    );
  });

  it('is formatted as it is typed, and sent with its dial code', async () => {
    const { user, send } = await openPhone();
    await enter();
    await user.keyboard('2125550123');
    expect(phone.caret()).toBe('(212) 555-0123|');
    expect(await send()).toEqual([['phone', '+12125550123']]);
  });

  it('keeps the caret where the visitor is', async () => {
    const { user } = await openPhone();
    await enter();
    await user.keyboard('2125550123');
    phone.input().setSelectionRange(4, 4);
    await user.keyboard('9');
    expect(phone.caret()).toBe('2129|5550123');
    await user.keyboard('{Backspace}');
    expect(phone.caret()).toBe('(212|) 555-0123');
    await user.keyboard('{Delete}');
    expect(phone.caret()).toBe('(212| 555-0123');
  });

  it('takes a number that is pasted, with its country', async () => {
    const { user, send } = await openPhone();
    await enter();
    await user.paste('tel:+49-30-123456');
    expect(phone.caret()).toBe('+49 30 123456|');
    expect(phone.chosen()).toBe('Germany (+49)');
    expect(await send()).toEqual([['phone', '+4930123456']]);
  });

  it('takes the dial code of the country that is chosen', async () => {
    const { user, send } = await openPhone();
    await enter();
    await user.keyboard('030 123456');
    await user.selectOptions(phone.country(), 'DE');
    expect(phone.input().value).toBe('030 123456');
    expect(await send()).toEqual([['phone', '+4930123456']]);
  });

  it('hears scripts of the page', async () => {
    const { send } = await openPhone();
    fireEvent.input(phone.input(), { target: { value: '+49 (0)30 123456' } });
    expect(phone.chosen()).toBe('Germany (+49)');
    expect(await send()).toEqual([['phone', '+4930123456']]);
  });

  it('with no more than a dial code is empty', async () => {
    const { user, send } = await openPhone();
    await user.type(phone.input(), '+49');
    await user.tab();
    expect(phone.input().value).toBe('');
    expect(await send()).toEqual([['phone', '']]);
  });

  it('says what is wrong once it is left', async () => {
    const { user } = await openPhone({ validation: { data: '7:20:true' } });
    await enter();
    await user.keyboard('212');
    await user.tab({ shift: true });
    await settleMicrotasks();
    expect(page.alerts()).toEqual([]);
    await user.tab({ shift: true });
    await waitFor(() => expect(page.alerts()).toEqual(['The number you entered is not in range.']));
    expect(phone.input().getAttribute('aria-invalid')).toBe('true');
    expect(phone.input().className).toBe('hs-input invalid error');
    expect(phone.input().value).toBe('(212)');
    await user.type(phone.input(), '5550123');
    await waitFor(() => expect(page.alerts()).toEqual([]));
    expect(phone.input().value).toBe('(212) 555-0123');
  });

  it('is focused where it is missing', async () => {
    const { user } = await openPhone({ required: true });
    await user.click(page.button());
    await waitFor(() => expect(page.focused()).toBe('phone'));
  });

  it('shows a number that was known before as it came, and sends it as the others', async () => {
    const { send, handle } = await openPhone({ defaultValue: '+49 30 123456' });
    const told = vi.fn();
    handle.on('fieldError', told);
    expect(phone.input().value).toBe('+49 30 123456');
    expect(phone.chosen()).toBe('Germany (+49)');
    expect(await send()).toEqual([['phone', '+4930123456']]);
    expect(told).not.toHaveBeenCalled();
  });

  it('names its countries in the language that the form is changed to, and keeps what stands in it', async () => {
    const { element, user } = await openPhone();
    await user.selectOptions(phone.country(), 'DE');
    element.dataset.locale = 'de';
    const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Land' });
    await waitFor(() => expect(country().selectedOptions[0]?.textContent).toBe('Deutschland (+49)'));
    const labels = Array.from(country().options, ({ label }) => label);
    expect(labels).toContain('Vereinigte Staaten (+1)');
    expect(labels).not.toContain('United States (+1)');
    expect(labels.indexOf('Österreich (+43)')).toBeGreaterThan(labels.indexOf('Niederlande (+31)'));
    element.dataset.locale = 'en';
    await waitFor(() => expect(phone.chosen()).toBe('Germany (+49)'));
    expect(phone.country().options.length).toBe(labels.length);
  });

  it('keeps what stands in it while it is not drawn', async () => {
    const select = { name: 'how', label: 'How', fieldType: 'select', type: 'enumeration' };
    const options = ['call', 'write'].map((value) => ({ label: value, value }));
    const filters = [{ operator: 'EQ', strValue: 'call' }];
    const dependentFieldFilters = [{ filters, dependentFormField: PHONE }];
    const { user } = await openForm({}, documentWith([{ ...select, options, dependentFieldFilters }]));
    const how = screen.getByRole('combobox', { name: 'How' });
    await user.selectOptions(how, 'call');
    await screen.findByRole('combobox', { name: 'Country' });
    await user.selectOptions(phone.country(), 'DE');
    await user.type(phone.input(), '030 1');
    await user.selectOptions(how, 'write');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Country' })).toBeNull());
    await user.selectOptions(how, 'call');
    await screen.findByRole('combobox', { name: 'Country' });
    expect(phone.input().value).toBe('030 1');
    expect(phone.chosen()).toBe('Germany (+49)');
  });

  it('is drawn with the numbers that the visitor typed into what a server had drawn', async () => {
    const { call } = fakeFetch();
    const element = putMarkup(`<div data-instance-id="one">${phoneMarkup()}</div>`);
    const given = element.querySelector<HTMLInputElement>('[name=phone]') as HTMLInputElement;
    given.focus();
    given.value = '+49 30 12 ';
    given.setSelectionRange(5, 5);
    await mount(element, { ...IDS, definition: documentWith([PHONE]) }).ready;

    expect(phone.input()).toBe(given);
    expect(document.activeElement).toBe(given);
    expect(phone.caret()).toBe('+49 3|0 12 ');
    expect(phone.chosen()).toBe('Germany (+49)');
    expect(phone.country().options.length).toBeGreaterThan(235);
    page.button().click();
    expect(readSubmission(await call(0)).entries).toEqual([['phone', '+493012']]);
  });
});

describe('a phone field without a dropdown', () => {
  it('is sent without its whitespace, and shows it still', async () => {
    const { user, send } = await openPhone({ useCountryCodeSelect: false });
    await user.type(phone.input(), ' 030 12 34');
    expect(phone.input()).toMatchObject({ type: 'tel', value: ' 030 12 34' });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(await send()).toEqual([['phone', '0301234']]);
  });
});

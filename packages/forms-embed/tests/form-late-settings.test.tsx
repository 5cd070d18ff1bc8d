import { waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { settleMicrotasks, watchReports } from '../../core/src/testing/page';
import {
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

const PLAIN = documentWith([EMAIL]);
const FULL = documentWith([EMAIL, textOf('more', { fieldType: 'textarea' })]);
const FORMS: readonly [string, object][] = [
  ['text form', PLAIN],
  ['form of every kind', FULL],
];
const settle = async () => {
  await settleMicrotasks();
  await vi.dynamicImportSettled();
  await settleMicrotasks();
};

/** Opens a form; resolves when all that looks after it is there. */
async function openWhole(document_: object) {
  const form = await openForm({}, document_, NO_CALL);
  await settle();
  return form;
}

/** Changes attributes; resolves when the form has heard of it. */
async function change({ dataset }: HTMLElement, attributes: Readonly<Record<string, string>>) {
  Object.assign(dataset, attributes);
  await settle();
}

const thanks = () => document.querySelector('.submitted-message')?.textContent;
const direction = () => document.querySelector<HTMLElement>('[data-hs-forms-root] > form')?.dir;

describe.each(FORMS)('a %s in a language that', (_, document_) => {
  it.each(['xx', 'tlh-Latn', '../../evil', 'constructor', '<b>'])(
    'there is not, as %j, speaks English',
    async (locale) => {
      const { user } = await openForm({ locale }, document_);
      expect(page.button().value).toBe('Submit');
      expect(direction()).toBe('ltr');
      await user.click(page.button());
      await waitFor(() => expect(page.alerts()).toContain('Please complete this required field.'));
    },
  );

  it('does not come speaks English, from left to right, and that is reported', async () => {
    const reports = watchReports();
    vi.doMock('../src/locales/he-il', () => {
      throw new Error('offline');
    });
    vi.resetModules();
    const fresh = await import('../src/testing/form-page');
    await fresh.openForm({ locale: 'he' }, document_);
    expect(page.button().value).toBe('Submit');
    expect(direction()).toBe('ltr');
    expect(reports).toEqual([expect.stringContaining('could not load translations for locale "he"')]);
    vi.doUnmock('../src/locales/he-il');
    (await import('../src/index')).registry.removeAll();
    vi.resetModules();
  });
});

describe.each(FORMS)('in a %s that is there, a changed attribute', (_, document_) => {
  it('of the locale puts it into that language, and back', async () => {
    const { element, user } = await openWhole(document_);
    await user.click(page.button());
    await waitFor(() => expect(page.alerts()).toContain('Please complete this required field.'));
    element.dataset.locale = 'de';
    await waitFor(() => expect(page.button().value).toBe('Absenden'));
    expect(page.alerts()).toContain('Bitte füllen Sie dieses Pflichtfeld aus.');
    element.dataset.locale = 'he';
    await waitFor(() => expect(direction()).toBe('rtl'));
    element.dataset.locale = 'en';
    await waitFor(() => expect(page.button().value).toBe('Submit'));
    expect(page.alerts()).toContain('Please complete this required field.');
    expect(direction()).toBe('ltr');
  });

  it('of the locale counts, however early it comes', async () => {
    const { element } = await openForm({}, document_);
    element.dataset.locale = 'de';
    await waitFor(() => expect(page.button().value).toBe('Absenden'));
  });

  it('of the mode decides what the button does', async () => {
    const { element, user, sent } = await openWhole(document_);
    await change(element, { mode: 'cms-editor', emailCheck: 'off' });
    await user.type(fullPage.control('Email'), 'a@b.co');
    await user.click(page.button());
    await change(element, { mode: 'test' });
    await user.clear(fullPage.control('Email'));
    await user.click(page.button());
    await waitFor(() => expect(page.alerts()).toContain('Please complete this required field.'));
    expect(thanks()).toBeUndefined();
    await user.type(fullPage.control('Email'), 'a@b.co');
    await user.click(page.button());
    await waitFor(() => expect(thanks()).toBe('Thank you.'));
    expect(document.querySelector('form')?.hidden).toBe(true);
    expect(sent()).toEqual([]);
  });

  it('of when values are checked counts', async () => {
    const { element, user, sent } = await openWhole(document_);
    const says = () => fullPage.description(fullPage.control('Email'));
    const write = async (value: string) => {
      await user.clear(fullPage.control('Email'));
      await user.type(fullPage.control('Email'), value);
      await user.tab();
    };
    await change(element, { emailCheck: 'off', validationOptions: '{"enableLiveValidation": false}' });
    await write('a');
    await user.click(page.button());
    await waitFor(() => expect(says()).toBe('Email must be formatted correctly.'));
    await write('ab');
    await waitFor(() => expect(says()).toBe(''));
    await change(element, { blockedDomains: 'b.co', validationOptions: '{"enableLiveValidation": true}' });
    await waitFor(() => expect(says()).toBe('Email must be formatted correctly.'));
    await change(element, { validationOptions: '{"enableLiveValidation": false}' });
    await write('a@b.co');
    expect(says()).toBe('');
    await user.click(page.button());
    await waitFor(() => expect(says()).toContain('does not accept addresses from b.co'));
    expect(sent()).toEqual([]);
  });

  it('of addresses, of the context and of Enter counts', async () => {
    const { element, user, sent, submission } = await openWhole(document_);
    await change(element, { emailCheck: 'off', blockedDomains: 'b.co', extraSubmissionMetadata: '{"campaign": 7}' });
    await user.type(fullPage.control('Email'), 'a@b.co');
    await user.tab();
    const words = 'Please enter a different email address. This form does not accept addresses from b.co.';
    await waitFor(() => expect(fullPage.description(fullPage.control('Email'))).toBe(words));
    await user.click(page.button());
    expect(sent()).toEqual([]);
    await user.type(fullPage.control('Email'), 'm');
    await change(element, { isEnterSubmitDisabled: '' });
    await user.keyboard('{Enter}');
    expect(sent()).toEqual([]);
    await user.click(page.button());
    expect(readSubmission(await submission(0)).context.campaign).toBe(7);
  });
});

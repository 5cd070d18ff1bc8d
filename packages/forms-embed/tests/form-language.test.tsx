import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { documentWith, EMAIL, openForm, page } from '../src/testing/form-page';
import { openQuietPages } from '../src/testing/quiet-pages';

openQuietPages();

const inLanguage = (value: unknown, fields: readonly object[] = [EMAIL]) =>
  documentWith(fields, { metaData: [{ name: 'lang', value }] });
const language = () => [page.form().lang, page.form().dir];

describe('the language of a form', () => {
  it('is that of its definition where the page names none', async () => {
    const { user } = await openForm({}, inLanguage('nl'));
    expect(page.button().value).toBe('Verzenden');
    expect(language()).toEqual(['nl', 'ltr']);
    await user.click(page.button());
    await waitFor(() => expect(page.alerts()[0]).toContain('verplicht'));
  });

  it('is that of the page before that of its definition', async () => {
    await openForm({ locale: 'de' }, inLanguage('nl'));
    expect(page.button().value).toBe('Absenden');
    expect(language()).toEqual(['de', 'ltr']);
  });

  it('is English where the page says so, whatever the definition says', async () => {
    await openForm({ locale: 'en' }, inLanguage('nl'));
    expect(page.button().value).toBe('Submit');
    expect(language()).toEqual(['en', 'ltr']);
  });

  it('runs from right to left', async () => {
    await openForm({}, inLanguage('ar'));
    expect(language()).toEqual(['ar', 'rtl']);
  });

  it.each(['en', 'en-us', 'EN'])('is English in a text form whose definition says %j', async (lang) => {
    await openForm({}, inLanguage(lang));
    expect(language()).toEqual(['en', 'ltr']);
    expect(document.querySelector('.hs-form__page')).toBeNull();
  });

  it.each([undefined, '', '../nl', '<b>', 5, 'xx'])('is English where the definition says %j', async (lang) => {
    await openForm({}, inLanguage(lang));
    expect(page.button().value).toBe('Submit');
    expect(language()).toEqual(['en', 'ltr']);
  });

  it.each([
    ['a text form', EMAIL],
    ['a full form', { ...EMAIL, fieldType: 'textarea' }],
  ])('is English in %s whose definition has no metadata', async (_, field) => {
    await openForm({}, documentWith([field]));
    expect(language()).toEqual(['en', 'ltr']);
  });

  it('is English where the page asks for a language that there is not', async () => {
    await openForm({ locale: 'xx' }, inLanguage('nl'));
    expect(language()).toEqual(['en', 'ltr']);
  });
});

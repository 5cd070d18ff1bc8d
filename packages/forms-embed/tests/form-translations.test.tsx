import { screen, waitFor } from '@testing-library/dom';
import { afterEach, describe, expect, it } from 'vitest';
import { documentOf, openForm, page, readSubmission } from '../src/testing/form-page';
import { openQuietPages } from '../src/testing/quiet-pages';

openQuietPages();

const COLOUR = {
  name: 'colour',
  label: 'Colour',
  fieldType: 'select',
  type: 'enumeration',
  options: ['red', { label: 'Blue', value: 'blue' }],
};
const NAME = {
  name: 'fullname',
  label: 'Name',
  placeholder: 'Ada',
  description: 'Yours',
  footer: 'All of it',
  required: true,
};
const GROUPS = [
  { richText: { content: '<h2>You</h2>', translations: { nl: '<h2>U</h2>' } }, fields: [NAME] },
  { fields: [COLOUR] },
];
const CONSENT = {
  processingConsentType: 'REQUIRED_CHECKBOX',
  processingConsentText: 'We store it.',
  processingConsentCheckboxLabel: 'I agree',
  communicationConsentText: 'News?',
  communicationConsentCheckboxes: [{ communicationTypeId: 7, label: 'Write to me' }],
  privacyPolicyText: 'Policy',
};
const NL = {
  submitText: 'Bestellen',
  inlineMessage: 'Bedankt',
  fields: {
    fullname: { label: 'Naam', placeholder: 'Piet', description: 'De uwe', footer: 'Helemaal' },
    colour: { label: 'Kleur', options: { red: 'Rood', blue: 'Blauw' } },
  },
  messages: { required: 'Vul dit nog in.' },
  consent: {
    processingConsentText: 'We bewaren het.',
    processingConsentCheckboxLabel: 'Akkoord',
    communicationConsentText: 'Nieuws?',
    communicationConsentCheckboxes: { 7: 'Schrijf me' },
    privacyPolicyText: 'Beleid',
  },
};
const translated = (translations: object = { nl: NL }, form: object = {}) =>
  documentOf(GROUPS, { submitText: 'Order', inlineMessage: 'Thanks', translations, ...form });

const select = () => document.querySelector('select') as HTMLSelectElement;
const texts = () => page.form().textContent ?? '';
const language = () => [page.form().lang, page.form().dir];

afterEach(() => document.documentElement.removeAttribute('lang'));

describe('a form with translations', () => {
  it('is read in the language that the page asks for, and sends values', async () => {
    const { user, submission } = await openForm({ locale: 'nl' }, translated());
    expect(language()).toEqual(['nl', 'ltr']);
    expect(page.button().value).toBe('Bestellen');
    expect(page.field('Naam').placeholder).toBe('Piet');
    expect(texts()).toMatch(/U.*Naam.*De uwe.*Helemaal.*Kleur/s);
    expect([...select().options].map(({ label, value }) => [label, value]).slice(1)).toEqual([
      ['Rood', 'red'],
      ['Blauw', 'blue'],
    ]);
    await user.click(page.button());
    await waitFor(() => expect(page.alerts()[0]).toBe('Vul dit nog in.'));
    await user.type(page.field('Naam'), 'Ada');
    await user.selectOptions(select(), 'Blauw');
    await user.click(page.button());
    const sent = await submission(0);
    expect(readSubmission(sent).entries).toEqual([
      ['fullname', 'Ada'],
      ['colour', 'blue'],
    ]);
    // What the server says is in the form's own language.
    sent.answer({ inlineMessage: 'Thanks' });
    await screen.findByText('Bedankt');
  });

  it.each([
    ['nl-BE', 'Bestellen'],
    ['NL_be', 'Bestellen'],
    ['de', 'Order'],
    ['en-gb', 'Order'],
  ])('is asked for in %s', async (locale, button) => {
    await openForm({ locale }, translated());
    expect(page.button().value).toBe(button);
  });

  it('is read in the language of the page, if it has that', async () => {
    document.documentElement.lang = 'nl-NL';
    await openForm({}, translated());
    expect([page.button().value, ...language()]).toEqual(['Bestellen', 'nl-NL', 'ltr']);
  });

  it('is read in its own language on a page in one that it has not', async () => {
    document.documentElement.lang = 'fr';
    await openForm(
      {},
      translated(
        { en: { submitText: 'Order' } },
        { submitText: 'Bestellen', metaData: [{ name: 'lang', value: 'nl' }] },
      ),
    );
    expect([page.button().value, ...language()]).toEqual(['Bestellen', 'nl', 'ltr']);
  });

  it('is read in English where its own texts are not, and says so', async () => {
    const own = { submitText: '', metaData: [{ name: 'lang', value: 'nl' }] };
    await openForm({ locale: 'en' }, translated({ en: { fields: { fullname: { label: 'Who?' } } } }, own));
    expect(page.field('Who?')).toBeTruthy();
    expect([page.button().value, ...language()]).toEqual(['Submit', 'en', 'ltr']);
  });

  it('may speak a language that the widget does not', async () => {
    await openForm({ locale: 'eu' }, translated({ eu: { submitText: 'Bidali' } }));
    expect([page.button().value, ...language()]).toEqual(['Bidali', 'eu', 'ltr']);
  });

  it('says what is agreed to', async () => {
    const metaData = [{ name: 'legalConsentOptions', value: JSON.stringify(CONSENT) }];
    await openForm({ locale: 'nl' }, translated({ nl: NL }, { metaData }));
    for (const text of ['We bewaren het.', 'Akkoord', 'Nieuws?', 'Schrijf me', 'Beleid'])
      expect(texts()).toContain(text);
  });

  it('asks for no consent that it does not ask for itself', async () => {
    await openForm({ locale: 'nl' }, translated());
    expect(texts()).not.toContain('Beleid');
  });

  it('is read in another language as soon as the page asks for it; what was typed stays', async () => {
    const { user, handle } = await openForm({ locale: 'nl' }, translated());
    await user.type(page.field('Naam'), 'Ada');
    await user.selectOptions(select(), 'Blauw');
    const input = page.field('Naam');
    handle.update({ locale: 'en' });
    await waitFor(() => expect(page.button().value).toBe('Order'));
    expect(page.field('Name')).toBe(input);
    expect([input.value, input.placeholder, select().value]).toEqual(['Ada', 'Ada', 'blue']);
    expect(select().selectedOptions[0]?.label).toBe('Blue');
    expect(texts()).toContain('You');
    handle.update({ locale: 'nl' });
    await waitFor(() => expect(texts()).toMatch(/U.*Naam.*Rood/s));
  });

  it.each([null, 7, 'nl', [], { nl: null }, { nl: { fields: [], messages: 7, consent: 'x' } }, { '': NL }])(
    'is read in its own where its translations are %j',
    async (translations) => {
      await openForm({ locale: 'nl' }, translated(translations as object));
      expect(page.button().value).toBe('Order');
    },
  );

  it('gives way to the texts of the page', async () => {
    const translations = { nl: { submitText: 'Ga', fieldLabels: { fullname: 'Wie?' } } };
    await openForm({ locale: 'nl', translations }, translated());
    expect(page.button().value).toBe('Ga');
    expect(page.field('Wie?')).toBeTruthy();
  });
});

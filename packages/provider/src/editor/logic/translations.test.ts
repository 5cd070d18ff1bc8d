import { checkDefinition } from '@mountkit/forms-embed/check';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDrafts } from './compare';
import { type FormDraft, isFieldItem, objectOf } from './document';
import { edit } from './edit';
import { findProblems } from './find-problems';
import { chooseLanguage } from './languages';
import { listTexts } from './list-texts';
import { readDefinition } from './read-definition';
import { TEMPLATES } from './templates';
import { missingTexts, readTranslation } from './translations';
import { writeDefinition } from './write-definition';

const DEFINITION = {
  form: {
    guid: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10',
    portalId: 1,
    submitText: 'Order',
    metaData: [
      {
        name: 'legalConsentOptions',
        value: JSON.stringify({ isLegitimateInterest: true, privacyPolicyText: 'Policy' }),
      },
    ],
    formFieldGroups: [
      {
        richText: { content: '<h2>You</h2>', type: 'TEXT', translations: { nl: '<h2>U</h2>' } },
        fields: [{ name: 'email', label: 'Email', fieldType: 'email' }],
      },
      {
        fields: [
          { name: 'colour', label: 'Colour', fieldType: 'select', options: ['Red', { label: 'Blue', value: 'b' }] },
          { name: 'secret', label: 'Secret', hidden: true },
        ],
      },
    ],
    translations: {
      nl: {
        submitText: 'Bestellen',
        messages: { required: 'Vul in' },
        consent: { privacyPolicyText: 'Beleid' },
        fields: { email: { label: 'E-mail' }, colour: { options: { Red: 'Rood', b: 'Blauw' } } },
      },
      de: {},
    },
  },
};
const draft = readDefinition(DEFINITION);
const idOf = (name: string, { items }: FormDraft = draft) =>
  items.find((item) => isFieldItem(item) && item.field.name === name)?.id ?? -1;
const dutch = (of: FormDraft) => objectOf(objectOf(objectOf(writeDefinition(of).form).translations).nl);
const missing = (of: FormDraft, language: string) => missingTexts(of, language).map(({ path }) => path.join(' '));

describe('the translations of a form', () => {
  it('are written as they were read', () => {
    expect(objectOf(writeDefinition(draft).form).translations).toEqual(DEFINITION.form.translations);
    expect(readDefinition(writeDefinition(draft))).toEqual(draft);
    expect(checkDefinition(writeDefinition(draft)).map(({ message }) => message)).toEqual([
      'form.formFieldGroups[0].richText.type is not a key that is read',
    ]);
  });

  it('are those of all texts that a visitor sees', () => {
    expect(listTexts(draft).map(({ title, rows }) => [title, rows.map(({ own }) => own)])).toEqual([
      ['Text', ['<h2>You</h2>']],
      ['Email', ['Email']],
      ['Colour', ['Colour', 'Red', 'Blue']],
      ['Consent', ['Policy']],
      ['The form', ['Order']],
      ['Words of every form', ['Please complete this required field.']],
    ]);
    expect(missing(draft, 'nl')).toEqual(['label']);
    expect(missing(draft, 'de')).toEqual([
      'content',
      'label',
      'label',
      'options Red',
      'options b',
      'consent privacyPolicyText',
      'submitText',
    ]);
  });

  it('are written for each text, and taken away again', () => {
    const texts = listTexts(draft).flatMap(({ rows }) => rows);
    const full = texts.reduce<FormDraft>(
      (form, { itemId, path }, index) =>
        edit(form, { type: 'translate', itemId, path, language: 'de', text: `Text ${index}` }),
      draft,
    );
    expect(missing(full, 'de')).toEqual([]);
    const again = readDefinition(writeDefinition(full));
    expect(texts.map((text) => readTranslation(again, text, 'de'))).toEqual(texts.map((_, index) => `Text ${index}`));
    const empty = texts.reduce<FormDraft>(
      (form, { itemId, path }) => edit(form, { type: 'translate', itemId, path, language: 'de', text: '' }),
      full,
    );
    expect(writeDefinition(empty)).toEqual(writeDefinition(draft));
  });

  it('follow a field that is named otherwise, is duplicated or goes', () => {
    const renamed = edit(draft, { type: 'field', id: idOf('email'), change: { name: 'mail' } });
    expect(objectOf(dutch(renamed).fields).mail).toEqual({ label: 'E-mail' });
    const double = edit(draft, { type: 'duplicate', id: idOf('email') });
    expect(objectOf(dutch(double).fields).email_2).toEqual({ label: 'E-mail' });
    const removed = edit(draft, { type: 'remove', id: idOf('email') });
    expect(Object.keys(objectOf(dutch(removed).fields))).toEqual(['colour']);
  });

  it('follow a choice whose value changes with its label, and leave one that goes', () => {
    const options = [
      { label: 'Crimson', value: 'Crimson' },
      { label: 'Blue', value: 'b' },
    ];
    const renamed = edit(draft, { type: 'field', id: idOf('colour'), change: { options } });
    expect(objectOf(dutch(renamed).fields).colour).toEqual({ options: { Crimson: 'Rood', b: 'Blauw' } });
    const removed = edit(draft, { type: 'field', id: idOf('colour'), change: { options: options.slice(1) } });
    expect(objectOf(dutch(removed).fields).colour).toEqual({ options: { b: 'Blauw' } });
  });

  it('come and go with a language', () => {
    const more = edit(draft, { type: 'language', language: 'fr', isOn: true });
    expect(compareDrafts(draft, more)).toEqual(['French was added to the languages.']);
    const fewer = ['nl', 'de'].reduce<FormDraft>(
      (form, language) => edit(form, { type: 'language', language, isOn: false }),
      draft,
    );
    expect(JSON.stringify(writeDefinition(fewer))).not.toMatch(/translations|Bestellen|U<|Rood/);
    expect(compareDrafts(draft, fewer)).toEqual([
      'Dutch was removed from the languages.',
      'German was removed from the languages.',
    ]);
  });

  it('differ from those of another version', () => {
    const richText = draft.items[0]?.id ?? -1;
    const changed = edit(draft, {
      type: 'translate',
      itemId: richText,
      path: ['content'],
      language: 'nl',
      text: '<h2>Jij</h2>',
    });
    expect(compareDrafts(draft, changed)).toEqual(['The texts in Dutch changed.']);
  });

  it('are not in the form’s own language', () => {
    const own = edit(draft, { type: 'form', change: { metaData: [{ name: 'lang', value: 'nl' }] } });
    expect(findProblems(own)).toEqual([{ message: expect.stringContaining('are in Dutch'), itemId: null }]);
  });

  it('may be anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (translations, nl) => {
        const form = { ...DEFINITION.form, translations };
        const one = readDefinition({ form });
        const other = readDefinition({ form: { ...form, translations: { nl } } });
        for (const each of [one, other]) {
          for (const { rows } of listTexts(each)) for (const row of rows) void readTranslation(each, row, 'nl');
          expect(readDefinition(writeDefinition(each))).toEqual(each);
        }
      }),
    );
  });
});

it.each(TEMPLATES)('$title has nothing to translate but words', ({ definition }) => {
  const form = readDefinition(definition);
  for (const row of missingTexts(form, 'nl')) expect(row.own).not.toBe('');
  expect(missingTexts(form, 'nl').length).toBeGreaterThan(1);
});

it.each([
  [['nl-BE'], 'nl'],
  [['fr', 'nl'], 'nl'],
  [['pt-br'], 'pt_BR'],
  [['pt'], 'en'],
  [['en-GB', 'nl'], 'en'],
  [['', '*'], 'en'],
  [[], 'en'],
])('of English, Dutch and Portuguese a visitor who wants %j reads %s', (wanted, found) => {
  expect(chooseLanguage(['en', 'nl', 'pt_BR'], wanted)).toBe(found);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDocument } from '../../testing/any-form';
import { numberPages } from './number-pages';
import { parseConsent } from './parse-consent';
import { parseDependents } from './parse-dependents';
import { fullFieldsOf, readFullDefinition } from './parse-full-form';
import { findLanguage, translateDocument } from './translate';

const withLanguages = (own: string, ...languages: string[]) => ({
  form: {
    metaData: [{ name: 'lang', value: own }],
    translations: Object.fromEntries(languages.map((language) => [language, {}])),
  },
});

describe('the language of a reader', () => {
  it.each([
    ['nl', 'nl'],
    ['NL_be', 'nl'],
    ['pt-br', 'pt_BR'],
    ['pt-BR-x', 'pt_BR'],
    ['pt', undefined],
    ['en', ''],
    ['en-us', ''],
    ['', undefined],
    ['fr', undefined],
  ])('%j is %j', (wanted, found) => {
    expect(findLanguage(withLanguages('en-gb', 'nl', 'pt_BR'), wanted)).toBe(found);
  });

  it('may be one in which only texts above groups are', () => {
    const richText = { content: 'You', translations: { fr: 'Vous' } };
    expect(findLanguage({ form: { formFieldGroups: [{ richText, fields: [] }] } }, 'fr')).toBe('fr');
  });
});

const anyTexts = fc.oneof(fc.constant('texte'), fc.anything());
const keys = (...names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, anyTexts])), { requiredKeys: [] });
const names = fc.constantFrom('a', 'b', 'email', 'toString', '__proto__');
const anyTranslation = fc.record(
  {
    submitText: anyTexts,
    inlineMessage: anyTexts,
    fields: fc.oneof(
      fc.dictionary(names, fc.oneof(keys('label', 'placeholder', 'description', 'footer', 'options'), fc.anything())),
      fc.anything(),
    ),
    consent: fc.oneof(keys('privacyPolicyText', 'processingConsentCheckboxLabel'), fc.anything()),
    messages: fc.anything(),
  },
  { requiredKeys: [] },
);

const read = (document: unknown) =>
  readFullDefinition(document, { parseConsent, parseDependents, numberPages }, () => {});

/** What a form asks and sends, without the words. */
const withoutWords = (document: unknown) => {
  const definition = read(document);
  return (
    definition && [
      definition.groups.map(({ fields, page }) => [page, fields.map(({ id }) => id)]),
      fullFieldsOf(definition).map(({ label, placeholder, description, footer, options, ...field }) => [
        field,
        options.map(({ value }) => value),
      ]),
    ]
  );
};

describe('a translated document', () => {
  it('differs in its words only', () => {
    fc.assert(
      fc.property(anyDocument, anyTranslation, (document, translation) => {
        const { form, ...rest } = document as { form: object };
        const whole = { ...rest, form: { ...form, translations: { fr: translation } } };
        expect(withoutWords(translateDocument(whole, 'fr'))).toEqual(withoutWords(whole));
      }),
    );
  });

  it('is made of anything', () => {
    fc.assert(fc.property(fc.anything(), (document) => void translateDocument(document, 'fr')));
  });
});

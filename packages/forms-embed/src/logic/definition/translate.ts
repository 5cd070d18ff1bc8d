import { isJsonObject, type Json, jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import type { Texts } from '../texts/messages';
import { readConsentOptions } from './consent-texts';
import { readForm } from './definition';
import { recordOf } from './foreign';
import { formLanguage } from './form-language';

const FORM_TEXTS = ['submitText', 'inlineMessage'];
const FIELD_TEXTS = ['label', 'placeholder', 'description', 'footer'];
const CONSENT_TEXTS = [
  'privacyPolicyText',
  'communicationConsentText',
  'processingConsentText',
  'processingConsentCheckboxLabel',
];

/** Deeper dependents are beyond the limits of a definition. */
const DEEPEST = 100;

/** `NL_be` as `nl-be`. */
const tidy = (language: string) => language.trim().toLowerCase().replace(/_/g, '-');

const formOf = (document: unknown): Json => jsonObject(jsonObject(document).form);

/** The language of a form's own texts. */
export const ownLanguage = (document: unknown): string => tidy(formLanguage(readForm(formOf(document), [])) || 'en');

/** The languages that a form has translations in, as the definition writes them, of its texts above groups too. */
function translatedLanguages(document: unknown): readonly string[] {
  const { translations, formFieldGroups } = formOf(document);
  const texts = jsonList(formFieldGroups).map((group) => jsonObject(jsonObject(group).richText));
  return [
    ...new Set(
      [translations, ...texts.map((text) => text.translations)].flatMap((all) => Object.keys(jsonObject(all))),
    ),
  ];
}

/**
 * The language in which a form is read by somebody who asks for one: that itself, else the same without its region, as
 * the definition writes it. The empty text stands for the form's own texts, undefined for a language that it has not.
 */
export function findLanguage(document: unknown, wanted: string): string | undefined {
  const own = ownLanguage(document);
  const languages = translatedLanguages(document);
  const parts = tidy(wanted).split('-');
  for (; parts[0]; parts.pop()) {
    const tag = parts.join('-');
    const found = languages.find((language) => tidy(language) === tag);
    if (found !== undefined) return found;
    if (tag === own || tag === own.split('-')[0]) return '';
  }
  return undefined;
}

const translationOf = (document: unknown, language: string): Json =>
  jsonObject(ownKey(formOf(document).translations, language));

/** What a definition gives for a name that anybody may have chosen. */
const ownKey = (object: unknown, key: string): unknown =>
  Object.hasOwn(jsonObject(object), key) ? jsonObject(object)[key] : undefined;

/** The widget's own words that a form says otherwise in this language. */
export const translatedMessages = (document: unknown, language: string): Texts =>
  recordOf(
    Object.entries(jsonObject(translationOf(document, language).messages)).map(([key, text]) => [key, jsonText(text)]),
  );

/** The thank-you message in this language; empty where the form has none of its own for it. */
export const translatedThanks = (document: unknown, language: string): string =>
  jsonText(translationOf(document, language).inlineMessage);

/** A document with its texts in this language, as far as it has them. All else of it is the same. */
export function translateDocument(document: unknown, language: string): unknown {
  const form = formOf(document);
  if (!language || !Array.isArray(form.formFieldGroups)) return document;
  const { fields, consent, ...texts } = translationOf(document, language);
  const formFieldGroups = form.formFieldGroups.map((group: unknown) => {
    if (!isJsonObject(group)) return group;
    const text = jsonText(ownKey(jsonObject(group.richText).translations, language));
    return {
      ...group,
      ...(text && { richText: text }),
      fields: jsonList(group.fields).map((field) => translateField(field, fields)),
    };
  });
  const translated = { ...form, ...pick(texts, FORM_TEXTS), formFieldGroups };
  return {
    ...jsonObject(document),
    form: { ...translated, ...(isJsonObject(consent) && translateConsent(form, consent)) },
  };
}

function translateField(value: unknown, all: unknown, depth = 0): unknown {
  if (!isJsonObject(value) || depth > DEEPEST) return value;
  const texts = jsonObject(ownKey(all, jsonText(value.name)));
  const { options, dependentFieldFilters } = value;
  return {
    ...value,
    ...pick(texts, FIELD_TEXTS),
    ...(Array.isArray(options) && { options: options.map((option) => translateOption(option, texts.options)) }),
    ...(Array.isArray(dependentFieldFilters) && {
      dependentFieldFilters: dependentFieldFilters.map((entry) =>
        isJsonObject(entry)
          ? { ...entry, dependentFormField: translateField(entry.dependentFormField, all, depth + 1) }
          : entry,
      ),
    }),
  };
}

/** An option with another label and the same value. */
function translateOption(option: unknown, labels: unknown): unknown {
  const value = isJsonObject(option) ? option.value : option;
  const label = jsonText(ownKey(labels, String(value)));
  return label ? { ...jsonObject(option), value, label } : option;
}

/** Nothing is asked for, or told, that the form itself does not. */
function translateConsent(form: Json, texts: Json): Json {
  const options = readConsentOptions(form);
  const asked = CONSENT_TEXTS.filter((key) => options[key]);
  const boxes = jsonList(options.communicationConsentCheckboxes).map((box) => {
    const { communicationTypeId } = jsonObject(box);
    const label = jsonText(ownKey(texts.communicationConsentCheckboxes, jsonText(communicationTypeId)));
    return label ? { ...jsonObject(box), label } : box;
  });
  const value = { ...options, ...pick(texts, asked), communicationConsentCheckboxes: boxes };
  // Of several entries with one name the last counts.
  return Object.keys(options)[0]
    ? { metaData: [...jsonList(form.metaData), { name: 'legalConsentOptions', value }] }
    : {};
}

/** The texts under some keys that are not empty. */
const pick = (texts: Json, keys: readonly string[]): Json => recordOf(keys.map((key) => [key, jsonText(texts[key])]));

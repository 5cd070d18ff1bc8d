import { type Json, jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import { consentBoxes, readConsentOptions } from '../definition/consent-texts';
import { ownLanguage } from '../definition/translate';
import { ENGLISH } from '../texts/english';
import { LOCALES } from '../texts/locale';
import { type DocumentPath, meant, type ShapeProblem, writePath } from './check-shape';
import { closest } from './closest';

type Report = (problem: ShapeProblem) => void;

const formOf = (document: unknown): Json => jsonObject(jsonObject(document).form);

/** Compares the translations of a form with its fields, its options and its consents, and reports what fits nothing. */
export function checkTranslations(document: unknown, report: Report): void {
  const form = formOf(document);
  const fields = listFields(form);
  const boxes = consentBoxes(readConsentOptions(form)).map(({ communicationTypeId }) => jsonText(communicationTypeId));
  checkLanguages(form.translations, ['form', 'translations'], document, report);
  for (const [language, value] of Object.entries(jsonObject(form.translations))) {
    const translation = jsonObject(value);
    const path = ['form', 'translations', language];
    const names = { known: [...fields.keys()], what: 'the name of a field' };
    checkKeys(translation.fields, [...path, 'fields'], names, report);
    checkKeys(
      translation.messages,
      [...path, 'messages'],
      { known: Object.keys(ENGLISH), what: 'a text of the widget' },
      report,
    );
    const ids = { known: boxes, what: 'the communicationTypeId of a checkbox' };
    const { communicationConsentCheckboxes } = jsonObject(translation.consent);
    checkKeys(communicationConsentCheckboxes, [...path, 'consent', 'communicationConsentCheckboxes'], ids, report);
    for (const [name, texts] of Object.entries(jsonObject(translation.fields))) {
      const values = fields.get(name);
      const options = { known: [...(values ?? [])], what: 'the value of an option' };
      if (values) checkKeys(jsonObject(texts).options, [...path, 'fields', name, 'options'], options, report);
    }
  }
  for (const [index, group] of jsonList(form.formFieldGroups).entries()) {
    const { translations } = jsonObject(jsonObject(group).richText);
    checkLanguages(translations, ['form', 'formFieldGroups', index, 'richText', 'translations'], document, report);
  }
}

/** The values of the options of each field, by its name; of dependents too, which are added during the loop. */
function listFields(form: Json): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>();
  const fields = jsonList(form.formFieldGroups).flatMap((group) => jsonList(jsonObject(group).fields));
  for (const value of fields) {
    const { name, options, dependentFieldFilters } = jsonObject(value);
    const known = values.get(jsonText(name)) ?? new Set();
    for (const option of jsonList(options)) known.add(String(jsonObject(option).value ?? option));
    values.set(jsonText(name), known);
    for (const entry of jsonList(dependentFieldFilters)) fields.push(jsonObject(entry).dependentFormField);
  }
  return values;
}

interface Names {
  readonly known: readonly string[];
  /** What a key has to be. */
  readonly what: string;
}

function checkKeys(value: unknown, path: DocumentPath, { known, what }: Names, report: Report) {
  for (const key of Object.keys(jsonObject(value)).filter((name) => !known.includes(name))) {
    const suggestion = closest(key, known);
    const message = `${writePath([...path, key])} is not ${what}${meant(suggestion)}`;
    report({ path: [...path, key], message, isUnknownKey: true, suggestion });
  }
}

const CODES = ['en', ...LOCALES];
const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function checkLanguages(value: unknown, path: DocumentPath, document: unknown, report: Report) {
  const own = ownLanguage(document);
  const seen = new Set<string>();
  for (const language of Object.keys(jsonObject(value))) {
    const tag = language.toLowerCase().replace(/_/g, '-');
    const here = writePath([...path, language]);
    const refuse = (message: string, suggestion?: string) =>
      report({
        path: [...path, language],
        message: here + message + meant(suggestion),
        isUnknownKey: false,
        suggestion,
      });
    if (!nameOf(tag)) refuse(' is not the code of a language, such as nl or pt-br', meantLanguage(tag));
    else if (tag === own) refuse(` is in the form's own language, which metaData names as "lang" (default en)`);
    else if (seen.has(tag)) refuse(' is there twice, the case of letters does not count');
    seen.add(tag);
  }
}

/** The English name of a language; undefined for a text that is no code of one. */
function nameOf(tag: string): string | undefined {
  try {
    return NAMES.of(tag);
  } catch {
    return undefined;
  }
}

/** The code that somebody may have meant, who may have written the name of the language. */
const meantLanguage = (typed: string): string | undefined =>
  CODES.find((code) => nameOf(code)?.toLowerCase() === typed) ?? closest(typed, CODES);

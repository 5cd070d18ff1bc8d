import {
  choicesOf,
  type FormDraft,
  type Item,
  type Json,
  listOf,
  objectOf,
  objectsOf,
  type Translations,
  textOf,
} from './document';
import { readConsent, readFact } from './facts';

/** A text of the form that can be said in other languages. */
export interface TextRow {
  /** The row of the form that it belongs to; null for the form itself. */
  readonly itemId: number | null;
  /** Where it is in what is translated: `['options', 'red']`. */
  readonly path: readonly string[];
  /** What it is, for its owner. */
  readonly title: string;
  /** What it says in the form's own language. */
  readonly own: string;
  readonly isMarkup: boolean;
  /** The widget says it by itself in the languages that it knows. */
  readonly isOptional: boolean;
}

/** The texts of one part of a form. */
export interface TextSection {
  readonly title: string;
  readonly rows: readonly TextRow[];
}

const FIELD_TEXTS = [
  ['label', 'Label', true],
  ['placeholder', 'Example in the empty field', false],
  ['description', 'Help above the field', true],
  ['footer', 'Help below the field', true],
] as const;

const FORM_TEXTS = [
  ['submitText', 'Label of the button', false],
  ['inlineMessage', 'Message after sending', true],
] as const;

const CONSENT_TEXTS = [
  ['processingConsentText', 'Why you ask'],
  ['processingConsentCheckboxLabel', 'Label of the checkbox'],
  ['communicationConsentText', 'Above the messages the visitor may allow'],
  ['privacyPolicyText', 'Privacy notice'],
] as const;

/** The form's texts that a visitor can see, in its order; sections without one are left out. */
export function listTexts(draft: FormDraft): readonly TextSection[] {
  const sections = [
    ...draft.items.map(itemSection),
    consentSection(draft.form),
    formSection(draft),
    wordSection(draft),
  ];
  return sections
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ own }) => own.trim() !== '') }))
    .filter(({ rows }) => rows.length > 0);
}

const row = (
  itemId: number | null,
  path: readonly string[],
  text: Pick<TextRow, 'title' | 'own' | 'isMarkup'>,
): TextRow => ({
  itemId,
  path,
  isOptional: false,
  ...text,
});

function itemSection(item: Item): TextSection {
  if (item.kind === 'text')
    return { title: 'Text', rows: [row(item.id, ['content'], { title: 'Text', own: item.content, isMarkup: true })] };
  if (item.kind === 'page' || item.field.hidden === true) return { title: '', rows: [] };
  const { id, field } = item;
  const texts = FIELD_TEXTS.map(([key, title, isMarkup]) =>
    row(id, [key], { title, own: textOf(field[key]), isMarkup }),
  );
  const choices = choicesOf(field).map(({ label, value }, index) =>
    row(id, ['options', value], { title: `Choice ${index + 1}`, own: label, isMarkup: false }),
  );
  return { title: textOf(field.label).replaceAll(/<[^>]*>/g, '') || field.name, rows: [...texts, ...choices] };
}

function consentSection(form: Json): TextSection {
  const consent = objectOf(readConsent(form));
  const texts = CONSENT_TEXTS.map(([key, title]) =>
    row(null, ['consent', key], { title, own: textOf(consent[key]), isMarkup: true }),
  );
  const boxes = listOf(consent.communicationConsentCheckboxes)
    .map(objectOf)
    .map(({ communicationTypeId, label }, index) =>
      row(null, ['consent', 'communicationConsentCheckboxes', String(communicationTypeId)], {
        title: `Message ${index + 1}`,
        own: textOf(label),
        isMarkup: true,
      }),
    );
  return { title: 'Consent', rows: [...texts, ...boxes] };
}

function formSection({ form }: FormDraft): TextSection {
  const rows = FORM_TEXTS.map(([key, title, isMarkup]) =>
    row(null, [key], { title, own: textOf(form[key]), isMarkup }),
  );
  return { title: 'The form', rows };
}

/** Words of the widget that a form may say otherwise. */
function wordSection({ items }: FormDraft): TextSection {
  const words = [
    ...(items.some(({ kind }) => kind === 'page')
      ? [
          ['next', 'Next'],
          ['previous', 'Previous'],
        ]
      : []),
    ['required', 'Please complete this required field.'],
  ] as const;
  const rows = words.map(([key = '', own = '']) => ({
    ...row(null, ['messages', key], { title: TITLES[key] ?? key, own, isMarkup: false }),
    isOptional: true,
  }));
  return { title: 'Words of every form', rows };
}

const TITLES: Readonly<Record<string, string>> = {
  next: 'Button to the next page',
  previous: 'Button to the page before',
  required: 'Where an answer is missing',
};

/** The languages that a form is translated to. */
export function languagesOf({ form, items }: FormDraft): readonly string[] {
  const all = [objectOf(form.translations), ...items.map(translationsOf)];
  return [...new Set(all.flatMap(Object.keys))];
}

export const ownLanguageOf = ({ form }: FormDraft): string => textOf(readFact(form, 'lang')) || 'en';

const translationsOf = (item: Item): Translations => (item.kind === 'page' ? {} : item.translations);

/** All that is translated of one part: of a row, or of the form itself. */
const sourceOf = ({ form, items }: FormDraft, itemId: number | null): Json => {
  const item = items.find(({ id }) => id === itemId);
  return item ? translationsOf(item) : objectOf(form.translations);
};

/** What a text says in a language; empty where that is missing. */
export function readTranslation(
  draft: FormDraft,
  { itemId, path }: Pick<TextRow, 'itemId' | 'path'>,
  language: string,
) {
  return textOf([language, ...path].reduce<unknown>(ownValue, sourceOf(draft, itemId)));
}

const ownValue = (value: unknown, key: string): unknown =>
  Object.hasOwn(objectOf(value), key) ? objectOf(value)[key] : undefined;

/** The texts that are missing in a language. */
export const missingTexts = (draft: FormDraft, language: string): readonly TextRow[] =>
  listTexts(draft)
    .flatMap(({ rows }) => rows)
    .filter((one) => !one.isOptional && readTranslation(draft, one, language).trim() === '');

/** The form in which a text says this in a language; the empty text takes it away. */
export function translate(
  draft: FormDraft,
  {
    itemId,
    path,
    language,
  }: { readonly itemId: number | null; readonly path: readonly string[]; readonly language: string },
  text: string,
): FormDraft {
  const write = (translations: Json): Translations => ({
    ...objectsOf(translations),
    [language]: writeAt(objectOf(translations[language]), path, text),
  });
  if (itemId === null)
    return { ...draft, form: { ...draft.form, translations: write(objectOf(draft.form.translations)) } };
  const items = draft.items.map((item) =>
    item.id === itemId && item.kind !== 'page' ? { ...item, translations: write(item.translations) } : item,
  );
  return { ...draft, items };
}

/** An object with a text at a path; objects that are left empty go. */
function writeAt(object: Json, [key = '', ...path]: readonly string[], text: string): Json {
  const { [key]: before, ...others } = object;
  const value = path.length > 0 ? writeAt(objectOf(before), path, text) : text;
  const isEmpty = typeof value === 'string' ? value === '' : Object.keys(value).length === 0;
  return isEmpty ? others : { ...object, [key]: value };
}

/** The form with a further language, which has no text yet. */
export const addLanguage = ({ form, ...draft }: FormDraft, language: string): FormDraft => ({
  ...draft,
  form: { ...form, translations: { ...objectOf(form.translations), [language]: {} } },
});

/** The form without a language, and all that was said in it. */
export function removeLanguage({ form, items, ...draft }: FormDraft, language: string): FormDraft {
  const { translations, ...others } = form;
  const left = without(objectOf(translations), language);
  return {
    ...draft,
    form: Object.keys(left).length > 0 ? { ...others, translations: left } : others,
    items: items.map((item) =>
      item.kind === 'page' ? item : { ...item, translations: without(item.translations, language) as Translations },
    ),
  };
}

const without = (object: Json, key: string): Json => {
  const { [key]: _, ...others } = object;
  return others;
};

/** Lets the labels of choices follow values that were changed with them. */
export function followChoices(translations: Translations, before: Json, after: Json): Translations {
  const [old, now] = [choicesOf(before), choicesOf(after)];
  const values = new Set(now.map(({ value }) => value));
  const moved =
    old.length === now.length
      ? old.flatMap(({ value }, index) => (values.has(value) ? [] : [[value, now[index]?.value ?? value] as const]))
      : [];
  if (moved.length === 0) return translations;
  const names = new Map(moved);
  return Object.fromEntries(
    Object.entries(translations).map(([language, { options, ...texts }]) => [
      language,
      {
        ...texts,
        ...(options === undefined
          ? {}
          : {
              options: Object.fromEntries(
                Object.entries(objectOf(options)).map(([value, label]) => [names.get(value) ?? value, label]),
              ),
            }),
      },
    ]),
  );
}

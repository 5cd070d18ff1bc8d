import {
  choicesOf,
  type FormDraft,
  type Item,
  type Json,
  objectOf,
  objectsOf,
  type Translations,
  textOf,
} from './document';
import { readFact } from './facts';
import { listTexts, type TextRow } from './list-texts';

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

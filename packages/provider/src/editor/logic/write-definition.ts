import {
  choicesOf,
  type FieldItem,
  type FormDraft,
  type Item,
  isFieldItem,
  type Json,
  objectOf,
  objectsOf,
  type TextItem,
  textOf,
} from './document';

type Path = readonly (string | number)[];

interface Written {
  readonly definition: Json;
  /** Where in the definition each item was written, the deepest last. */
  readonly places: readonly { readonly id: number; readonly path: Path }[];
}

interface Group {
  readonly head: Json;
  readonly fields: { readonly item: FieldItem; readonly field: Json }[];
}

/** Puts the definition together again. */
export const writeDefinition = (draft: FormDraft): Json => writeWithPlaces(draft).definition;

/** The same, and where each item is in it. */
export function writeWithPlaces({ items, form, rest }: FormDraft): Written {
  const places: { id: number; path: Path }[] = [];
  const groups: Group[] = [];
  let waiting: Json = {};
  let waitingIds: number[] = [];
  const root: Path = ['form', 'formFieldGroups'];
  const isWaiting = () => waitingIds.length > 0;

  const openGroup = (head: Json) => {
    for (const id of waitingIds) places.push({ id, path: [...root, groups.length] });
    const group: Group = { head: { ...head, ...waiting }, fields: [] };
    groups.push(group);
    waiting = {};
    waitingIds = [];
    return group;
  };
  for (const item of items) {
    if (item.kind === 'page') {
      if (isWaiting()) openGroup({});
      waiting = { isPageBreak: true, ...(item.rules === undefined ? {} : { mountkit: item.rules }) };
      waitingIds.push(item.id);
    } else if (item.kind === 'text') {
      if (waiting.richText !== undefined) openGroup({});
      waiting = { ...waiting, richText: writeText(item) };
      waitingIds.push(item.id);
    } else if (item.when === null) {
      const last = groups.at(-1);
      const group = item.isBeside && !isWaiting() && last ? last : openGroup(item.group);
      const path = [...root, groups.length - 1, 'fields', group.fields.length];
      group.fields.push({ item, field: writeField(item, path) });
    }
  }
  if (isWaiting()) openGroup({});
  const formFieldGroups = groups.map(({ head, fields }) => ({ ...head, fields: fields.map(({ field }) => field) }));
  const translations = writeTranslations({ form, items });
  const whole = { ...form, ...(translations && { translations }), formFieldGroups };
  return { definition: { ...rest, form: whole }, places };

  function writeField(item: FieldItem, path: Path): Json {
    places.push({ id: item.id, path });
    const dependents = items.filter((one): one is FieldItem => isFieldItem(one) && one.when?.parent === item.id);
    if (dependents.length === 0) return item.field;
    const dependentFieldFilters = dependents.map((one, index) => ({
      filters: one.when?.filters ?? [],
      dependentFormField: writeField(one, [...path, 'dependentFieldFilters', index, 'dependentFormField']),
      formFieldAction: 'DISPLAY',
    }));
    return { ...item.field, dependentFieldFilters };
  }
}

/** A text above fields, with what it says in other languages. */
function writeText({ content, translations }: TextItem): Json {
  const said = Object.entries(translations).filter(([, text]) => textOf(text.content) !== '');
  const others = Object.fromEntries(said.map(([language, text]) => [language, text.content]));
  return { content, type: 'TEXT', ...(said.length > 0 && { translations: others }) };
}

/** The form's texts in further languages, with those of its fields; undefined for none. */
function writeTranslations({ form, items }: Pick<FormDraft, 'form' | 'items'>): Json | undefined {
  const fields = items.filter(isFieldItem);
  const own = objectsOf(form.translations);
  const languages = new Set([own, ...fields.map(({ translations }) => translations)].flatMap(Object.keys));
  const all = [...languages].map((language) => {
    const texts = fields.flatMap((item) => {
      const text = writeFieldTexts(item, language);
      return Object.keys(text).length > 0 ? [[item.field.name, text] as const] : [];
    });
    return [language, { ...own[language], ...(texts.length > 0 && { fields: Object.fromEntries(texts) }) }] as const;
  });
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}

/** A field's texts in a language, without labels of choices that there are no more. */
function writeFieldTexts({ field, translations }: FieldItem, language: string): Json {
  const { options, ...texts } = objectOf(translations[language]);
  const values = new Set(choicesOf(field).map(({ value }) => value));
  const labels = Object.entries(objectOf(options)).filter(([value]) => values.has(value));
  return { ...texts, ...(labels.length > 0 && { options: Object.fromEntries(labels) }) };
}

/** The item that a place in the definition belongs to; null for the form itself. */
export function findItemAt({ places }: Written, path: Path): Item['id'] | null {
  const fitting = places.filter((place) => place.path.every((part, index) => part === path[index]));
  return (
    fitting.reduce<(typeof places)[number] | null>(
      (best, one) => (best && best.path.length > one.path.length ? best : one),
      null,
    )?.id ?? null
  );
}

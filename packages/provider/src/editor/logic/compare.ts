import {
  choicesOf,
  type FieldItem,
  type FormDraft,
  type Item,
  isFieldItem,
  type Json,
  objectOf,
  textOf,
} from './document';
import { kindOf } from './field-kinds';
import { nameLanguage } from './languages';
import { languagesOf } from './translations';
import { writeDefinition } from './write-definition';

/** What differs between two forms, in sentences for their owner. */
export function compareDrafts(before: FormDraft, after: FormDraft): readonly string[] {
  const old = fieldsByName(before.items);
  const now = fieldsByName(after.items);
  const added = [...now].filter(([name]) => !old.has(name)).map(([, item]) => `“${labelOf(item)}” was added.`);
  const removed = [...old].filter(([name]) => !now.has(name)).map(([, item]) => `“${labelOf(item)}” was removed.`);
  const changed = [...now].flatMap(([name, item]) => compareField(old.get(name), item));
  const kept = (items: FormDraft) =>
    [...fieldsByName(items.items).keys()].filter((name) => old.has(name) && now.has(name));
  const moved = kept(before).join('\n') === kept(after).join('\n') ? [] : ['The fields are in another order.'];
  return [
    ...added,
    ...removed,
    ...changed,
    ...moved,
    ...compareFrames(before, after),
    ...compareLanguages(before, after),
  ];
}

function compareLanguages(before: FormDraft, after: FormDraft): readonly string[] {
  const [old, now] = [languagesOf(before), languagesOf(after)];
  return [...new Set([...old, ...now])].flatMap((language) => {
    const name = nameLanguage(language);
    if (!old.includes(language)) return [`${name} was added to the languages.`];
    if (!now.includes(language)) return [`${name} was removed from the languages.`];
    return same(textsIn(before, language), textsIn(after, language)) ? [] : [`The texts in ${name} changed.`];
  });
}

/** All that a form says in a language. */
const textsIn = (draft: FormDraft, language: string): unknown => [
  objectOf(objectOf(writeDefinition(draft).form).translations)[language],
  draft.items.map((item) => (item.kind === 'text' ? item.translations[language] : undefined)),
];

const labelOf = ({ field }: FieldItem) => textOf(field.label) || field.name;

const fieldsByName = (items: readonly Item[]) =>
  new Map(items.filter(isFieldItem).map((item) => [item.field.name, item] as const));

const NAMES: Readonly<Record<string, string>> = {
  label: 'the label',
  placeholder: 'the example',
  description: 'the help text',
  footer: 'the help text below',
  defaultValue: 'the first value',
  validation: 'what it must be',
};

function compareField(old: FieldItem | undefined, now: FieldItem): readonly string[] {
  if (old === undefined) return [];
  const name = `“${labelOf(now)}”`;
  const sentences: string[] = [];
  if (textOf(old.field.label) !== textOf(now.field.label)) sentences.push(`${name} was “${labelOf(old)}”.`);
  if (kindOf(old.field) !== kindOf(now.field))
    sentences.push(`${name} is a field of another kind: ${kindOf(now.field)}.`);
  if ((old.field.required === true) !== (now.field.required === true)) {
    sentences.push(now.field.required === true ? `${name} is required.` : `${name} is no longer required.`);
  }
  if (!same(choicesOf(old.field), choicesOf(now.field))) sentences.push(`${name} has other choices.`);
  for (const [key, words] of Object.entries(NAMES).slice(1)) {
    if (!same(old.field[key] || '', now.field[key] || '')) sentences.push(`${name}: ${words} changed.`);
  }
  if (!same(old.when?.filters ?? [], now.when?.filters ?? []))
    sentences.push(`${name} is shown under another condition.`);
  if (old.isBeside !== now.isBeside) sentences.push(`${name} is in another row.`);
  return sentences;
}

const FRAMES: readonly (readonly [string, string])[] = [
  ['submitText', 'The button’s label'],
  ['inlineMessage', 'The message after sending'],
  ['redirectUrl', 'The page after sending'],
  ['themeName', 'The theme'],
  ['style', 'The colours and sizes'],
  ['metaData', 'The language or what is agreed to'],
];

function compareFrames(before: FormDraft, after: FormDraft): readonly string[] {
  const frames = FRAMES.filter(([key]) => !same(before.form[key] || '', after.form[key] || '')).map(
    ([, name]) => `${name} changed.`,
  );
  const texts = (draft: FormDraft) => draft.items.flatMap((item) => (item.kind === 'text' ? [item.content] : []));
  const pages = (draft: FormDraft) => draft.items.filter(({ kind }) => kind === 'page').length;
  if (!same(texts(before), texts(after))) frames.push('The texts between fields changed.');
  const skips = (draft: FormDraft) => draft.items.flatMap((item) => (item.kind === 'page' ? [item.rules ?? null] : []));
  if (pages(before) === pages(after) && !same(skips(before), skips(after)))
    frames.push('Pages are skipped under other conditions.');
  if (pages(before) !== pages(after)) frames.push(`It has ${pages(after) + 1} pages instead of ${pages(before) + 1}.`);
  return frames;
}

/** Whether two values are the same JSON, in whatever order the keys of objects are. */
export const same = (one: unknown, other: unknown): boolean => write(one) === write(other);

const write = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part as Json).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? '';

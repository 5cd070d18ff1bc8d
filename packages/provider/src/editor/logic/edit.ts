import { fieldIdOf, followField, type Rule, writeRules } from './conditions';
import {
  type Condition,
  type FieldItem,
  type FormDraft,
  familyOf,
  type Item,
  isFieldItem,
  type Json,
} from './document';
import { FIELD_KINDS } from './field-kinds';
import { freeName, nameFrom } from './names';
import { addLanguage, followChoices, removeLanguage, translate } from './translations';

/** What somebody does to a form. */
export type Edit =
  | { readonly type: 'add'; readonly what: string; readonly after: number | null }
  | { readonly type: 'move'; readonly id: number; readonly to: number }
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'duplicate'; readonly id: number }
  | { readonly type: 'field'; readonly id: number; readonly change: Json }
  | { readonly type: 'text'; readonly id: number; readonly content: string }
  | { readonly type: 'beside'; readonly id: number; readonly isBeside: boolean }
  | { readonly type: 'when'; readonly id: number; readonly when: Condition | null }
  | { readonly type: 'rules'; readonly id: number; readonly rules: readonly Rule[] }
  | {
      readonly type: 'translate';
      readonly itemId: number | null;
      readonly path: readonly string[];
      readonly language: string;
      readonly text: string;
    }
  | { readonly type: 'language'; readonly language: string; readonly isOn: boolean }
  | { readonly type: 'form'; readonly change: Json }
  | { readonly type: 'document'; readonly change: Json }
  | { readonly type: 'title'; readonly title: string }
  | { readonly type: 'replace'; readonly draft: FormDraft };

/** The form after an edit. An edit of an item that is not there changes nothing. */
export function edit(draft: FormDraft, action: Edit): FormDraft {
  if (action.type === 'add') return add(draft, action.what, action.after);
  if (action.type === 'move') return move(draft, action.id, action.to);
  if (action.type === 'remove') return remove(draft, action.id);
  if (action.type === 'duplicate') return duplicate(draft, action.id);
  if (action.type === 'form') return { ...draft, form: merge(draft.form, action.change) };
  if (action.type === 'document') return { ...draft, rest: merge(draft.rest, action.change) };
  if (action.type === 'title') return { ...draft, title: action.title };
  if (action.type === 'translate') return translate(draft, action, action.text);
  if (action.type === 'language') return (action.isOn ? addLanguage : removeLanguage)(draft, action.language);
  if (action.type === 'replace') return action.draft;
  if (action.type === 'when' && !mayDependOn(draft, action.id, action.when)) return draft;
  const all = action.type === 'when' ? leaveRow(draft.items, action.id) : draft.items;
  const items = all.map((item) => (item.id === action.id ? editItem(item, action) : item));
  return { ...draft, items: gather(follow(draft.items, items, action.id)) };
}

/** Rules are about fields by their names, which an edit may have changed. Another field of the old name keeps them. */
function follow(before: readonly Item[], now: readonly Item[], id: number): readonly Item[] {
  const idIn = (items: readonly Item[]) => {
    const item = items.filter(isFieldItem).find((one) => one.id === id);
    return item ? fieldIdOf(item.field) : null;
  };
  const from = idIn(before);
  if (from === null || now.some((item) => isFieldItem(item) && fieldIdOf(item.field) === from)) return now;
  return followField(now, from, idIn(now));
}

type ItemEdit = Extract<Edit, { readonly type: 'field' | 'text' | 'beside' | 'when' | 'rules' }>;

function editItem(item: Item, action: ItemEdit): Item {
  if (item.kind === 'text' && action.type === 'text') return { ...item, content: action.content };
  if (action.type === 'rules') return writeRules(item, action.rules);
  if (item.kind !== 'field') return item;
  if (action.type === 'beside') return { ...item, isBeside: action.isBeside };
  if (action.type === 'when') return { ...item, when: action.when, isBeside: false };
  if (action.type === 'field') {
    const field = { ...merge(item.field, action.change), name: nameOf(item, action.change) };
    return { ...item, field, translations: followChoices(item.translations, item.field, field) };
  }
  return item;
}

/** On no field that depends on it. */
function mayDependOn({ items }: FormDraft, id: number, when: Condition | null): boolean {
  if (when === null) return true;
  return (
    items.some((item) => isFieldItem(item) && item.id === when.parent) && !familyOf(items, id).includes(when.parent)
  );
}

const nameOf = ({ field }: FieldItem, { name }: Json) => (typeof name === 'string' ? name : field.name);

/** The keys of both; `undefined` takes a key away. */
function merge(object: Json, change: Json): Json {
  return Object.fromEntries(Object.entries({ ...object, ...change }).filter(([, value]) => value !== undefined));
}

function add(draft: FormDraft, what: string, after: number | null): FormDraft {
  const item = makeItem(draft, what);
  if (item === null) return draft;
  const index = after === null ? -1 : draft.items.findIndex(({ id }) => id === after);
  const place = index === -1 ? draft.items.length : index + 1;
  const items = [...draft.items.slice(0, place), item, ...draft.items.slice(place)];
  return { ...draft, items: gather(items), nextId: draft.nextId + 1 };
}

function makeItem({ items, nextId: id }: FormDraft, what: string): Item | null {
  if (what === 'text-block') return { kind: 'text', id, content: '<p>Your text</p>', translations: {} };
  if (what === 'page') return { kind: 'page', id, rules: undefined };
  const kind = FIELD_KINDS.find(({ key }) => key === what);
  if (kind === undefined) return null;
  const field = { ...kind.field, name: freeName(items, nameFrom(kind.field.label)) };
  return { kind: 'field', id, field, isBeside: false, when: null, group: {}, translations: {} };
}

/** All but the fields that depend on another: those stay behind it. */
export const listRows = (items: readonly Item[]): readonly Item[] =>
  items.filter((item) => !isFieldItem(item) || item.when === null);

/** Brings a row, with all that depends on it, to a position among the other rows. */
function move(draft: FormDraft, id: number, to: number): FormDraft {
  const item = listRows(draft.items).find((one) => one.id === id);
  if (item === undefined) return draft;
  const family = familyOf(draft.items, id);
  const others = leaveRow(draft.items, id).filter((one) => !family.includes(one.id));
  const next = listRows(others)[Math.max(0, to)];
  // Between two fields of one row it joins them.
  const isBeside = next !== undefined && isFieldItem(next) && next.isBeside;
  const moving = draft.items
    .filter((one) => family.includes(one.id))
    .map((one) => (one.id === id && isFieldItem(one) ? { ...one, isBeside } : one));
  const place = next === undefined ? others.length : others.indexOf(next);
  return { ...draft, items: gather([...others.slice(0, place), ...moving, ...others.slice(place)]) };
}

/** What depended on a removed field is shown in any case, and rules about it go. */
function remove(draft: FormDraft, id: number): FormDraft {
  if (!draft.items.some((item) => item.id === id)) return draft;
  const items = leaveRow(draft.items, id)
    .filter((item) => item.id !== id)
    .map((item) => (isFieldItem(item) && item.when?.parent === id ? { ...item, when: null } : item));
  return { ...draft, items: gather(follow(draft.items, items, id)) };
}

/** The field beside one that goes away begins the row in its place. */
function leaveRow(items: readonly Item[], id: number): readonly Item[] {
  const rows = listRows(items);
  const index = rows.findIndex((item) => item.id === id);
  const [head, next] = [rows[index], rows[index + 1]];
  if (head === undefined || next === undefined || !isFieldItem(head) || !isFieldItem(next)) return items;
  if (head.isBeside || !next.isBeside) return items;
  return items.map((item) => (item === next ? { ...next, isBeside: false, group: head.group } : item));
}

function duplicate(draft: FormDraft, id: number): FormDraft {
  const index = draft.items.findIndex((item) => item.id === id);
  const item = draft.items[index];
  if (item === undefined) return draft;
  const field = item.kind === 'field' ? { field: { ...item.field, name: freeName(draft.items, item.field.name) } } : {};
  const copy = { ...item, ...field, id: draft.nextId } as Item;
  const items = [...draft.items.slice(0, index + 1), copy, ...draft.items.slice(index + 1)];
  return { ...draft, items: gather(items), nextId: draft.nextId + 1 };
}

/** Brings what depends on a field behind it, and makes the first field of the list begin a row. */
function gather(items: readonly Item[]): readonly Item[] {
  const sorted = items.flatMap((item) => {
    if (isFieldItem(item) && item.when !== null && items.some(({ id }) => id === item.when?.parent)) return [];
    return familyInOrder(items, item);
  });
  return sorted.map((item, index) => {
    if (!isFieldItem(item) || !item.isBeside) return item;
    return mayBeBeside(sorted, index) ? item : { ...item, isBeside: false };
  });
}

function familyInOrder(items: readonly Item[], item: Item): readonly Item[] {
  const dependents = items.filter((one) => isFieldItem(one) && one.when?.parent === item.id);
  return [item, ...dependents.flatMap((one) => familyInOrder(items, one))];
}

/** Whether a field can be in one row with what is above it: another field that is always shown. */
export function mayBeBeside(items: readonly Item[], index: number): boolean {
  const item = items[index];
  if (item === undefined || !isFieldItem(item) || item.when !== null) return false;
  const above = items.slice(0, index).findLast((one) => !isFieldItem(one) || one.when === null);
  return above !== undefined && isFieldItem(above);
}

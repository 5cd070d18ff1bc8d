import {
  type FieldItem,
  type Filter,
  type Item,
  isFieldItem,
  isObject,
  type Json,
  listOf,
  objectOf,
  textOf,
} from './document';

/** Holds while a field that is shown passes the filters. Of a list of them one is enough. */
export interface Rule {
  /** The field, as a submission names it. */
  readonly field: string;
  readonly filters: readonly Filter[];
}

/** What an item can have beside conditions of being shown: a field can be required, a page skipped. */
const keyOf = (item: Item) => (item.kind === 'field' ? 'requiredWhen' : 'skipWhen');

const TYPE_NAMES: Readonly<Record<string, string>> = { '0-5': 'TICKET.', '0-19': 'FEEDBACK_SUBMISSION.' };

/** How a submission names a field. */
export function fieldIdOf({ name, objectTypeId }: Json): string {
  const type = textOf(objectTypeId);
  if (type === '' || type === '0-1') return textOf(name);
  return `${TYPE_NAMES[type] ?? `${type}/`}${textOf(name)}`;
}

/** When a field is required, or a page skipped. */
export function readRules(item: Item): readonly Rule[] {
  return listOf(objectOf(ownOf(item))[keyOf(item)])
    .filter(isObject)
    .map(({ field, filters }) => ({
      field: textOf(field),
      filters: listOf(filters).map((one) => objectOf(one) as never),
    }));
}

/** The item with these rules; what else its owner wrote beside them stays. */
export function writeRules<One extends Item>(item: One, rules: readonly Rule[]): One {
  const { [keyOf(item)]: _, ...others } = objectOf(ownOf(item));
  const own = rules.length > 0 ? { ...others, [keyOf(item)]: rules } : others;
  const kept = Object.keys(own).length > 0 ? own : undefined;
  if (item.kind === 'page') return { ...item, rules: kept };
  if (item.kind !== 'field') return item;
  const { mountkit: _old, ...validation } = objectOf(item.field.validation);
  const whole = kept ? { ...validation, mountkit: kept } : validation;
  const { validation: _before, ...field } = item.field;
  return { ...item, field: Object.keys(whole).length > 0 ? { ...field, validation: whole } : field };
}

function ownOf(item: Item): unknown {
  if (item.kind === 'page') return item.rules;
  return item.kind === 'field' ? objectOf(item.field.validation).mountkit : undefined;
}

/** Lets every rule about a field follow its new name; without one they go, as the field does. */
export function followField(items: readonly Item[], from: string, to: string | null): readonly Item[] {
  return items.map((item) => {
    const rules = readRules(item);
    if (!rules.some(({ field }) => field === from)) return item;
    const next = rules.flatMap((rule) => (rule.field !== from ? [rule] : to === null ? [] : [{ ...rule, field: to }]));
    return writeRules(item, next);
  });
}

/** The fields that a rule of this item can be about: any other one for a field, those of the pages before for a page. */
export function askableFields(items: readonly Item[], item: Item): readonly FieldItem[] {
  const found = item.kind === 'page' ? items.slice(0, items.indexOf(item)) : items.filter(({ id }) => id !== item.id);
  return found.filter(isFieldItem).filter(({ field }) => field.fieldType !== 'file');
}

import { valueKindOf } from '../definition/field-kinds';
import { placesOf } from '../definition/field-places';
import type { FullDefinition, FullField } from '../definition/full-definition';
import { acceptValue } from './accept-value';

/** The sources of a form's first values. */
export interface ValueSources {
  /** The page's address parameters, e.g. a `URLSearchParams`. */
  readonly address: { readonly getAll: (name: string) => readonly string[] };
  /** `properties` of the embed options: texts, numbers, booleans or lists of them, by field name or id. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Ignores the values that the provider knows. */
  readonly ignoreCurrentValues: boolean;
  /**
   * `live` takes all sources; `preview` the embed options only (specification 2 section 6), `reset` the address only
   * (section 4, 'Reset cookie action'). Default values count in all.
   */
  readonly mode: 'live' | 'preview' | 'reset';
}

/** The values that a form begins with. */
export interface InitialValues {
  /** By field id, for every field of the definition. */
  readonly values: ReadonlyMap<string, string>;
  /** The ids of fields whose values the provider knew. */
  readonly prefilled: ReadonlySet<string>;
  /** Whether the provider knows values, whether or not it sent them: then 'Not you?' is offered. */
  readonly hasKnownValues: boolean;
  /** The names of fields whose values are known, which hides smart groups and smart fields. */
  readonly known: ReadonlySet<string>;
}

/** Looks up one key in a source; an empty list if it is not there. */
type Source = (key: string) => readonly unknown[];

const fromRecord =
  (record: Readonly<Record<string, unknown>>): Source =>
  (key) =>
    Object.hasOwn(record, key) ? [record[key]].flat() : [];

const textOf = (value: unknown): string => (['string', 'number', 'boolean'].includes(typeof value) ? `${value}` : '');

/** Whether a list of values becomes several choices. */
const hasSeveral = (field: FullField): boolean => field.type === 'enumeration' || valueKindOf(field) === 'options';

/** The value of a field in a source: by id before name, since fields of several objects may share a name. */
function takeFrom(source: Source, field: FullField): string {
  const byId = source(field.id);
  const texts = (byId.length > 0 ? byId : source(field.name)).map(textOf).filter((text) => text.trim() !== '');
  return acceptValue(field, hasSeveral(field) ? texts.join(';') : (texts[0] ?? ''));
}

/**
 * The values that a form begins with: from the address, the embed options, the known properties or the default value,
 * the first in this order with a value that the field accepts. Consent starts with its default value: only the visitor
 * can give it.
 */
export function initialValues(definition: FullDefinition, sources: ValueSources): InitialValues {
  const { mode } = sources;
  const knows = mode === 'live' && !sources.ignoreCurrentValues;
  const current = fromRecord(knows ? definition.properties : {});
  const own: readonly Source[] = [
    ...(mode === 'preview' ? [] : [sources.address.getAll.bind(sources.address)]),
    ...(mode === 'reset' ? [] : [fromRecord(sources.properties)]),
  ];

  const values = new Map<string, string>();
  const prefilled = new Set<string>();
  const known = new Set(knows ? definition.knownSmartFields : []);
  const hasUnsent = known.size > 0;
  for (const { field, group } of placesOf(definition)) {
    const isConsent = group < 0;
    const currentValue = isConsent ? '' : takeFrom(current, field);
    if (currentValue) known.add(field.name);
    let ownValue = '';
    if (!isConsent) for (const source of own) ownValue ||= takeFrom(source, field);
    if (!ownValue && currentValue) prefilled.add(field.id);
    // Visitors can neither see nor correct the owner's value of a hidden field.
    const ownersValue = acceptValue(field, field.defaultValue) || (field.hidden ? field.defaultValue : '');
    values.set(field.id, ownValue || currentValue || ownersValue);
  }
  return { values, prefilled, hasKnownValues: hasUnsent || prefilled.size > 0, known };
}

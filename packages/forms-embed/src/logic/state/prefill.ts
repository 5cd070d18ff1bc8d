import { valueKindOf } from '../definition/field-kinds';
import { placesOf } from '../definition/field-places';
import type { FullDefinition, FullField } from '../definition/full-definition';
import { acceptValue } from './accept-value';

/** Where the first values of a form may come from. */
export interface ValueSources {
  /** The page's address parameters, e.g. a `URLSearchParams`. */
  readonly address: { readonly getAll: (name: string) => readonly string[] };
  /** `properties` of the embed options: texts, numbers, booleans or lists of them, by field name or id. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Takes nothing that the provider knows of the visitor. */
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
  /** Whether there are such, or values that it knows and does not tell: then 'Not you?' is offered. */
  readonly hasKnownValues: boolean;
  /** The names of fields whose values are known: what smart groups and smart fields are hidden by. */
  readonly known: ReadonlySet<string>;
}

/** Answers what a source has of one key; nothing is an empty list. */
type Source = (key: string) => readonly unknown[];

const fromRecord =
  (record: Readonly<Record<string, unknown>>): Source =>
  (key) =>
    Object.hasOwn(record, key) ? [record[key]].flat() : [];

const textOf = (value: unknown): string => (['string', 'number', 'boolean'].includes(typeof value) ? `${value}` : '');

const hasSeveral = (field: FullField): boolean => field.type === 'enumeration' || valueKindOf(field) === 'options';

/** What a source has of a field. Its id says more than its name, which fields of several objects may share. */
function takeFrom(source: Source, field: FullField): string {
  const byId = source(field.id);
  const texts = (byId.length > 0 ? byId : source(field.name)).map(textOf).filter((text) => text.trim() !== '');
  return acceptValue(field, hasSeveral(field) ? texts.join(';') : (texts[0] ?? ''));
}

/**
 * The values that a form begins with: the strongest source that has one which the field can take, of address, embed
 * options, known properties and default value in this order. What a field cannot take counts as absent. Consent is
 * taken from none but its default value: only the visitor can give it.
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
  const isUntold = known.size > 0;
  for (const { field, group } of placesOf(definition)) {
    const isConsent = group < 0;
    const currentValue = isConsent ? '' : takeFrom(current, field);
    if (currentValue) known.add(field.name);
    let ownValue = '';
    if (!isConsent) for (const source of own) ownValue ||= takeFrom(source, field);
    if (!ownValue && currentValue) prefilled.add(field.id);
    // Nobody sees or mends what its owner has put into a hidden field.
    const ownersValue = acceptValue(field, field.defaultValue) || (field.hidden ? field.defaultValue : '');
    values.set(field.id, ownValue || currentValue || ownersValue);
  }
  return { values, prefilled, hasKnownValues: isUntold || prefilled.size > 0, known };
}

import { jsonObject, openStorage } from '@mountkit/core';
import type { Field } from '../../logic/definition/definition';
import { mayKeep } from '../../logic/state/may-keep';
import type { FieldCell } from '../../logic/state/store';
import { type KeptForm, keptKey, LONGEST } from './keep-values';

/**
 * Gives the fields what was typed into them before in this visit; answers the fields that were given one.
 * @param accept whether a field can still have a value: its options may have changed.
 */
export function restoreValues(
  { formId, store, marked }: KeptForm,
  accept: (field: Field, value: string) => boolean,
): readonly FieldCell[] {
  const kept = jsonObject(openStorage('session').get(keptKey(formId)));
  const values = jsonObject(kept.values);
  const address = new URLSearchParams(location.search);
  return store.fields.filter((cell) => {
    const { field, get, change } = cell;
    const value = Object.hasOwn(values, field.id) ? values[field.id] : undefined;
    // An address that is another one says what it says.
    const isGiven = kept.search !== location.search && (address.has(field.name) || address.has(field.id));
    if (typeof value !== 'string' || value.length > LONGEST || isGiven || value === get().value) return false;
    if (!mayKeep(field, marked()) || (value && !accept(field, value))) return false;
    change(value);
    return true;
  });
}

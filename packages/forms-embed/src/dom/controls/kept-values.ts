import { browserClock, type DisposerScope, jsonObject, listen, openStorage } from '@mountkit/core';
import type { Field } from '../../logic/definition/definition';
import { mayKeep } from '../../logic/state/may-keep';
import type { FieldCell, FormStore } from '../../logic/state/store';
import { keptKey } from './has-kept-values';

/** What was typed is written when nothing was typed for so long, and when the page goes. Milliseconds. */
const QUIET = 250;
/** No answer is longer: specification 2 section 9. */
const LONGEST = 65_536;

/** What keeping answers needs of its form. */
export interface KeptForm {
  readonly formId: string;
  readonly store: Pick<FormStore, 'form' | 'fields'>;
  readonly scope: DisposerScope;
  /** Ids or names of fields that the page has marked as not to be kept. */
  readonly marked: () => readonly string[];
}

/**
 * Gives the fields what was typed into them before in this visit; answers the fields that have it.
 * @param accept whether a field can still have a value: its options may have changed.
 */
export function restoreValues(
  { formId, store, marked }: KeptForm,
  accept: (field: Field, value: string) => boolean = () => true,
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

/** Forms that are looked after. */
const kept = new WeakSet<KeptForm['store']['form']>();

/** Keeps what the visitor types, for this visit and this form, until it is submitted. Twice is once. */
export function keepValues({ formId, store, scope, marked }: KeptForm): void {
  if (kept.has(store.form)) return;
  kept.add(store.form);
  const storage = openStorage('session');
  const key = keptKey(formId);
  let endWait: (() => void) | undefined;

  const write = () => {
    endWait?.();
    endWait = undefined;
    const typed = store.fields.filter(({ field, get }) => get().input.changed && mayKeep(field, marked()));
    const values = Object.fromEntries(typed.map(({ field, get }) => [field.id, get().value.slice(0, LONGEST)]));
    if (store.form.get().submitted || typed.length === 0) {
      if (storage.get(key) !== undefined) storage.remove(key);
    } else storage.set(key, { search: location.search, values });
  };
  const writeSoon = () => {
    endWait?.();
    endWait = browserClock.after(QUIET, write);
  };
  const writeWaiting = () => {
    if (endWait) write();
  };

  for (const cell of store.fields) {
    let { value } = cell.get();
    const follow = () => {
      if (cell.get().value === value) return;
      ({ value } = cell.get());
      writeSoon();
    };
    // The visitor may have typed before this was there.
    if (cell.get().input.changed) writeSoon();
    scope.add(cell.subscribe(follow));
  }
  scope.add(store.form.subscribe(() => store.form.get().submitted && write()));
  scope.add(listen(window, 'pagehide', writeWaiting));
  scope.add(writeWaiting);
}

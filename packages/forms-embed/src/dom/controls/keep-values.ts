import { browserClock, type DisposerScope, listen, openStorage } from '@mountkit/core';
import { mayKeep } from '../../logic/state/may-keep';
import type { FormStore } from '../../logic/state/store';

/** Values are written after so many milliseconds without typing, and when the page is left. */
const QUIET = 250;
/** The most characters of an answer: specification 2 section 9. */
export const LONGEST = 65_536;

/** What keeping answers needs of its form. */
export interface KeptForm {
  readonly formId: string;
  readonly store: Pick<FormStore, 'form' | 'fields'>;
  readonly scope: DisposerScope;
  /** Ids or names of fields that the page excludes. */
  readonly marked: () => readonly string[];
}

/** The key of a form's answers in the session storage of mountkit. */
export const keptKey = (formId: string): string => `form:${formId}`;

/** Forms whose values are being kept. */
const kept = new WeakSet<KeptForm['store']['form']>();

/** Keeps what the visitor types, for this visit and this form, until it is submitted. A second call does nothing. */
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
    // The visitor may have typed before this was loaded.
    if (cell.get().input.changed) writeSoon();
    scope.add(cell.subscribe(follow));
  }
  scope.add(store.form.subscribe(() => store.form.get().submitted && write()));
  scope.add(listen(window, 'pagehide', writeWaiting));
  scope.add(writeWaiting);
}

import { adoptStyles, jsonText } from '@mountkit/core';
import { findControl } from '../dom/controls/find-control';
import { type KeptForm, keepValues, restoreValues } from '../dom/controls/kept-values';
import type { FormContext } from '../form/form-context';
import type { OpenForm } from '../form/form-model';
import type { Field } from '../logic/definition/definition';
import { isBoolean } from '../logic/definition/field-kinds';
import type { FullField } from '../logic/definition/full-definition';
import { acceptValue } from '../logic/state/accept-value';
import { createCell } from '../logic/state/store';
import { RESTORED } from '../logic/texts/english-kept';
import type { Addition } from '../ui/full/full-model';
import { createNote, NOTE_CSS } from '../ui/full/note';

type Context = Pick<FormContext, 'element' | 'id' | 'scope' | 'settings' | 'signal'>;

const keptFormOf = ({ id, scope, settings }: Context, store: KeptForm['store']): KeptForm => ({
  formId: id,
  store,
  scope,
  // A text form is given no list.
  marked: () => settings().neverKeep ?? [],
});

/** Keeps what is typed from now on: fetched when the visitor comes into the form. */
export const keepTyped = (context: Context, store: KeptForm['store']): void => keepValues(keptFormOf(context, store));

/** Whether a choice is still offered; what is typed freely is taken as it was. */
function accept(field: Field, value: string): boolean {
  const full = field as FullField;
  return (full.options.length === 0 && !isBoolean(full)) || acceptValue(full, value) === value;
}

/** Typed answers that survive a reload: a chunk of its own, fetched with the form where this visit has left some. */
export function openKeptValues(context: Context): Addition {
  const note = createCell('', (_, key: string) => key);
  return {
    join(store) {
      const form = keptFormOf(context, store);
      if (restoreValues(form, accept).some(({ get }) => get().shown !== false)) note.dispatch('restored');
      keepValues(form);
    },
    texts: { restored: RESTORED },
    css: NOTE_CSS,
    Start: createNote(note),
  };
}

/**
 * The same for a text form that is drawn already: fields that the visitor has not come to are written into, and the
 * note stands below, where nothing moves because of it.
 */
export function restoreTextForm(context: Context, { store }: Pick<OpenForm, 'store'>): void {
  const { element, scope, settings, signal } = context;
  if (signal.aborted) return;
  const whole = keptFormOf(context, store);
  const fields = store.fields.filter(({ get }) => !get().input.touched);
  const restored = restoreValues({ ...whole, store: { form: store.form, fields } });
  keepValues(whole);
  const form = element.querySelector('form');
  for (const { field, get } of restored) {
    const control = findControl(form, field);
    if (control instanceof HTMLInputElement) control.value = get().value;
  }
  if (!form || restored.length === 0) return;

  const note = document.createElement('p');
  note.className = 'mk-note';
  note.setAttribute('role', 'status');
  const { translations, locale } = settings();
  note.textContent = jsonText(translations[locale]?.restored) || RESTORED;
  form.after(note);
  scope.add(adoptStyles(element, NOTE_CSS));
  scope.add(() => note.remove());
  scope.add(store.form.subscribe(() => store.form.get().submitted && note.remove()));
}

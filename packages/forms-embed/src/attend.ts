import type { WidgetContext } from '@mountkit/core';
import { watchEmail } from './email-check';
import type { FormEvents } from './events';
import type { OpenForm } from './form-model';
import { isErrorVisible } from './logic/field-state';
import type { Messages } from './logic/messages';
import type { FieldCell } from './logic/store';
import type { FormOptions } from './settings';

type Context = WidgetContext<FormOptions, FormEvents>;

/** What is done for a form from the moment a visitor comes into it. A chunk of its own. */
export function attend(context: Context, open: OpenForm, messages: () => Messages): void {
  for (const cell of open.store.fields) {
    tellErrors(context, cell, messages);
    if (cell.field.name === 'email') whenTouched(context, cell, () => watchEmail(context, open, cell));
  }
}

/** Tells which rule failed where, as soon as the visitor can see it. */
function tellErrors(
  { emit, scope }: Context,
  { field: { name }, get, subscribe }: FieldCell,
  messages: () => Messages,
) {
  let told = '';
  const tell = () => {
    const { refusal } = get();
    const key = (isErrorVisible(get()) && refusal?.key) || '';
    if (refusal && key && key !== told) emit('fieldError', { name, key, message: messages().of(key, refusal.params) });
    told = key;
  };
  tell();
  scope.add(subscribe(tell));
}

/** Runs once, when the visitor has been in the field. */
function whenTouched({ scope }: Context, { get, subscribe }: FieldCell, run: () => void) {
  let isDone = false;
  const look = () => {
    if (isDone || !get().input.touched) return;
    isDone = true;
    run();
  };
  look();
  scope.add(subscribe(look));
}

import { hub } from '@mountkit/core';
import { customRules } from '../form/custom-rules';
import type { FormContext } from '../form/form-context';
import type { AttendedSubmission, OpenForm } from '../form/form-model';
import { shareStore } from '../form/open-stores';
import { isErrorVisible } from '../logic/state/field-state';
import type { FieldCell } from '../logic/state/store';
import type { Messages } from '../logic/texts/messages';
import { attendSubmission } from './submission-details';
import { watchEmail } from './watch-email';

/** What is done for a form from the moment a visitor comes into it. A chunk of its own. */
export function attend(context: FormContext, open: OpenForm, messages: () => Messages): AttendedSubmission {
  for (const cell of open.store.fields) {
    tellErrors(context, cell, messages);
    if (cell.field.name === 'email') whenTouched(context, cell, () => watchEmail(context, open, cell));
  }
  keepTyped(context, open);
  followRules(context, open);
  shareStore(context, open.store);
  open.attended = attendSubmission(context, open);
  return open.attended;
}

/** Keeps what is typed for this visit, where the page has not said otherwise; restored forms do it themselves. */
function keepTyped(context: FormContext, { store }: OpenForm) {
  const { keepValues, mode, previewMode } = context.settings();
  // Of a text form these options were not asked for: it has the defaults.
  if (keepValues === false || previewMode || /preview|builder|test|editor/.test(mode ?? '')) return;
  import('./keep-values').then(
    (chunk) => context.signal.aborted || chunk.keepTyped(context, store),
    (error) => context.signal.aborted || context.report('what is typed is not kept', error),
  );
}

/** Tells which rule failed where, as soon as the visitor can see it. */
function tellErrors(
  { emit, scope }: FormContext,
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
function whenTouched({ scope }: FormContext, { get, subscribe }: FieldCell, run: () => void) {
  let isDone = false;
  const look = () => {
    if (isDone || !get().input.touched) return;
    isDone = true;
    run();
  };
  look();
  scope.add(subscribe(look));
}

/** Has the form ask rules of the page's own that come, or go, after it was opened. */
function followRules(context: FormContext, open: OpenForm) {
  let opening: Promise<(changed: string) => void> | undefined;
  const ask = (changed: string) => {
    opening ??= import('./rules-changed').then(({ openLateRules }) => openLateRules(context, open));
    opening.then(
      (askAnew) => askAnew(changed),
      (error) => {
        opening = undefined;
        context.report('a rule is not heard', error);
      },
    );
  };
  context.scope.add(hub().on('rules', (name) => ask(`${name}`)));
  if (customRules().size > 0) ask('');
}

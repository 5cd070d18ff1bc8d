import { hub, openPart } from '@mountkit/core';
import { showThanks } from '../dom/submission/show-thanks';
import { customRules } from '../form/custom-rules';
import type { DrawnForm, SubmissionDetails } from '../form/drawn-form';
import type { FormContext } from '../form/form-context';
import { shareStore } from '../form/open-stores';
import { isErrorVisible } from '../logic/state/field-state';
import type { FieldCell } from '../logic/state/store';
import { keepTyped } from './keep-typed';
import { createDetails } from './submission-details';
import { watchEmail } from './watch-email';

/** Starts what a form needs from the moment a visitor comes into it. A chunk of its own. */
export function startFirstFocus(form: DrawnForm): SubmissionDetails {
  /** Addresses whose owner wants our mail again. */
  const resubscribed = new Set<string>();
  const emailCells = () => form.open().store.fields.filter(({ field }) => field.name === 'email');

  const attach = (isUpgraded: boolean) => {
    const open = form.open();
    // Ends with what is drawn now: another form may be drawn in its place.
    const context: FormContext = { ...form.context, scope: form.scope() };
    for (const cell of open.store.fields) announceErrors(form, cell, isUpgraded);
    for (const cell of emailCells())
      whenTouched(context, cell, () => watchEmail(context, open, { cell, resubscribed }));
    keepTyped(context, open.store);
    followRules(form);
    shareStore(context, open.store);
  };
  attach(false);

  return {
    ...createDetails(form, () =>
      emailCells().some(({ get }) => resubscribed.has(get().value.trim()))
        ? { emailResubscribeStatus: 'RESUBSCRIBED' }
        : {},
    ),
    showThanks,
    attachAgain: () => attach(true),
  };
}

/** Announces which rule failed where, as soon as the visitor can see it. */
function announceErrors(
  { context: { emit }, scope, messages }: DrawnForm,
  { field: { name }, get, subscribe }: FieldCell,
  isAnnounced: boolean,
) {
  const visibleKey = () => (isErrorVisible(get()) && get().refusal?.key) || '';
  let announced = isAnnounced ? visibleKey() : '';
  const announce = () => {
    const { refusal } = get();
    const key = visibleKey();
    if (refusal && key && key !== announced)
      emit('fieldError', { name, key, message: messages().of(key, refusal.params) });
    announced = key;
  };
  announce();
  scope().add(subscribe(announce));
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

/** Has the form ask rules of the page's own that are added, or removed, after it was opened. */
function followRules(form: DrawnForm) {
  const rulesChanged = openPart(() => import('./rules-changed'), 'support for rules added later', form.context);
  const ask = (changed: string) => void rulesChanged((part) => part.askRules(form, changed));
  form.scope().add(hub().on('rules', (name) => ask(`${name}`)));
  if (customRules().size > 0) ask('');
}

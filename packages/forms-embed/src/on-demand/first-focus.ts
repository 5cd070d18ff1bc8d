import { createDisposer, type Disposer, hub, openPart } from '@mountkit/core';
import { customRules } from '../form/custom-rules';
import type { DrawnForm, EnteredForm } from '../form/drawn-form';
import type { FormContext } from '../form/form-context';
import { shareStore } from '../form/open-stores';
import { isErrorVisible } from '../logic/state/field-state';
import type { FieldCell } from '../logic/state/store';
import type { Messages } from '../logic/texts/messages';
import { createSend } from './first-focus/create-send';
import { createSubmit } from './first-focus/create-submit';
import { watchEmail } from './first-focus/watch-email';
import { keepTyped } from './keep-typed';

/** Starts what a form needs from the moment a visitor enters it. A chunk of its own. */
export function startFirstFocus(form: DrawnForm): EnteredForm {
  /** Addresses whose owner wants our mail again. */
  const resubscribed = new Set<string>();
  const emailCells = () => form.open().store.fields.filter(({ field }) => field.name === 'email');

  let end: Disposer;
  const attach = (isUpgraded: boolean) => {
    const open = form.open();
    const scope = createDisposer((error) => form.context.report('a clean-up threw', error));
    end = form.context.scope.add(scope);
    const context: FormContext = { ...form.context, scope };
    const { fields } = open.store;
    for (const cell of fields) announceErrors(context, cell, { messages: form.messages, isAnnounced: isUpgraded });
    for (const cell of emailCells())
      whenTouched(context, cell, () => watchEmail(context, open, { cell, resubscribed }));
    keepTyped(context, open.store);
    followRules(context, form);
    shareStore(context, open.store);
  };
  attach(false);

  const emailFacts = () =>
    emailCells().some(({ get }) => resubscribed.has(get().value.trim()))
      ? { emailResubscribeStatus: 'RESUBSCRIBED' }
      : {};
  return {
    submit: createSubmit(form, createSend(form, emailFacts)),
    attachAgain() {
      end();
      attach(true);
    },
  };
}

/** Announces which rule failed where, as soon as the visitor can see it. */
function announceErrors(
  { emit, scope }: FormContext,
  { field: { name }, get, subscribe }: FieldCell,
  { messages, isAnnounced }: { readonly messages: () => Messages; readonly isAnnounced: boolean },
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
  scope.add(subscribe(announce));
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
function followRules(context: FormContext, form: DrawnForm) {
  const rulesChanged = openPart(() => import('./rules-changed'), 'support for rules added later', context);
  const ask = (changed: string) => void rulesChanged((part) => part.askRules(form, changed));
  context.scope.add(hub().on('rules', (name) => ask(`${name}`)));
  if (customRules().size > 0) ask('');
}

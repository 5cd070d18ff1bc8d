import { findControl } from '../dom/controls/find-control';
import { showThanks } from '../dom/submission/show-thanks';
import type { FormContext } from '../form/form-context';
import type { FormModel, OpenForm } from '../form/form-model';
import { pressIn } from '../logic/definition/modes';
import { createCell } from '../logic/state/store';
import { useCell } from './use-cell';
import type { View } from './view';

/** The message shown in place of a form that was not sent. */
interface Shown {
  readonly message: string;
  readonly hadFocus: boolean;
}

/**
 * The component of a form whose button does what its mode says: contract section 9, 'Modes'. `changed` is called
 * whenever the form element is drawn or removed.
 */
export function createModeView(
  context: Pick<FormContext, 'emit' | 'settings' | 'report'>,
  { View, store, definition }: OpenForm,
  changed: (isDrawn: boolean) => void,
): View<{ model: FormModel }> {
  const shown = createCell<Shown | null, Shown>(null, (_, next) => next);
  let form: HTMLFormElement | null = null;

  /** Shows the errors, or the thank-you message if there are none, without sending. */
  const show = ({ messages }: FormModel) => {
    store.form.dispatch({ type: 'attempted' });
    for (const { dispatch } of store.fields) dispatch({ type: 'asked' });
    const refused = store.fields.filter(({ get }) => get().shown !== false && get().refusal);
    const [first] = refused;
    if (first) {
      const fields = refused.map(({ field: { name }, get }) => ({ name, key: get().refusal?.key ?? '' }));
      if (fields.some(({ key }) => /required|missing/.test(key)))
        store.form.dispatch({ type: 'failed', failure: { type: 'MISSING_REQUIRED_FIELDS', message: '' } });
      context.emit('failedValidation', {
        fields,
        code: 'SUBMIT_ATTEMPT_WITH_VALIDATION_ERRORS',
      });
      requestAnimationFrame(() => findControl(form, first.field)?.focus());
      return;
    }
    const { inlineMessage, redirectUrl } = context.settings();
    if (inlineMessage && redirectUrl)
      return context.report('inlineMessage and redirectUrl are both set', undefined, 'error');
    shown.dispatch({
      message: inlineMessage || definition.inlineMessage || messages.of('thankYou'),
      hadFocus: !!form?.matches(':focus-within'),
    });
  };

  return ({ model }) => {
    const thanks = useCell(shown, (state) => state);
    if (thanks) return <Thanks {...thanks} model={model} />;
    const parts: FormModel = {
      ...model,
      submit() {
        const press = pressIn(context.settings());
        if (press === 'send') model.submit();
        else if (press === 'show') show(model);
      },
      formElement(next) {
        form = next;
        // Its style is applied before the page is notified that it is there.
        changed(next !== null);
        model.formElement(next);
      },
    };
    return <View model={parts} />;
  };
}

function Thanks({
  message,
  hadFocus,
  model: { definition, instanceId, language },
}: Shown & { readonly model: FormModel }) {
  return (
    <div
      ref={(element) => {
        if (element && !element.firstChild)
          showThanks(element, message, { guid: definition.guid, instanceId, hadFocus, language });
      }}
    />
  );
}

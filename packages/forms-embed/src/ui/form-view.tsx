import type { FormModel } from '../form-model';
import { isBusy } from '../logic/form-state';
import { ErrorList } from './error-list';
import { TextField } from './text-field';
import { useCell } from './use-cell';

/** The form as the visitor sees and fills it. */
export function FormView({ model }: { model: FormModel }) {
  const { store, settings, definition, messages, suffix, instanceId } = model;
  const state = useCell(store.form, (form) => form);

  const { guid, cssClass } = definition;
  const busy = isBusy(state);
  let index = 0;
  return (
    <form
      id={`hsForm_${suffix}`}
      ref={model.formElement}
      className={`hs-form-private hsForm_${guid} hs-form-${guid} hs-form-${guid}_${instanceId} ${cssClass || 'hs-form stacked'} ${settings.cssClass}`.trim()}
      method="post"
      encType="multipart/form-data"
      acceptCharset="UTF-8"
      noValidate
      data-form-id={guid}
      data-portal-id={definition.portalId}
      data-instance-id={instanceId}
      onSubmit={(event) => {
        event.preventDefault();
        model.submit();
      }}
    >
      {/* A form rebuilds the list of its controls at each child that is put into it; one child is cheap. */}
      <div>
        {definition.groups.map((group, groupIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no name and never change their order.
          <fieldset key={groupIndex} className={`form-columns-${Math.min(group.fields.length, 3)}`}>
            {group.fields.map((field) => {
              const cell = store.fields[index++];
              return cell && <TextField key={field.id} model={model} cell={cell} />;
            })}
          </fieldset>
        ))}
      </div>
      <div className="hs_error_rollup">
        <ErrorList
          className={settings.errorMessageClass}
          labelClass="hs-main-font-element"
          message={state.failure ? state.failure.message || messages.ofFailure(state.failure.type) : ''}
        />
      </div>
      <div className="hs_submit hs-submit">
        <div className="actions">
          <input
            type="submit"
            className={settings.submitButtonClass}
            value={settings.submitText || definition.submitText || messages.of('submitText')}
            aria-disabled={busy}
          />
        </div>
      </div>
      <div role="status" className="mk-hidden">
        {state.requested && !state.submitted ? messages.of('formIsSubmitting') : ''}
      </div>
    </form>
  );
}

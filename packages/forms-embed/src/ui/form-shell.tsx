import { jsonText } from '@mountkit/core';
import type { ReactNode } from 'react';
import { takeTyped } from '../dom/controls/take-typed';
import type { FormModel } from '../form/form-model';
import { isBusy } from '../logic/state/form-state';
import { ErrorList } from './error-list';
import { useCell } from './use-cell';

/** The form element and its status region, around the fields of every form. */
export function FormShell({ model, children }: { model: FormModel; children: ReactNode }) {
  const { store, settings, definition, messages, suffix, instanceId } = model;
  const isSending = useCell(store.form, ({ requested, submitted }) => requested && !submitted);
  const { guid, cssClass } = definition;
  return (
    <form
      id={`hsForm_${suffix}`}
      ref={model.formElement}
      className={`hs-form-private hsForm_${guid} hs-form-${guid} hs-form-${guid}_${instanceId} ${cssClass || 'hs-form stacked'} ${settings.cssClass}`.trim()}
      lang={model.language.lang}
      dir={model.language.dir}
      action={model.action}
      method="post"
      encType="multipart/form-data"
      acceptCharset="UTF-8"
      data-form-id={guid}
      data-portal-id={definition.portalId}
      data-instance-id={instanceId}
      onSubmit={(event) => {
        event.preventDefault();
        for (const cell of store.fields) takeTyped(event.currentTarget, cell, model.readTyped);
        model.submit();
      }}
    >
      {children}
      <div role="status" className="mk-hidden">
        {isSending ? messages.of('formIsSubmitting') : ''}
      </div>
    </form>
  );
}

/** The error of the form as a whole. */
export function RollUp({ model: { store, settings, messages } }: { model: FormModel }) {
  const failure = useCell(store.form, (form) => form.failure);
  return (
    <div className="hs_error_rollup">
      {failure && (
        <ErrorList
          className={settings.errorMessageClass}
          labelClass="hs-main-font-element"
          message={failure.message || messages.ofFailure(failure.type)}
        />
      )}
    </div>
  );
}

/** The button. It stays enabled during a submission, so that it keeps the focus. */
export function SubmitRow({ model: { store, settings, definition, messages } }: { model: FormModel }) {
  const busy = useCell(store.form, isBusy);
  const own = jsonText(settings.translations[settings.locale]?.submitText);
  return (
    <div className="hs_submit hs-submit">
      <div className="actions">
        <input
          type="submit"
          className={settings.submitButtonClass}
          value={settings.submitText || own || definition.submitText || messages.of('submitText')}
          aria-disabled={busy}
        />
      </div>
    </div>
  );
}

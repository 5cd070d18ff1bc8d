import { jsonText } from '@mountkit/core';
import type { FormEvent } from 'react';
import type { FormModel } from '../form/form-model';
import { isEmailField } from '../logic/rules/rules';
import { type FieldState, isErrorVisible } from '../logic/state/field-state';
import type { FieldCell } from '../logic/state/store';
import { ErrorList } from './error-list';
import { useCell } from './use-cell';

/** A field of one line: text and email. The input keeps its own value; the state follows it. */
export function TextField({ model, cell }: { model: FormModel; cell: FieldCell }) {
  const { field } = cell;
  const { settings } = model;
  const error = useCell(cell, (state) => visibleError(state, model));

  const change = (event: FormEvent<HTMLInputElement>) => cell.change(event.currentTarget.value);
  const id = `${field.name}-${model.suffix}`;
  const label = jsonText(settings.translations[settings.locale]?.fieldLabels?.[field.name]) || field.label;
  const isEmail = isEmailField(field);
  return (
    <div
      className={`hs_${field.name} hs-${field.name} hs-fieldtype-${field.fieldType} field hs-form-field`}
      hidden={field.hidden}
    >
      {!field.hidden && (
        <label id={`label-${id}`} htmlFor={id} className={field.labelHidden ? 'mk-hidden' : undefined}>
          <span>{label}</span>
          {field.required && label && (
            <span className="hs-form-required" aria-hidden="true">
              *
            </span>
          )}
        </label>
      )}
      <div className="input">
        <input
          id={id}
          name={field.id}
          type={field.hidden ? 'hidden' : isEmail ? 'email' : 'text'}
          inputMode={isEmail ? 'email' : undefined}
          autoComplete={isEmail ? 'email' : undefined}
          className={`hs-input${error ? ` ${settings.errorClass}` : ''}`}
          defaultValue={cell.get().value}
          placeholder={field.placeholder || undefined}
          required={field.required}
          aria-invalid={!!error}
          aria-describedby={error ? `${id}-error` : undefined}
          onInput={change}
          onFocus={() => cell.dispatch({ type: 'focused' })}
          onBlur={() => cell.dispatch({ type: 'blurred' })}
        />
      </div>
      <ErrorList
        id={`${id}-error`}
        className={settings.errorMessageClass}
        labelClass="hs-error-msg hs-main-font-element"
        message={error}
      />
    </div>
  );
}

function visibleError(state: FieldState, { messages }: FormModel): string {
  const { refusal, serverMessage } = state;
  if (!isErrorVisible(state)) return '';
  return refusal ? messages.of(refusal.key, refusal.params) : serverMessage;
}

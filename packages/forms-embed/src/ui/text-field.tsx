import { jsonText } from '@mountkit/core';
import type { FormModel } from '../form/form-model';
import type { Field } from '../logic/definition/definition';
import { isEmailField } from '../logic/rules/rules';
import type { FieldCell } from '../logic/state/store';
import { ErrorList } from './error-list';
import { REQUIRED_MARK } from './required-mark';
import { useError } from './use-error';

/** The classes of a field. */
export const classOf = ({ name, fieldType }: Field): string =>
  `hs_${name} hs-${name} hs-fieldtype-${fieldType} field hs-form-field`;

/** A field of one line: text and email. The input keeps its own value; the state follows it. */
export function TextField({ model, cell }: { model: FormModel; cell: FieldCell }) {
  const { field } = cell;
  const { settings } = model;
  const error = useError(model, cell);

  const id = `${field.name}-${model.suffix}`;
  const label = jsonText(settings.translations[settings.locale]?.fieldLabels?.[field.name]) || field.label;
  const email = isEmailField(field) ? 'email' : undefined;
  return (
    <div className={classOf(field)} hidden={field.hidden || undefined}>
      {!field.hidden && (
        <label id={`label-${id}`} htmlFor={id} className={field.labelHidden ? 'mk-hidden' : undefined}>
          <span>{label}</span>
          {field.required && label && REQUIRED_MARK}
        </label>
      )}
      <div className="input">
        <input
          id={id}
          name={field.id}
          type={field.hidden ? 'hidden' : (email ?? 'text')}
          inputMode={email}
          autoComplete={email}
          className={`hs-input${error ? ` ${settings.errorClass}` : ''}`}
          defaultValue={cell.get().value || undefined}
          placeholder={field.placeholder || undefined}
          required={field.required}
          aria-invalid={!!error}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </div>
      {error && (
        <ErrorList
          id={`${id}-error`}
          className={settings.errorMessageClass}
          labelClass="hs-error-msg hs-main-font-element"
          message={error}
        />
      )}
    </div>
  );
}

import type { ReactElement } from 'react';
import { controlKindOf, hasCountrySelect, valueKindOf } from '../../logic/definition/field-kinds';
import type { ControlKind } from '../../logic/definition/field-types';
import { type FullCell, isShown } from '../../logic/state/full-state';
import { ErrorList } from '../error-list';
import { REQUIRED_MARK } from '../required-mark';
import { classOf } from '../text-field';
import { useCell } from '../use-cell';
import { useError } from '../use-error';
import { BooleanControl } from './boolean-control';
import { ChoiceControl } from './choice-control';
import { isMarked, labelOf } from './describe-field';
import { FileControl } from './file-control';
import { followValue } from './follow-value';
import type { ControlProps, FullModel } from './full-model';
import { Markup } from './markup';
import { SelectControl } from './select-control';
import { InputControl, TextareaControl } from './text-control';

const CONTROLS: Readonly<Record<ControlKind, (props: ControlProps) => ReactElement>> = {
  line: InputControl,
  lines: TextareaControl,
  dropdown: SelectControl,
  group: ChoiceControl,
  box: BooleanControl,
  files: FileControl,
};

/** One field: label, description, control, footer and error. */
export function FullFieldView({ model, cell }: { model: FullModel; cell: FullCell }) {
  const { field } = cell;
  const required = useCell(cell, ({ isRequired = field.required }) => isRequired);
  const shown = useCell(cell, isShown);
  const error = useError(model, cell);
  if (!shown) {
    const { WithoutScript } = model.parts;
    return WithoutScript && (field.conditions[0] || field.skipWhen) && !field.hidden ? (
      <WithoutScript model={model} cell={cell} />
    ) : null;
  }

  const className = classOf(field);
  if (field.hidden) return <HiddenField className={className} cell={cell} />;

  // Fields of several objects may share a name; ids that are referred to contain no spaces.
  const id = `${field.id}-${model.suffix}`.replace(/\s/g, '_');
  const labelId = `label-${id}`;
  const text = labelOf(model, field);
  const label = (
    <>
      <Markup model={model} markup={text} />
      {isMarked({ ...field, required }, text) && REQUIRED_MARK}
    </>
  );
  const control = controlKindOf(field);
  const { Counter, DateControl, FilesControl, PhoneControl } = model.parts;
  const counter = Counter && field.maxLength && <Counter model={model} cell={cell} id={`${id}-counter`} />;
  const described = [
    field.description && `${id}-description`,
    field.footer && `${id}-footer`,
    counter && `${id}-counter`,
    error && `${id}-error`,
  ].filter(Boolean);
  const Control =
    (hasCountrySelect(field)
      ? PhoneControl
      : control === 'files'
        ? FilesControl
        : valueKindOf(field) === 'date' && DateControl) || CONTROLS[control];

  return (
    <div className={className}>
      {/* A single checkbox has its label beside it. */}
      {control !== 'box' && (
        <label
          id={labelId}
          htmlFor={control === 'group' ? undefined : id}
          className={field.labelHidden ? 'mk-hidden' : undefined}
        >
          {label}
        </label>
      )}
      {field.description && (
        <legend id={`${id}-description`} className="hs-field-desc">
          <Markup model={model} markup={field.description} />
        </legend>
      )}
      <div className="input">
        <Control
          model={model}
          cell={cell}
          label={label}
          labelId={labelId}
          common={{
            id,
            name: field.id,
            className: `hs-input${error ? ` ${model.settings.errorClass}` : ''}`,
            required,
            'aria-invalid': !!error,
            'aria-describedby': described.join(' ') || undefined,
            onFocus: () => cell.dispatch({ type: 'focused' }),
            onBlur: () => cell.dispatch({ type: 'blurred' }),
          }}
        />
      </div>
      {counter}
      {field.footer && (
        <div id={`${id}-footer`} className="hs-field-footer">
          <Markup model={model} markup={field.footer} />
        </div>
      )}
      {error && (
        <ErrorList
          id={`${id}-error`}
          className={model.settings.errorMessageClass}
          labelClass="hs-error-msg hs-main-font-element"
          message={error}
        />
      )}
    </div>
  );
}

function HiddenField({ className, cell }: { className: string; cell: FullCell }) {
  return (
    <div className={className} hidden>
      <input
        type="hidden"
        className="hs-input"
        name={cell.field.id}
        ref={followValue(cell)}
        defaultValue={cell.get().value}
        onInput={(event) => cell.change(event.currentTarget.value)}
      />
    </div>
  );
}

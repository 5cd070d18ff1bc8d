import { followValue } from './follow-value';
import type { ControlProps } from './rich-model';

/** A choice from a list that opens. */
export function SelectControl({ model, cell, id, className, aria }: ControlProps) {
  const { field } = cell;
  return (
    <select
      id={id}
      name={field.id}
      className={className}
      ref={followValue(cell)}
      defaultValue={cell.get().value}
      required={field.required}
      {...aria}
      onInput={(event) => cell.change(event.currentTarget.value)}
      onFocus={() => cell.dispatch({ type: 'focused' })}
      onBlur={() => cell.dispatch({ type: 'blurred' })}
    >
      {/* A value that is not required can be given back. */}
      <option value="" disabled={field.required}>
        {field.placeholder || model.messages.of('defaultSelectOptionLabel')}
      </option>
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

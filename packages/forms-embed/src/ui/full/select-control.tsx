import { followValue } from './follow-value';
import type { ControlProps } from './full-model';

/** A choice from a list that opens. */
export function SelectControl({ model, cell, common }: ControlProps) {
  const { field } = cell;
  return (
    <select
      {...common}
      ref={followValue(cell)}
      defaultValue={cell.get().value}
      onInput={(event) => cell.change(event.currentTarget.value)}
    >
      {/* The choice can be undone unless it is required. */}
      <option value="" disabled={common.required}>
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

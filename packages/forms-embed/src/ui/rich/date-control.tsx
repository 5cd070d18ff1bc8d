import { parseDate } from '../../logic/dates';
import { useCell } from '../use-cell';
import type { ControlProps } from './rich-model';

/** A day. The visible input shows what the visitor typed; the one that carries the name holds YYYY-MM-DD. */
export function DateControl({ cell, id, className, aria }: ControlProps) {
  const { field } = cell;
  const value = useCell(cell, (state) => state.value);
  return (
    <div className="hs-dateinput">
      <input
        id={id}
        type="text"
        inputMode="numeric"
        className={className}
        data-for={field.id}
        defaultValue={cell.get().value}
        placeholder={field.placeholder || 'YYYY-MM-DD'}
        required={field.required}
        {...aria}
        onInput={({ currentTarget: { value: typed } }) => cell.change(parseDate(typed) ?? typed)}
        onFocus={() => cell.dispatch({ type: 'focused' })}
        onBlur={() => cell.dispatch({ type: 'blurred' })}
      />
      <input type="hidden" name={field.id} value={value} />
    </div>
  );
}

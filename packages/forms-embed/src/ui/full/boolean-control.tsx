import { useCell } from '../use-cell';
import type { ControlProps } from './full-model';

/** Yes or no: a single checkbox with its label beside it. */
export function BooleanControl({ cell, label, common }: ControlProps) {
  const { field } = cell;
  const isChecked = useCell(cell, (state) => state.value === 'true');
  return (
    <ul className="inputs-list">
      <li className="hs-form-booleancheckbox">
        <label className="hs-form-booleancheckbox-display" htmlFor={common.id}>
          <input
            {...common}
            type="checkbox"
            value="true"
            checked={isChecked}
            onChange={(event) => cell.change(`${event.currentTarget.checked}`)}
          />
          <span className={field.labelHidden ? 'mk-hidden' : undefined}>{label}</span>
        </label>
      </li>
    </ul>
  );
}

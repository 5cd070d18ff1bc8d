import { useCell } from '../use-cell';
import { isMarked, labelOf } from './describe-field';
import type { ControlProps } from './full-model';
import { Markup } from './markup';
import { RequiredMark } from './required-mark';

/** Yes or no: a single checkbox with its label beside it. */
export function BooleanControl({ model, cell, common }: ControlProps) {
  const { field } = cell;
  const isChecked = useCell(cell, (state) => state.value === 'true');
  const label = labelOf(model, field);
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
          <span className={field.labelHidden ? 'mk-hidden' : undefined}>
            <Markup model={model} markup={label} />
            {isMarked({ ...field, required: common.required }, label) && <RequiredMark />}
          </span>
        </label>
      </li>
    </ul>
  );
}

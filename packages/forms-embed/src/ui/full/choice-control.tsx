import { valueKindOf } from '../../logic/definition/field-kinds';
import { useCell } from '../use-cell';
import type { ControlProps } from './full-model';

/** The chosen values in the state's text, where they are joined by semicolons. */
const split = (value: string): readonly string[] => value.split(';').filter(Boolean);

/** One or several of a few choices: radio buttons or checkboxes. */
export function ChoiceControl({ cell, labelId, common }: ControlProps) {
  const { field } = cell;
  const isMultiple = valueKindOf(field) === 'options';
  const kind = isMultiple ? 'checkbox' : 'radio';
  const { id, name, required, 'aria-invalid': isInvalid, 'aria-describedby': describedBy, ...others } = common;
  const chosen = split(useCell(cell, (state) => state.value));

  const choose = (value: string, isChosen: boolean) => {
    if (!isMultiple) return cell.change(value);
    // Read from the state, not from the drawing: a script of the page can choose several at once.
    const before = split(cell.get().value);
    // In the order of the options, whatever the order in which they were chosen.
    const next = field.options.filter((option) => (option.value === value ? isChosen : before.includes(option.value)));
    cell.change(next.map((option) => option.value).join(';'));
  };

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: either role takes a name.
    <div
      id={id}
      role={isMultiple ? 'group' : 'radiogroup'}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-required={!isMultiple && required ? true : undefined}
      aria-invalid={isMultiple ? undefined : isInvalid}
    >
      <ul className={`inputs-list multi-container${field.ratingType ? ' mk-rating' : ''}`}>
        {field.options.map((option, index) => (
          <li key={option.value} className={`hs-form-${kind}`}>
            <label className={`hs-form-${kind}-display`} htmlFor={`${id}-${index}`}>
              <input
                {...others}
                id={`${id}-${index}`}
                type={kind}
                name={name}
                value={option.value}
                checked={chosen.includes(option.value)}
                aria-invalid={isMultiple ? isInvalid : undefined}
                onChange={(event) => choose(option.value, event.currentTarget.checked)}
              />
              <span>{option.label}</span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}

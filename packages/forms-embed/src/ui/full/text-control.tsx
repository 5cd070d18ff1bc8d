import { readControl } from '../../dom/controls/read-control';
import { isPhone } from '../../logic/definition/field-kinds';
import type { FullField } from '../../logic/definition/full-definition';
import { isEmailField } from '../../logic/rules/rules';
import type { FullCell } from '../../logic/state/full-state';
import { autocompleteOf } from './describe-field';
import { followValue } from './follow-value';
import type { ControlProps } from './full-model';

/** The type of an input of one line, by the type and the name of its field. */
function kindOf({ fieldType, name }: Pick<FullField, 'fieldType' | 'name'>): {
  type: string;
  inputMode?: 'email' | 'decimal' | 'tel';
} {
  if (isEmailField({ fieldType, name })) return { type: 'email', inputMode: 'email' };
  if (fieldType === 'number') return { type: 'number', inputMode: 'decimal' };
  if (isPhone({ fieldType, name })) return { type: 'tel', inputMode: 'tel' };
  return { type: 'text' };
}

/** A field of one line. The input keeps its own value; the state follows it. */
export function InputControl({ cell, common }: ControlProps) {
  const { field } = cell;
  const { type, inputMode } = kindOf(field);
  return (
    <input
      {...typed(cell, common)}
      type={type}
      inputMode={inputMode}
      step={type === 'number' ? 'any' : undefined}
      autoComplete={autocompleteOf(field)}
      onInput={(event) => cell.change(readControl(event.currentTarget))}
    />
  );
}

/** A field of several lines. */
export const TextareaControl = ({ cell, common }: ControlProps) => (
  <textarea {...typed(cell, common)} rows={4} onInput={(event) => cell.change(event.currentTarget.value)} />
);

/** What the controls of typed texts have in common. */
const typed = (cell: FullCell, common: ControlProps['common']) => ({
  ...common,
  ref: followValue(cell),
  defaultValue: cell.get().value,
  placeholder: cell.field.placeholder || undefined,
});

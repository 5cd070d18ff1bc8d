import { choicesOf, type FieldItem, type Filter } from '../../../src/editor/logic/document';
import { hasChoices } from '../../../src/editor/logic/field-kinds';
import { CheckControl, TextControl } from './controls';

/** What is asked of a field at first. */
export function firstFilter({ field }: FieldItem): Filter {
  if (hasChoices(field))
    return {
      operator: 'SET_ANY',
      strValues: choicesOf(field)
        .slice(0, 1)
        .map(({ value }) => value),
    };
  if (field.fieldType === 'booleancheckbox') return { operator: 'SET_ANY', strValues: ['true'] };
  return { operator: 'IS_NOT_EMPTY' };
}

interface AnswersProps {
  readonly parent: FieldItem;
  readonly filters: readonly Filter[];
  readonly onChange: (filters: readonly Filter[]) => void;
}

/** For which answers of a field something holds. */
export function Answers({ parent, filters, onChange }: AnswersProps) {
  const [filter, ...more] = filters;
  const known = ['SET_ANY', 'IS_NOT_EMPTY', 'EQ'];
  if (filter === undefined || more.length > 0 || !known.includes(filter.operator)) {
    return (
      <p className="hint">
        By a rule that was made elsewhere. Choose another field, then this one again, to make a new rule.
      </p>
    );
  }
  const { field } = parent;
  if (hasChoices(field)) {
    const chosen = filter.strValues ?? [];
    return (
      <fieldset className="answers">
        <legend>while the answer is one of</legend>
        {choicesOf(field).map(({ label, value }) => (
          <CheckControl
            key={value}
            label={label}
            isOn={chosen.includes(value)}
            onChange={(isOn) =>
              onChange([
                { operator: 'SET_ANY', strValues: isOn ? [...chosen, value] : chosen.filter((one) => one !== value) },
              ])
            }
          />
        ))}
      </fieldset>
    );
  }
  if (field.fieldType === 'booleancheckbox') return <p className="hint">while it is checked</p>;
  return (
    <TextControl
      label="while the answer is"
      value={filter.strValue ?? ''}
      onChange={(strValue) => onChange([strValue === '' ? { operator: 'IS_NOT_EMPTY' } : { operator: 'EQ', strValue }])}
      hint="Empty: while there is any answer."
    />
  );
}

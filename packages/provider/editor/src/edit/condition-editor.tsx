import {
  choicesOf,
  type FieldItem,
  type Filter,
  type FormDraft,
  familyOf,
  isFieldItem,
} from '../../../src/editor/logic/document';
import { hasChoices } from '../../../src/editor/logic/field-kinds';
import { CheckControl, Controls, SelectControl, TextControl } from './controls';
import { nameOf } from './item-list';
import type { Change } from './use-form';

interface ConditionProps {
  readonly draft: FormDraft;
  readonly item: FieldItem;
  readonly change: Change;
}

/** When the field is shown: always, or while another one has certain answers. */
export function ConditionEditor({ draft, item, change }: ConditionProps) {
  const family = familyOf(draft.items, item.id);
  const others = draft.items
    .filter(isFieldItem)
    .filter(({ id, field }) => !family.includes(id) && field.fieldType !== 'file');
  const parent = others.find(({ id }) => id === item.when?.parent) ?? null;
  const setFilters = (parentId: number, filters: readonly Filter[]) =>
    change({ type: 'when', id: item.id, when: { parent: parentId, filters } });
  const choose = (value: string) => {
    const next = others.find(({ id }) => String(id) === value);
    if (next) setFilters(next.id, [firstFilter(next)]);
    else change({ type: 'when', id: item.id, when: null });
  };
  return (
    <Controls title="When it is shown">
      <SelectControl
        label="Show this field"
        value={String(parent?.id ?? '')}
        options={[['', 'Always'], ...others.map((one) => [String(one.id), `Depending on “${nameOf(one)}”`] as const)]}
        onChange={choose}
      />
      {parent && (
        <Answers
          parent={parent}
          filters={item.when?.filters ?? []}
          onChange={(filters) => setFilters(parent.id, filters)}
        />
      )}
    </Controls>
  );
}

function firstFilter({ field }: FieldItem): Filter {
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

function Answers({ parent, filters, onChange }: AnswersProps) {
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

import { type FieldItem, type Filter, type FormDraft, familyOf, isFieldItem } from '../../../src/editor/logic/document';
import { Answers, firstFilter } from './answers';
import { Controls, SelectControl } from './controls';
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

import { askableFields, fieldIdOf, type Rule, readRules } from '../../../src/editor/logic/conditions';
import type { FieldItem, FormDraft, Item } from '../../../src/editor/logic/document';
import { Answers, firstFilter } from './answers';
import { Controls, SelectControl } from './controls';
import { nameOf } from './item-list';
import type { Change } from './use-form';

interface RuleProps {
  readonly draft: FormDraft;
  readonly item: Item;
  readonly change: Change;
  readonly title: string;
  /** What the rules decide, as the label of their choice. */
  readonly label: string;
  readonly never: string;
}

/** When a field is required, or a page skipped: while one of its rules holds. */
export function RuleEditor({ draft, item, change, title, label, never }: RuleProps) {
  const fields = askableFields(draft.items, item);
  const rules = readRules(item);
  const set = (next: readonly Rule[]) => change({ type: 'rules', id: item.id, rules: next });
  const put = (index: number, value: string) => {
    const next = fields.find(({ id }) => String(id) === value);
    const rule = next ? [{ field: fieldIdOf(next.field), filters: [firstFilter(next)] }] : [];
    set([...rules.slice(0, index), ...rule, ...rules.slice(index + 1)]);
  };
  if (fields.length === 0 && rules.length === 0) return null;
  return (
    <Controls title={title}>
      {[...rules, null].map((rule, index) => (
        <OneRule
          key={index}
          label={index === 0 ? label : `${label}, or (${index + 1})`}
          never={never}
          rule={rule}
          fields={fields}
          onChoose={(value) => put(index, value)}
          onChange={(filters) => set(rules.map((one, at) => (at === index ? { ...one, filters } : one)))}
        />
      ))}
    </Controls>
  );
}

interface OneProps {
  readonly label: string;
  readonly never: string;
  /** Null for one that may be added. */
  readonly rule: Rule | null;
  readonly fields: readonly FieldItem[];
  readonly onChoose: (value: string) => void;
  readonly onChange: (filters: Rule['filters']) => void;
}

function OneRule({ label, never, rule, fields, onChoose, onChange }: OneProps) {
  const field = rule && fields.find((one) => fieldIdOf(one.field) === rule.field);
  const lost = rule && !field ? [[rule.field, `Depending on ${rule.field}, which cannot be asked here`] as const] : [];
  return (
    <>
      <SelectControl
        label={label}
        value={rule ? String(field?.id ?? rule.field) : ''}
        options={[
          ['', never],
          ...lost,
          ...fields.map((one) => [String(one.id), `Depending on “${nameOf(one)}”`] as const),
        ]}
        onChange={onChoose}
      />
      {rule && field && <Answers parent={field} filters={rule.filters} onChange={onChange} />}
    </>
  );
}

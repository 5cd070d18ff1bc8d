import { AddField } from './add-field';
import { ItemList } from './item-list';
import { ItemPanel } from './item-panel';
import { Preview } from './preview';
import type { EditedForm } from './use-form';

interface BuildProps {
  readonly form: EditedForm;
  readonly selected: number | null;
  readonly onSelect: (id: number | null) => void;
}

/** The list of fields, the preview, and the settings of the chosen field. */
export function BuildTab({ form, selected, onSelect }: BuildProps) {
  const { draft, definition, change } = form;
  const item = draft.items.find(({ id }) => id === selected) ?? null;
  const add = (what: string) => {
    change({ type: 'add', what, after: item?.id ?? null });
    onSelect(draft.nextId);
  };
  return (
    <div className="build">
      <section className="build__list" aria-labelledby="fields">
        <h2 id="fields">Fields</h2>
        <ItemList draft={draft} selected={selected} change={change} onSelect={onSelect} />
        <AddField onAdd={add} />
      </section>
      <section className="build__panel" aria-label="The chosen field">
        {item ? (
          <ItemPanel key={item.id} draft={draft} item={item} change={change} onSelect={onSelect} />
        ) : (
          <p className="admin-empty">Choose a field to change its label, its choices and its rules.</p>
        )}
      </section>
      <Preview definition={definition} />
    </div>
  );
}

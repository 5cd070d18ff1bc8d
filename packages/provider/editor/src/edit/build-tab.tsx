import { useMemo } from 'react';
import { isFieldItem } from '../../../src/editor/logic/document';
import { readDefinition } from '../../../src/editor/logic/read-definition';
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
  const { server, draft, definition, change } = form;
  const published = useMemo(() => {
    const fields = readDefinition(server?.published).items.filter(isFieldItem);
    return new Set(fields.map(({ field }) => field.name));
  }, [server]);
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
          <ItemPanel
            key={item.id}
            draft={draft}
            item={item}
            change={change}
            published={published}
            onSelect={onSelect}
          />
        ) : (
          <p className="admin-empty">Choose a field to change its label, its choices and its rules.</p>
        )}
      </section>
      <Preview definition={definition} />
    </div>
  );
}

import { useEffect, useRef } from 'react';
import type { FormDraft, Item } from '../../../src/editor/logic/document';
import { listRows } from '../../../src/editor/logic/edit';
import { fromMarkup, writeMarkup } from '../../../src/editor/logic/markup';
import { TextControl } from './controls';
import { FieldPanel } from './field-panel';
import { nameOf } from './item-list';
import { RuleEditor } from './rule-editor';
import type { Change } from './use-form';

interface PanelProps {
  readonly draft: FormDraft;
  readonly item: Item;
  readonly change: Change;
  /** Names of fields that are published. */
  readonly published: ReadonlySet<string>;
  readonly onSelect: (id: number | null) => void;
}

/** The settings of the chosen row. */
export function ItemPanel({ draft, item, change, published, onSelect }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rows = listRows(draft.items);
  const index = rows.indexOf(item);
  const moveTo = (to: number) => change({ type: 'move', id: item.id, to });
  const remove = () => {
    const next = rows[index + 1] ?? rows[index - 1] ?? null;
    change({ type: 'remove', id: item.id });
    onSelect(next?.id ?? null);
  };
  return (
    <div className="panel-card">
      <h2 ref={heading} tabIndex={-1}>
        {nameOf(item)}
      </h2>
      <div className="row-actions">
        {index !== -1 && (
          <>
            <button type="button" className="link" disabled={index === 0} onClick={() => moveTo(index - 1)}>
              Move up
            </button>
            <button
              type="button"
              className="link"
              disabled={index === rows.length - 1}
              onClick={() => moveTo(index + 1)}
            >
              Move down
            </button>
          </>
        )}
        <button
          type="button"
          className="link"
          onClick={() => {
            change({ type: 'duplicate', id: item.id });
            onSelect(draft.nextId);
          }}
        >
          Duplicate
        </button>
        <button type="button" className="link link--danger" onClick={remove}>
          Remove
        </button>
      </div>
      {item.kind === 'field' && (
        <FieldPanel draft={draft} item={item} change={change} isPublished={published.has(item.field.name)} />
      )}
      {item.kind === 'text' && (
        <TextControl
          label="Text"
          lines={5}
          value={fromMarkup(item.content)}
          onChange={(text) => change({ type: 'text', id: item.id, content: writeMarkup(text) })}
          hint="Shown above the field that follows it. An empty line begins a paragraph."
        />
      )}
      {item.kind === 'page' && (
        <>
          <p className="hint">The fields below are on a page of their own. Visitors go on with “Next”.</p>
          <RuleEditor
            draft={draft}
            item={item}
            change={change}
            title="When it is skipped"
            label="Skip this page"
            never="Never"
          />
        </>
      )}
    </div>
  );
}

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type FormDraft, type Item, isFieldItem, textOf } from '../../../src/editor/logic/document';
import { listRows } from '../../../src/editor/logic/edit';
import { kindOf } from '../../../src/editor/logic/field-kinds';
import { fromMarkup } from '../../../src/editor/logic/markup';
import type { Change } from './use-form';

interface ListProps {
  readonly draft: FormDraft;
  readonly selected: number | null;
  readonly change: Change;
  readonly onSelect: (id: number) => void;
}

/** The rows of the form, to choose and to sort: by pointer, or by keyboard from the handle. */
export function ItemList({ draft, selected, change, onSelect }: ListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const rows = listRows(draft.items);
  const nameAt = (id: unknown) => {
    const row = rows.find((one) => one.id === id);
    return row ? nameOf(row) : 'The row';
  };
  const placeOf = (id: unknown) => `position ${rows.findIndex((row) => row.id === id) + 1} of ${rows.length}`;
  const drop = ({ active, over }: DragEndEvent) => {
    if (over === null || over.id === active.id) return;
    change({ type: 'move', id: Number(active.id), to: rows.findIndex(({ id }) => id === over.id) });
  };
  if (rows.length === 0) return <p className="admin-empty">No field yet. Add the first one below.</p>;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            'Press space to pick up the field, the arrow keys to move it, space to drop it, escape to leave it where it was.',
        },
        announcements: {
          onDragStart: ({ active }) => `${nameAt(active.id)} is picked up from ${placeOf(active.id)}.`,
          onDragOver: ({ active, over }) => (over ? `${nameAt(active.id)} is at ${placeOf(over.id)}.` : undefined),
          onDragEnd: ({ active, over }) =>
            over ? `${nameAt(active.id)} is dropped at ${placeOf(over.id)}.` : undefined,
          onDragCancel: ({ active }) => `${nameAt(active.id)} is where it was.`,
        },
      }}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="items">
          {rows.map((item) => (
            <Row key={item.id} item={item} items={draft.items} selected={selected} onSelect={onSelect} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface RowProps {
  readonly item: Item;
  readonly items: readonly Item[];
  readonly selected: number | null;
  readonly onSelect: (id: number) => void;
}

function Row({ item, items, selected, onSelect }: RowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
  });
  const style = transform ? { transform: `translate3d(0, ${transform.y}px, 0)`, transition } : {};
  const isBeside = isFieldItem(item) && item.isBeside;
  const classes = ['item', `item--${item.kind}`, isBeside && 'item--beside', isDragging && 'item--dragged'];
  return (
    <li ref={setNodeRef} style={style} className={classes.filter(Boolean).join(' ')}>
      <div className="item__row">
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="item__handle"
          aria-label={`Move ${nameOf(item)}`}
          aria-describedby={attributes['aria-describedby']}
          {...listeners}
        >
          <span aria-hidden="true">⠿</span>
        </button>
        <Choose item={item} isSelected={selected === item.id} onSelect={onSelect} />
      </div>
      <Dependents of={item} items={items} selected={selected} onSelect={onSelect} />
    </li>
  );
}

function Dependents({ of, items, selected, onSelect }: { of: Item } & Omit<RowProps, 'item'>) {
  const dependents = items.filter((one) => isFieldItem(one) && one.when?.parent === of.id);
  if (dependents.length === 0) return null;
  return (
    <ol className="items items--dependents">
      {dependents.map((one) => (
        <li key={one.id} className="item">
          <div className="item__row">
            <Choose item={one} isSelected={selected === one.id} onSelect={onSelect} />
          </div>
          <Dependents of={one} items={items} selected={selected} onSelect={onSelect} />
        </li>
      ))}
    </ol>
  );
}

function Choose({ item, isSelected, onSelect }: { item: Item; isSelected: boolean; onSelect: (id: number) => void }) {
  const isRequired = isFieldItem(item) && item.field.required === true;
  return (
    <button type="button" className="item__name" aria-pressed={isSelected} onClick={() => onSelect(item.id)}>
      <span className="item__label">
        {nameOf(item)}
        {isRequired && <span className="item__mark"> required</span>}
      </span>
      <span className="item__kind">{describe(item)}</span>
    </button>
  );
}

export function nameOf(item: Item): string {
  if (item.kind === 'page') return 'New page';
  if (item.kind === 'text')
    return (
      fromMarkup(item.content)
        .replaceAll(/<[^<>]*>/g, ' ')
        .trim()
        .slice(0, 40) || 'Text'
    );
  return textOf(item.field.label).replaceAll(/<[^<>]*>/g, '') || item.field.name || 'A field';
}

function describe(item: Item): string {
  if (item.kind === 'page') return 'Page break';
  if (item.kind === 'text') return 'Text';
  return item.when === null ? kindOf(item.field) : `${kindOf(item.field)}, on a condition`;
}

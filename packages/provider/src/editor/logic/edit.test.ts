import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormDraft, isFieldItem } from './document';
import { type Edit, edit, listRows } from './edit';
import { FIELD_KINDS } from './field-kinds';
import { changeHistory, startHistory } from './history';
import { readDefinition } from './read-definition';
import { TEMPLATES } from './templates';
import { writeDefinition } from './write-definition';

const templateOf = (key: string): FormDraft => readDefinition(TEMPLATES.find((one) => one.key === key)?.definition);
const labels = (draft: FormDraft) => draft.items.map((item) => (isFieldItem(item) ? item.field.label : item.kind));
const idOf = (draft: FormDraft, name: string) =>
  draft.items.find((item) => isFieldItem(item) && item.field.name === name)?.id ?? -1;

describe('an edit', () => {
  it('adds a field behind the chosen one, under a name of its own', () => {
    const draft = templateOf('contact');
    const added = edit(draft, { type: 'add', what: 'email', after: idOf(draft, 'lastname') });
    expect(labels(added)).toEqual(['First name', 'Last name', 'Email', 'Email', 'Message']);
    expect(added.items.filter(isFieldItem).map(({ field }) => field.name)).toContain('email_2');
  });

  it('moves a row, with what depends on it', () => {
    const draft = templateOf('ticket');
    const moved = edit(draft, { type: 'move', id: idOf(draft, 'about'), to: 0 });
    expect(labels(moved).slice(0, 2)).toEqual(['What is it about?', 'Order number']);
  });

  it('lets the second field of a row begin it once the first has left', () => {
    const draft = templateOf('contact');
    const moved = edit(draft, { type: 'move', id: idOf(draft, 'firstname'), to: 3 });
    expect(labels(moved)).toEqual(['Last name', 'Email', 'Message', 'First name']);
    expect(moved.items.filter(isFieldItem).map(({ isBeside }) => isBeside)).toEqual([false, false, false, false]);
  });

  it('shows what depended on a removed field in any case', () => {
    const draft = templateOf('ticket');
    const removed = edit(draft, { type: 'remove', id: idOf(draft, 'about') });
    const order = removed.items.find((item) => isFieldItem(item) && item.field.name === 'order_number');
    expect(order).toMatchObject({ when: null });
  });

  it('makes no field depend on itself', () => {
    const draft = templateOf('ticket');
    const when = { parent: idOf(draft, 'order_number'), filters: [{ operator: 'IS_NOT_EMPTY' }] };
    expect(edit(draft, { type: 'when', id: idOf(draft, 'about'), when }).items).toEqual(draft.items);
  });
});

const kinds = [...FIELD_KINDS.map(({ key }) => key), 'text-block', 'page'];
const anyId = fc.integer({ min: 1, max: 14 });
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ type: fc.constant('add' as const), what: fc.constantFrom(...kinds), after: fc.option(anyId) }),
  fc.record({ type: fc.constant('move' as const), id: anyId, to: fc.integer({ min: -1, max: 12 }) }),
  fc.record({ type: fc.constant('remove' as const), id: anyId }),
  fc.record({ type: fc.constant('duplicate' as const), id: anyId }),
  fc.record({ type: fc.constant('beside' as const), id: anyId, isBeside: fc.boolean() }),
  fc.record({
    type: fc.constant('field' as const),
    id: anyId,
    change: fc.record({ label: fc.string(), required: fc.boolean() }),
  }),
  fc.record({
    type: fc.constant('when' as const),
    id: anyId,
    when: fc.option(fc.record({ parent: anyId, filters: fc.constant([{ operator: 'IS_NOT_EMPTY' }]) })),
  }),
);
const anyTemplate = fc.constantFrom(...TEMPLATES).map(({ definition }) => readDefinition(definition));

describe('any edits', () => {
  it('leave a form that is read as it was written, with names of its own', () => {
    fc.assert(
      fc.property(anyTemplate, fc.array(anyEdit, { maxLength: 12 }), (first, edits) => {
        const draft = edits.reduce(edit, first);
        const names = draft.items.filter(isFieldItem).map(({ field }) => field.name);
        expect(new Set(names).size).toBe(names.length);
        const definition = writeDefinition(draft);
        const again = readDefinition(definition);
        expect(labels(again)).toEqual(labels(draft));
        expect(writeDefinition(again)).toEqual(definition);
      }),
    );
  });

  it('are taken back by undo, one by one, and done again by redo', () => {
    fc.assert(
      fc.property(anyTemplate, fc.array(anyEdit, { maxLength: 12 }), (first, edits) => {
        const last = edits.reduce(changeHistory, startHistory(first));
        let history = last;
        while (history.past.length > 0) history = changeHistory(history, { type: 'undo' });
        expect(history.present).toEqual(first);
        while (history.future.length > 0) history = changeHistory(history, { type: 'redo' });
        expect(history.present).toEqual(last.present);
      }),
    );
  });

  it('bring a row to the place that is asked for', () => {
    fc.assert(
      fc.property(anyTemplate, fc.nat(), fc.nat(), (draft, pick, to) => {
        const rows = listRows(draft.items);
        const row = rows[pick % rows.length];
        if (row === undefined) return;
        const moved = listRows(edit(draft, { type: 'move', id: row.id, to: to % rows.length }).items);
        expect(moved.findIndex(({ id }) => id === row.id)).toBe(to % rows.length);
        expect(moved).toHaveLength(rows.length);
      }),
    );
  });

  it('of one text are one step', () => {
    const draft = templateOf('contact');
    const typed = ['N', 'Na', 'Nam', 'Name'].reduce(
      (history, label) => changeHistory(history, { type: 'field', id: 1, change: { label } }),
      startHistory(draft),
    );
    expect(typed.past).toHaveLength(1);
    expect(changeHistory(typed, { type: 'undo' }).present).toBe(draft);
  });
});

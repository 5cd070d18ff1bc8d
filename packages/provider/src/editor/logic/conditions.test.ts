import { checkDefinition } from '@mountkit/forms-embed/check';
import { fieldsOf, parseDefinition } from '@mountkit/forms-embed/rules';
import { describe, expect, it } from 'vitest';
import { askableFields, fieldIdOf, type Rule, readRules } from './conditions';
import { type FormDraft, isFieldItem } from './document';
import { edit } from './edit';
import { findProblems } from './find-problems';
import { readDefinition } from './read-definition';
import { writeDefinition } from './write-definition';

const DEFINITION = {
  form: {
    guid: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10',
    portalId: 8100231,
    formFieldGroups: [
      { fields: [{ name: 'kind', label: 'Kind' }] },
      { fields: [{ name: 'size', label: 'Size', objectTypeId: '0-5' }], isPageBreak: true },
      { fields: [{ name: 'city', label: 'City', validation: { useDefaultBlockList: true } }] },
      { fields: [{ name: 'note', label: 'Note' }], isPageBreak: true },
    ],
  },
};

const idOf = ({ items }: FormDraft, name: string) =>
  items.find((item) => isFieldItem(item) && item.field.name === name)?.id ?? -1;
const lastPage = ({ items }: FormDraft) => items.filter(({ kind }) => kind === 'page').at(-1)?.id ?? -1;
const rulesAt = ({ items }: FormDraft, id: number) => items.filter((item) => item.id === id).flatMap(readRules);
const about = (field: string): readonly Rule[] => [{ field, filters: [{ operator: 'EQ', strValue: 'a person' }] }];

const start = readDefinition(DEFINITION);
const withRules = [
  { type: 'rules', id: idOf(start, 'city'), rules: about('TICKET.size') } as const,
  { type: 'rules', id: lastPage(start), rules: about('kind') } as const,
].reduce(edit, start);

describe('rules', () => {
  it('are written as the widget reads them, and read again', () => {
    const written = writeDefinition(withRules);
    expect(checkDefinition(written)).toEqual([]);
    const { definition } = parseDefinition(written);
    const last = definition?.groups.at(-1);
    expect(last?.skipWhen?.map(({ parentId }) => parentId)).toEqual(['kind']);
    const city = definition && fieldsOf(definition).find(({ name }) => name === 'city');
    expect(city?.requiredWhen?.map(({ parentId }) => parentId)).toEqual(['TICKET.size']);
    const again = readDefinition(written);
    expect(rulesAt(again, idOf(again, 'city'))).toEqual(about('TICKET.size'));
    expect(rulesAt(again, lastPage(again))).toEqual(about('kind'));
    expect(findProblems(again)).toEqual([]);
  });

  it('leave nothing behind when they are taken away, and keep what is beside them', () => {
    const without = [
      { type: 'rules', id: idOf(withRules, 'city'), rules: [] } as const,
      { type: 'rules', id: lastPage(withRules), rules: [] } as const,
    ].reduce(edit, withRules);
    expect(writeDefinition(without)).toEqual(writeDefinition(start));
  });

  it('follow a field to its new name, and go with it', () => {
    const renamed = edit(withRules, { type: 'field', id: idOf(withRules, 'kind'), change: { name: 'who' } });
    expect(rulesAt(renamed, lastPage(renamed))).toEqual(about('who'));
    const other = edit(renamed, { type: 'field', id: idOf(renamed, 'size'), change: { objectTypeId: '0-2' } });
    expect(rulesAt(other, idOf(other, 'city'))).toEqual(about('0-2/size'));
    const removed = edit(other, { type: 'remove', id: idOf(other, 'size') });
    expect(rulesAt(removed, idOf(removed, 'city'))).toEqual([]);
  });

  it('of a page are about the pages before it only', () => {
    const page = withRules.items.find(({ id }) => id === lastPage(withRules));
    if (page === undefined) throw new Error('there is no page');
    expect(askableFields(withRules.items, page).map(({ field }) => field.name)).toEqual(['kind', 'size', 'city']);
    const moved = edit(withRules, { type: 'move', id: idOf(withRules, 'kind'), to: 6 });
    expect(findProblems(moved).map(({ message }) => message)).toContain(
      'A page is skipped by a field that is on no page before it: kind.',
    );
  });

  it('that hold for no answer are named', () => {
    const rules = [{ field: 'kind', filters: [{ operator: 'SET_ANY', strValues: [] }] }];
    const never = edit(start, { type: 'rules', id: idOf(start, 'note'), rules });
    expect(findProblems(never)).toEqual([
      { message: '“Note” is required for no answer: choose for which.', itemId: idOf(start, 'note') },
    ]);
  });

  it.each(['', '0-1', '0-2', '0-5', '0-19'])('name a field of object %j as a submission does', (objectTypeId) => {
    const field = { name: 'size', label: 'Size', objectTypeId };
    const { definition } = parseDefinition({ form: { ...DEFINITION.form, formFieldGroups: [{ fields: [field] }] } });
    expect(definition && fieldsOf(definition).map(({ id }) => id)).toEqual([fieldIdOf(field)]);
  });
});

import { describe, expect, it } from 'vitest';
import { numberPages } from './number-pages';
import { parseDependents } from './parse-dependents';
import { parseGroups } from './parse-groups';
import { explainProblem } from './problems';

function read(...groups: unknown[]) {
  const problems: string[] = [];
  return {
    ...parseGroups(groups, (...problem) => problems.push(explainProblem(problem)), { parseDependents, numberPages }),
    problems,
  };
}

const when = (strValue: string) => [{ operator: 'EQ', strValue }];
const filterOf = (strValue: string) => ({
  operator: 'EQ',
  strValue,
  strValues: [],
  numberValue: undefined,
  numberValues: [],
  boolValue: undefined,
});
/** A field with dependents: each shown when the field has the dependent's name for its value. */
const field = (name: string, ...dependents: object[]): { name: string; dependentFieldFilters: unknown[] } => ({
  name,
  dependentFieldFilters: dependents.map((dependent) => ({
    filters: when('name' in dependent ? String(dependent.name) : ''),
    dependentFormField: dependent,
    formFieldAction: 'DISPLAY',
  })),
});
const idsOf = ({ groups }: ReturnType<typeof read>) => groups.map(({ fields }) => fields.map(({ id }) => id).join(' '));
const conditionsOf = ({ groups }: ReturnType<typeof read>, name: string) =>
  groups.flatMap(({ fields }) => fields).find(({ id }) => id === name)?.conditions;

describe('groups', () => {
  it('are read whole', () => {
    const { groups, pageCount, problems } = read(
      {
        fields: [{ name: 'a' }, { name: 'b' }],
        default: true,
        isSmartGroup: false,
        richText: { content: '<p>Hi</p>' },
      },
      { fields: [{ name: 'c' }], default: false, isSmartGroup: true, richText: 'Hello' },
    );
    expect(problems).toEqual([]);
    expect(pageCount).toBe(1);
    expect(groups).toMatchObject([
      { richText: '<p>Hi</p>', isDefault: true, isSmartGroup: false, page: 0, isDependent: false },
      { richText: 'Hello', isDefault: false, isSmartGroup: true, page: 0, isDependent: false },
    ]);
  });

  it.each([null, {}, 5, [], { fields: null, richText: null }, { fields: {}, richText: { content: null } }])(
    'may be %j, which is an empty one',
    (group) => {
      const { groups, problems } = read(group);
      expect(groups).toEqual([
        { fields: [], richText: '', isDefault: true, isSmartGroup: false, page: 0, isDependent: false },
      ]);
      expect(problems).toEqual([]);
    },
  );

  it('are none where there is no list', () => {
    const none = { groups: [], pageCount: 1 };
    for (const raw of [null, undefined, {}, 'x']) expect(parseGroups(raw, () => {}, { numberPages })).toEqual(none);
  });

  it('leave out fields without a name, and those that were there before', () => {
    const result = read(
      { fields: [{ name: 'a', label: 'First' }, {}] },
      { fields: [{ name: 'a', label: 'Second' }, { name: 'a', objectTypeId: '0-2' }, { name: '__proto__' }] },
    );
    expect(idsOf(result)).toEqual(['a', '0-2/a __proto__']);
    expect(result.groups[0]?.fields[0]?.label).toBe('First');
    expect(result.problems).toEqual([
      'field 1 of group 0 has no name and is left out',
      'field "a" appears more than once; the first is kept',
    ]);
  });
});

describe('pages', () => {
  const on = (isPageBreak: boolean, ...names: string[]) => ({ isPageBreak, fields: names.map((name) => ({ name })) });
  const pagesOf = ({ groups }: ReturnType<typeof read>) => groups.map(({ page }) => page);

  it.each<[string, object[], number[], number]>([
    ['no break', [on(false, 'a'), on(false, 'b')], [0, 0], 1],
    ['a break with fields of its own', [on(false, 'a'), on(true, 'b'), on(false, 'c')], [0, 1, 1], 2],
    ['a break without', [on(false, 'a'), on(true), on(false, 'c')], [0, 1, 1], 2],
    ['two breaks', [on(false, 'a'), on(true, 'b'), on(true, 'c')], [0, 1, 2], 3],
    ['a break first', [on(true, 'a'), on(true, 'b')], [0, 1], 2],
    ['an empty break first', [on(true), on(false, 'a')], [0, 0], 1],
    ['an empty group first', [on(false), on(true, 'a'), on(true, 'b')], [0, 0, 1], 2],
    ['breaks after each other', [on(false, 'a'), on(true), on(true), on(false, 'b')], [0, 1, 1, 1], 2],
    ['a break last', [on(false, 'a'), on(true)], [0, 0], 1],
    ['nothing but breaks', [on(true), on(true)], [0, 0], 1],
    ['a page of text', [on(false, 'a'), { isPageBreak: true, richText: 'Now …' }, on(true, 'b')], [0, 1, 2], 3],
    ['a break that is no true one', [on(false, 'a'), { isPageBreak: 'true', fields: [{ name: 'b' }] }], [0, 0], 1],
  ])('are counted: %s', (_, groups, pages, pageCount) => {
    const result = read(...groups);
    expect(pagesOf(result)).toEqual(pages);
    expect(result.pageCount).toBe(pageCount);
  });

  it('hold dependents where their parent is', () => {
    const result = read(on(false, 'a'), { isPageBreak: true, fields: [field('b', field('c'))] }, on(true, 'd'));
    expect(idsOf(result)).toEqual(['a', 'b', 'c', 'd']);
    expect(pagesOf(result)).toEqual([0, 1, 1, 2]);
  });
});

describe('dependent fields', () => {
  it('stand in groups of their own after that of their parent, depth first', () => {
    const result = read(
      { fields: [field('a', field('b', field('d', field('e'))), field('c', field('f'))), field('g', field('h'))] },
      { fields: [{ name: 'z' }] },
    );
    expect(idsOf(result)).toEqual(['a g', 'b c', 'd', 'e', 'f', 'h', 'z']);
    expect(result.groups.map(({ isDependent }) => isDependent)).toEqual([false, true, true, true, true, true, false]);
    expect(result.groups[1]).toMatchObject({ richText: '', isDefault: true, isSmartGroup: false });
    expect(conditionsOf(result, 'a')).toEqual([]);
    expect(conditionsOf(result, 'c')).toEqual([{ parentId: 'a', filters: [filterOf('c')] }]);
    expect(conditionsOf(result, 'e')).toEqual([{ parentId: 'd', filters: [filterOf('e')] }]);
    expect(result.problems).toEqual([]);
  });

  it('name their parent by its id', () => {
    const result = read({ fields: [{ ...field('a', { name: 'b', objectTypeId: '0-5' }), objectTypeId: '0-2' }] });
    expect(idsOf(result)).toEqual(['0-2/a', 'TICKET.b']);
    expect(conditionsOf(result, 'TICKET.b')?.[0]?.parentId).toBe('0-2/a');
  });

  it('are shown where all filters of one entry hold, or all of another', () => {
    const twice = {
      name: 'a',
      dependentFieldFilters: [
        { filters: [...when('1'), ...when('2')], dependentFormField: { name: 'b', label: 'First' } },
        { filters: when('3'), dependentFormField: { name: 'b', label: 'Second' } },
      ],
    };
    const result = read({ fields: [twice] }, { fields: [field('c', { name: 'b' })] });
    expect(idsOf(result)).toEqual(['a', 'b', 'c']);
    expect(result.groups[1]?.fields[0]?.label).toBe('First');
    expect(conditionsOf(result, 'b')).toEqual([
      { parentId: 'a', filters: [filterOf('1'), filterOf('2')] },
      { parentId: 'a', filters: [filterOf('3')] },
      { parentId: 'c', filters: [filterOf('b')] },
    ]);
    expect(result.problems).toEqual([]);
  });

  it('bring their own dependents from every place where they are written', () => {
    const result = read({ fields: [field('a', field('b', field('x'))), field('c', field('b', field('y')))] });
    expect(idsOf(result)).toEqual(['a c', 'b', 'x', 'y']);
    expect(conditionsOf(result, 'y')?.map(({ parentId }) => parentId)).toEqual(['b']);
  });

  it.each([
    ['before', [{ fields: [{ name: 'b' }] }, { fields: [field('a', field('b', field('c')))] }], ['b', 'a', 'c']],
    ['after', [{ fields: [field('a', field('b', field('c')))] }, { fields: [{ name: 'b' }] }], ['a', 'c', 'b']],
  ])('stay unconditional where they have a place of their own %s', (_, groups, ids) => {
    const result = read(...groups);
    expect(idsOf(result)).toEqual(ids);
    expect(conditionsOf(result, 'b')).toEqual([]);
    expect(conditionsOf(result, 'c')?.map(({ parentId }) => parentId)).toEqual(['b']);
    expect(result.problems).toEqual([]);
  });

  it('never depend on themselves', () => {
    const self = read({ fields: [field('a', field('a'), field('b', field('b')))] });
    expect(idsOf(self)).toEqual(['a', 'b']);
    expect(conditionsOf(self, 'b')).toHaveLength(1);
    expect(self.problems).toEqual(['field "b" depends on itself; that condition is left out']);

    const round = read({ fields: [field('a', field('b', field('c'))), field('d', field('c', field('b')))] });
    expect(conditionsOf(round, 'b')?.map(({ parentId }) => parentId)).toEqual(['a']);
    expect(conditionsOf(round, 'c')?.map(({ parentId }) => parentId)).toEqual(['b', 'd']);
    expect(round.problems).toHaveLength(1);
  });

  it('have to be there and have a name', () => {
    const result = read({
      fields: [
        {
          name: 'a',
          dependentFieldFilters: [
            null,
            { filters: when('x') },
            { dependentFormField: { label: 'B' } },
            field('q', { name: 'c' }).dependentFieldFilters[0],
          ],
        },
      ],
    });
    expect(idsOf(result)).toEqual(['a', 'c']);
    expect(result.problems).toEqual([
      'dependent 0 of field "a" has no name and is left out',
      'dependent 1 of field "a" has no name and is left out',
      'dependent 2 of field "a" has no name and is left out',
    ]);
  });

  it('are cut below the twentieth', () => {
    const chain = (length: number) =>
      Array.from({ length }).reduce<ReturnType<typeof field>>(
        (inner, _, index) => field(`f${length - index - 1}`, inner),
        field(`f${length}`),
      );
    const whole = read({ fields: [chain(20)] });
    expect(whole.groups).toHaveLength(21);
    expect(whole.problems).toEqual([]);
    const cut = read({ fields: [chain(2000)] });
    expect(cut.groups).toHaveLength(21);
    expect(cut.problems).toEqual([
      'the dependents of field "f20" are nested more than 20 levels deep and are left out',
    ]);
  });
});

describe('filters', () => {
  const conditionOf = (filters: unknown) => {
    const result = read({
      fields: [{ name: 'a', dependentFieldFilters: [{ filters, dependentFormField: { name: 'b' } }] }],
    });
    return { filters: conditionsOf(result, 'b')?.[0]?.filters, problems: result.problems };
  };

  it('are read whole', () => {
    const filter = {
      operator: 'BETWEEN',
      strValue: 'x',
      strValues: ['a', 'b'],
      numberValue: 0,
      numberValues: [1, 2.5],
      boolValue: false,
    };
    expect(conditionOf([filter])).toEqual({ filters: [filter], problems: [] });
  });

  it('take numbers for texts and texts for numbers', () => {
    const { filters } = conditionOf([
      {
        operator: 'EQ',
        strValue: 5,
        strValues: [5, true],
        numberValue: '7',
        numberValues: ['1', 'x', null, ''],
        boolValue: 'true',
      },
    ]);
    expect(filters).toEqual([
      { operator: 'EQ', strValue: '5', strValues: ['5', 'true'], numberValue: 7, numberValues: [1], boolValue: true },
    ]);
  });

  it('are none where there are none', () => {
    for (const filters of [undefined, null, {}, []])
      expect(conditionOf(filters)).toEqual({ filters: [], problems: [] });
  });

  it('keep an operator that nobody knows, and tell it', () => {
    const { filters, problems } = conditionOf([{ operator: 'LIKE' }, null]);
    expect(filters?.map(({ operator }) => operator)).toEqual(['LIKE', '']);
    expect(problems).toEqual(['unknown filter operator "LIKE"', 'unknown filter operator ""']);
  });
});

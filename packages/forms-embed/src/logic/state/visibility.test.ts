import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf, filterOf, whenIs } from '../../testing/full-form';
import { passesFilter } from './filters';
import { createVisibility, type DependentField } from './visibility';

const NOW = Date.UTC(2024, 4, 15);
const now = () => NOW;
const dependsOn = (name: string, ...parents: readonly (readonly [id: string, value: string])[]) =>
  fieldOf(name, { conditions: parents.map(([id, value]) => whenIs(id, value)) });

const reader = (values: Readonly<Record<string, string>>) => (id: string) => values[id] ?? '';
const shownOf = (fields: readonly DependentField[], values: Readonly<Record<string, string>> = {}) => [
  ...createVisibility(fields, now).all(reader(values)),
];

/** The same without any cleverness: rounds through all fields until nothing comes into sight any more. */
function shownNaively(fields: readonly DependentField[], read: (id: string) => string): Set<string> {
  const shown = new Set(fields.filter(({ conditions }) => conditions.length === 0).map(({ id }) => id));
  for (let before = -1; before !== shown.size; ) {
    before = shown.size;
    for (const { id, conditions } of fields) {
      const holds = conditions.some(({ parentId, filters }) => {
        const parent = fields.find((field) => field.id === parentId);
        if (!parent || !shown.has(parentId)) return false;
        return filters.every((filter) => passesFilter(filter, read(parentId), { type: parent.type, now: NOW }));
      });
      if (holds) shown.add(id);
    }
  }
  return shown;
}

describe('all shown fields', () => {
  it('are those without conditions, whatever their values', () => {
    expect(shownOf([fieldOf('a'), fieldOf('b')])).toEqual(['a', 'b']);
    expect(shownOf([])).toEqual([]);
  });

  it('are those of which the parent has the value', () => {
    const fields = [fieldOf('a'), dependsOn('b', ['a', 'x'])];
    expect(shownOf(fields)).toEqual(['a']);
    expect(shownOf(fields, { a: 'x' })).toEqual(['a', 'b']);
    expect(shownOf([...fields].reverse(), { a: 'x' })).toEqual(['a', 'b']);
  });

  it('are those of which any condition holds', () => {
    const fields = [fieldOf('a'), fieldOf('b'), dependsOn('c', ['a', 'x'], ['b', 'y'], ['a', 'z'])];
    expect(shownOf(fields, { b: 'y' })).toContain('c');
    expect(shownOf(fields, { a: 'z' })).toContain('c');
    expect(shownOf(fields, { a: 'y', b: 'x' })).not.toContain('c');
  });

  it('are those of which all filters of a condition pass', () => {
    const filters = [filterOf({ operator: 'GT', numberValue: 3 }), filterOf({ operator: 'LT', numberValue: 7 })];
    const fields = [fieldOf('a', { type: 'number' }), fieldOf('b', { conditions: [{ parentId: 'a', filters }] })];
    expect(shownOf(fields, { a: '5' })).toContain('b');
    expect(shownOf(fields, { a: '8' })).not.toContain('b');
  });

  it('are those of which a condition without filters has a shown parent', () => {
    expect(shownOf([fieldOf('a'), fieldOf('b', { conditions: [{ parentId: 'a', filters: [] }] })])).toContain('b');
  });

  it('are not those of which the parent is hidden or not there', () => {
    const fields = [
      fieldOf('a'),
      dependsOn('b', ['a', 'x']),
      dependsOn('c', ['b', 'y']),
      dependsOn('d', ['nobody', '']),
    ];
    expect(shownOf(fields, { b: 'y', nobody: 'x' })).toEqual(['a']);
    expect(shownOf(fields, { a: 'x', b: 'y' })).toEqual(['a', 'b', 'c']);
  });

  it('are not those that only depend on each other, or on themselves', () => {
    const circle = [dependsOn('a', ['b', 'x']), dependsOn('b', ['a', 'x']), dependsOn('c', ['c', 'x'])];
    expect(shownOf(circle, { a: 'x', b: 'x', c: 'x' })).toEqual([]);
  });

  it('read the parent by its type, and times by the clock', () => {
    const filters = [filterOf({ operator: 'WITHIN_TIME', numberValue: 2 })];
    const fields = [fieldOf('a', { type: 'date' }), fieldOf('b', { conditions: [{ parentId: 'a', filters }] })];
    expect(shownOf(fields, { a: '2024-05-14' })).toContain('b');
    expect(shownOf(fields, { a: '2024-05-12' })).not.toContain('b');
  });
});

describe('a change', () => {
  const fields = [fieldOf('a'), dependsOn('b', ['a', 'x']), dependsOn('c', ['b', 'x']), fieldOf('d')];
  const { after } = createVisibility(fields, now);

  it('shows the whole chain, and hides it', () => {
    const values = reader({ a: 'x', b: 'x' });
    expect(after('a', new Set(['a', 'd']), values)).toEqual([
      { id: 'b', shown: true },
      { id: 'c', shown: true },
    ]);
    expect(after('a', new Set(['a', 'b', 'c', 'd']), reader({ b: 'x' }))).toEqual([
      { id: 'b', shown: false },
      { id: 'c', shown: false },
    ]);
  });

  it('answers nothing where nothing comes of it', () => {
    expect(after('a', new Set(['a', 'd']), reader({ a: 'y' }))).toEqual([]);
    expect(after('nobody', new Set(['a', 'd']), reader({}))).toEqual([]);
  });

  it('of a hidden field shows nothing', () => {
    expect(after('b', new Set(['a', 'd']), reader({ b: 'x' }))).toEqual([]);
  });

  it('breaks a circle that has lost its hold from outside', () => {
    const circle = [fieldOf('a'), dependsOn('b', ['a', 'x'], ['c', 'x']), dependsOn('c', ['b', 'x'])];
    const visibility = createVisibility(circle, now);
    const values = { a: 'x', b: 'x', c: 'x' };
    const shown = visibility.all(reader(values));
    expect([...shown]).toEqual(['a', 'b', 'c']);
    expect(visibility.after('a', shown, reader({ ...values, a: '' }))).toEqual([
      { id: 'b', shown: false },
      { id: 'c', shown: false },
    ]);
  });

  it('leaves the set that it is given', () => {
    const shown = new Set(['a', 'd']);
    after('a', shown, reader({ a: 'x' }));
    expect([...shown]).toEqual(['a', 'd']);
  });

  it('of a field on which nothing depends reads no value, and nothing of what is shown', () => {
    const untouchable = new Proxy(new Set<string>(), {
      get() {
        throw new Error('looked at what is shown');
      },
    });
    const read = () => {
      throw new Error('read a value');
    };
    const many = Array.from({ length: 1000 }, (_, index) =>
      index % 5 === 1 ? dependsOn(`f${index}`, [`f${index - 1}`, 'x']) : fieldOf(`f${index}`),
    );
    expect(createVisibility(many, now).after('f3', untouchable, read)).toEqual([]);
  });

  it('reads only the parents of what depends on the field', () => {
    const seen = new Set<string>();
    const read = (id: string) => {
      seen.add(id);
      return '';
    };
    after('b', new Set(['a', 'b', 'c', 'd']), read);
    expect([...seen]).toEqual(['b']);
  });
});

describe('any fields and changes', () => {
  const COUNT = 8;
  const anyId = fc.integer({ min: 0, max: COUNT }).map((index) => `f${index}`);
  const anyValue = fc.constantFrom('', 'x', 'y');
  const anyCondition = fc.record({
    parentId: anyId,
    filters: fc.array(
      fc
        .record({ operator: fc.constantFrom('EQ', 'NEQ', 'IS_NOT_EMPTY'), strValue: anyValue })
        .map((filter) => filterOf(filter)),
      { maxLength: 2 },
    ),
  });
  const anyFields = fc
    .array(fc.array(anyCondition, { maxLength: 2 }), { minLength: COUNT, maxLength: COUNT })
    .map((all) => all.map((conditions, index) => fieldOf(`f${index}`, { conditions })));

  it('show the same as rounds through all fields do', () => {
    fc.assert(
      fc.property(anyFields, fc.array(fc.tuple(anyId, anyValue), { maxLength: 30 }), (fields, changes) => {
        const values: Record<string, string> = {};
        const read = (id: string) => values[id] ?? '';
        const visibility = createVisibility(fields, now);
        const shown = new Set(visibility.all(read));
        expect(shown).toEqual(shownNaively(fields, read));
        for (const [id, value] of changes) {
          values[id] = value;
          for (const change of visibility.after(id, shown, read)) {
            expect(shown.has(change.id)).toBe(!change.shown);
            if (change.shown) shown.add(change.id);
            else shown.delete(change.id);
          }
          expect(shown).toEqual(shownNaively(fields, read));
        }
      }),
    );
  });
});

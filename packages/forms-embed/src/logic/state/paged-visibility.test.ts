import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf, filterOf } from '../../testing/full-form';
import type { Condition, FullField } from '../definition/full-definition';
import { holds } from './demands';
import { createPagedVisibility } from './paged-visibility';
import { createVisibility } from './visibility';

const PAGES = 4;
const EACH = 3;
const IDS = Array.from({ length: PAGES * EACH }, (_, index) => `f${index}`);
const anyValue = fc.constantFrom('', 'x', 'y');
const anyCondition = (ids: readonly string[]): fc.Arbitrary<Condition> =>
  fc.record({
    parentId: fc.constantFrom(...ids),
    filters: fc.array(
      fc
        .record({ operator: fc.constantFrom('EQ', 'NEQ', 'IS_NOT_EMPTY'), strValue: anyValue })
        .map((filter) => filterOf(filter)),
      { maxLength: 2 },
    ),
  });

/** Fields on four pages that depend on any others, and pages that are skipped by fields before them. */
const anyFields: fc.Arbitrary<readonly FullField[]> = fc
  .record({
    conditions: fc.array(fc.array(anyCondition(IDS), { maxLength: 2 }), {
      minLength: IDS.length,
      maxLength: IDS.length,
    }),
    skips: fc.tuple(
      ...Array.from({ length: PAGES - 1 }, (_, index) =>
        fc.array(anyCondition(IDS.slice(0, (index + 1) * EACH)), { maxLength: 2 }),
      ),
    ),
  })
  .map(({ conditions, skips }) =>
    IDS.map((id, index) => {
      const skipWhen = skips[Math.floor(index / EACH) - 1];
      return fieldOf(id, { conditions: conditions[index] ?? [], ...(skipWhen?.[0] && { skipWhen }) });
    }),
  );

const anyValues = fc.dictionary(fc.constantFrom(...IDS), anyValue);
const now = () => 0;
const readerOf = (values: Readonly<Record<string, string>>) => (id: string) => values[id] ?? '';

describe('fields on pages that can be skipped', () => {
  it('are shown as everywhere where no page is skipped', () => {
    fc.assert(
      fc.property(anyFields, anyValues, (fields, values) => {
        const plain = fields.map(({ skipWhen: _, ...field }) => field);
        const read = readerOf(values);
        expect(createPagedVisibility(plain, now).all(read)).toEqual(createVisibility(plain, now).all(read));
      }),
    );
  });

  it('are shown on a page exactly where what the pages before show does not skip it', () => {
    fc.assert(
      fc.property(anyFields, anyValues, (fields, values) => {
        const read = readerOf(values);
        const shown = createPagedVisibility(fields, now).all(read);
        const kept: FullField[] = [];
        for (let page = 0; page < PAGES; page++) {
          const own = fields.slice(page * EACH, (page + 1) * EACH);
          const before = createVisibility(kept, now).all(read);
          const shownType = (id: string) => (before.has(id) ? 'string' : undefined);
          const isSkipped = holds(own[0]?.skipWhen ?? [], { shownType, read, now: 0 });
          if (isSkipped) for (const { id } of own) expect(shown.has(id)).toBe(false);
          else kept.push(...own);
        }
        expect(shown).toEqual(createVisibility(kept, now).all(read));
      }),
    );
  });

  it('are the same whether found anew or after a change', () => {
    fc.assert(
      fc.property(anyFields, anyValues, fc.constantFrom(...IDS), anyValue, (fields, values, id, value) => {
        const visibility = createPagedVisibility(fields, now);
        const before = new Set(visibility.all(readerOf(values)));
        const read = readerOf({ ...values, [id]: value });
        for (const change of visibility.after(id, new Set(before), read)) {
          if (change.shown) before.add(change.id);
          else before.delete(change.id);
        }
        expect(before).toEqual(visibility.all(read));
      }),
    );
  });

  it('are not decided by values of fields that are not shown, so that a server finds the same', () => {
    fc.assert(
      fc.property(anyFields, anyValues, (fields, values) => {
        const visibility = createPagedVisibility(fields, now);
        const shown = visibility.all(readerOf(values));
        const sent = Object.fromEntries(Object.entries(values).filter(([id]) => shown.has(id)));
        expect(visibility.all(readerOf(sent))).toEqual(shown);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { fieldOf, fullForm, groupOf } from '../../testing/full-form';
import { shapeForBuilder } from './shape-builder';

const definition = fullForm([
  groupOf([fieldOf('a', { isSmartField: true })], { isSmartGroup: true }),
  groupOf(['b'], { page: 1 }),
  groupOf(['c'], { isDefault: false, page: 1 }),
  groupOf(['d'], { isDependent: true, page: 1 }),
  groupOf(['e'], { page: 2 }),
  groupOf(['f'], { isDependent: true, page: 2 }),
]);

const namesOf = ({ groups }: typeof definition) => groups.map(({ fields }) => fields[0]?.name);

describe('shapeForBuilder', () => {
  it('shows all default groups on one page, whatever is known', () => {
    const shaped = shapeForBuilder(definition, false);
    expect(namesOf(shaped)).toEqual(['a', 'b', 'e', 'f']);
    expect(shaped.pageCount).toBe(1);
    expect(shaped.groups.every(({ page, isSmartGroup }) => page === 0 && !isSmartGroup)).toBe(true);
    expect(shaped.groups[0]?.fields[0]?.isSmartField).toBe(false);
  });

  it('skips no page', () => {
    const skipWhen = [{ parentId: 'a', filters: [] }];
    const skipped = fullForm([groupOf(['a']), groupOf([fieldOf('b', { skipWhen })], { page: 1, skipWhen })]);
    const [, group] = shapeForBuilder(skipped, true).groups;
    expect([group?.skipWhen, group?.fields[0]?.skipWhen]).toEqual([undefined, undefined]);
  });

  it('keeps what is known where the address names an email', () => {
    const shaped = shapeForBuilder(definition, true);
    expect(namesOf(shaped)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(shaped.groups[0]?.isSmartGroup).toBe(true);
    expect(shaped.pageCount).toBe(1);
  });
});

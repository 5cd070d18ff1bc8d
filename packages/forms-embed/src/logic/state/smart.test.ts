import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf, groupOf } from '../../testing/full-form';
import type { FullGroup } from '../definition/full-definition';
import { hiddenSmartFields, visibleGroups } from './smart';

const smart = (...names: string[]) => groupOf(names, { isSmartGroup: true });
const plain = (...names: string[]) => groupOf(names);
const waiting = (...names: string[]) => groupOf(names, { isDefault: false });
const dependent = (...names: string[]) => groupOf(names, { isDependent: true });

const visible = (groups: readonly FullGroup[], ...known: string[]) => visibleGroups(groups, new Set(known));

describe('visibleGroups', () => {
  it('are all that are shown from the start while nothing is known', () => {
    expect(visible([plain('a'), smart('b'), waiting('c'), plain()])).toEqual([true, true, false, true]);
    expect(visible([])).toEqual([]);
  });

  it('are no smart groups of which everything is known', () => {
    const groups = [plain('a'), smart('b', 'c')];
    expect(visible(groups, 'b')).toEqual([true, true]);
    expect(visible(groups, 'b', 'c')).toEqual([true, false]);
    expect(visible(groups, 'a', 'b', 'c')).toEqual([true, false]);
  });

  it('are smart groups without fields: they hold a text', () => {
    expect(visible([smart()], 'a')).toEqual([true]);
  });

  it('replace each hidden smart group by the next one that waits', () => {
    const groups = [smart('a'), smart('b'), waiting('c'), waiting('d'), waiting('e')];
    expect(visible(groups, 'a')).toEqual([false, true, true, false, false]);
    expect(visible(groups, 'b')).toEqual([true, false, true, false, false]);
    expect(visible(groups, 'a', 'b')).toEqual([false, false, true, true, false]);
  });

  it('pass over the waiting ones of which everything is known', () => {
    const groups = [smart('a'), waiting('c'), waiting(), groupOf(['d', 'f'], { isDefault: false, isSmartGroup: true })];
    expect(visible(groups, 'a', 'c')).toEqual([false, false, false, true]);
    expect(visible(groups, 'a', 'c', 'd')).toEqual([false, false, false, true]);
    expect(visible(groups, 'a', 'c', 'd', 'f')).toEqual([false, false, false, false]);
  });

  it('take a waiting group that stands before the hidden one', () => {
    expect(visible([waiting('c'), smart('a')], 'a')).toEqual([true, false]);
  });

  it('take no group in the place of a waiting one that is known', () => {
    const groups = [plain('a'), groupOf(['c'], { isDefault: false, isSmartGroup: true }), waiting('d')];
    expect(visible(groups, 'c')).toEqual([true, false, false]);
  });

  it('go with the group before where they hold what depends on it', () => {
    const groups = [
      smart('a'),
      dependent('b'),
      dependent('c'),
      plain('d'),
      dependent('e'),
      waiting('f'),
      dependent('g'),
    ];
    expect(visible(groups)).toEqual([true, true, true, true, true, false, false]);
    expect(visible(groups, 'a')).toEqual([false, false, false, true, true, true, true]);
    expect(visible([dependent('a')])).toEqual([true]);
  });

  it('let no group of dependent fields wait or give way', () => {
    const groups = [
      plain('a'),
      groupOf(['b'], { isDependent: true, isSmartGroup: true, isDefault: false }),
      waiting('c'),
    ];
    expect(visible(groups, 'b')).toEqual([true, true, false]);
  });

  it('never take more groups than give way, and give way no more than is known', () => {
    const anyGroup = fc
      .record({
        names: fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 }),
        isSmartGroup: fc.boolean(),
        isDefault: fc.boolean(),
      })
      .map(({ names, ...flags }) => groupOf(names, flags));
    fc.assert(
      fc.property(fc.array(anyGroup, { maxLength: 8 }), fc.subarray(['a', 'b', 'c', 'd']), (groups, names) => {
        const flags = visible(groups, ...names);
        const gone = groups.filter(({ isDefault }, index) => isDefault && !flags[index]);
        const come = groups.filter(({ isDefault }, index) => !isDefault && flags[index]);
        const couldCome = groups.filter(
          ({ isDefault, fields }) => !isDefault && fields.some((f) => !names.includes(f.name)),
        );
        expect(come).toEqual(couldCome.slice(0, gone.length));
        for (const { isSmartGroup, fields } of gone) {
          expect(isSmartGroup && fields.every(({ name }) => names.includes(name))).toBe(true);
        }
      }),
    );
  });
});

describe('hiddenSmartFields', () => {
  const smartField = fieldOf('a', { id: '0-2/a', isSmartField: true });

  it('are the known smart fields, by id', () => {
    const groups = [groupOf([smartField, 'b', fieldOf('c', { isSmartField: true })])];
    expect(hiddenSmartFields(groups, new Set(['a', 'b']))).toEqual(new Set(['0-2/a']));
    expect(hiddenSmartFields(groups, new Set())).toEqual(new Set());
  });

  it('are none in smart groups, which go as a whole', () => {
    expect(hiddenSmartFields([groupOf([smartField, 'b'], { isSmartGroup: true })], new Set(['a']))).toEqual(new Set());
  });
});

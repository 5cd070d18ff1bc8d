import { describe, expect, it } from 'vitest';
import { CLOSED, type ComboboxState, type Move, reduceCombobox } from './combobox-state';

const matches = Array.from({ length: 25 }, (_, index) => index);
const open = (active: number): ComboboxState => ({ isOpen: true, isTyped: false, matches, active });

describe('reduceCombobox', () => {
  it('opens with the choice', () => {
    expect(reduceCombobox(CLOSED, { type: 'opened', matches, active: 3 })).toEqual(open(3));
  });

  it('reaches the first match of what is typed, and none where nothing is', () => {
    expect(reduceCombobox(open(3), { type: 'typed', matches: [7, 9], isEmpty: false })).toEqual({
      isOpen: true,
      isTyped: true,
      matches: [7, 9],
      active: 0,
    });
    expect(reduceCombobox(open(3), { type: 'typed', matches, isEmpty: true }).active).toBe(-1);
    expect(reduceCombobox(open(3), { type: 'typed', matches: [], isEmpty: false }).active).toBe(-1);
  });

  it.each<[Move, number, number]>([
    ['next', -1, 0],
    ['next', 3, 4],
    ['next', 24, 24],
    ['previous', -1, 24],
    ['previous', 3, 2],
    ['previous', 0, 0],
    ['nextPage', 3, 13],
    ['nextPage', 20, 24],
    ['previousPage', 3, 0],
    ['previousPage', 20, 10],
    ['first', 20, 0],
    ['last', 3, 24],
  ])('moves %s from %i to %i', (move, from, to) => {
    expect(reduceCombobox(open(from), { type: 'moved', move })).toEqual(open(to));
  });

  it('moves nowhere in an empty list', () => {
    const empty = { ...open(-1), matches: [] };
    expect(reduceCombobox(empty, { type: 'moved', move: 'last' })).toBe(empty);
  });

  it('forgets what was typed when it closes', () => {
    expect(reduceCombobox({ ...open(3), isTyped: true }, { type: 'closed' })).toBe(CLOSED);
  });
});

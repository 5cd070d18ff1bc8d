import { beforeEach, expect, it } from 'vitest';
import { putMarkup, resetPage } from '../../../../core/src/testing/page';
import { showChips } from './chips';

beforeEach(resetPage);

const open = () => putMarkup('<div><button data-filter="__all">All</button><p data-filter-chips></p></div>');
const chips = () => [...document.querySelectorAll<HTMLElement>('[data-filter-chip]')];
const chosen = (...terms: readonly string[]) =>
  terms.map((term) => ({ filterId: 'tags', term, name: term.toUpperCase() }));

it('shows each chosen term as a button that removes it', () => {
  showChips(open(), chosen('a', 'b'));
  expect(
    chips().map(({ localName, dataset, textContent, ariaLabel }) => [
      localName,
      dataset.filter,
      textContent,
      ariaLabel,
    ]),
  ).toEqual([
    ['button', 'a', 'A', 'A ×'],
    ['button', 'b', 'B', 'B ×'],
  ]);
  expect(chips()[0]).toMatchObject({ type: 'button' });
});

it('shows names as text', () => {
  showChips(open(), [{ filterId: 'tags', term: 'a', name: '<img src=x>' }]);
  expect(chips()[0]?.children).toHaveLength(0);
  expect(chips()[0]?.textContent).toBe('<img src=x>');
});

it('does nothing in a group without a place for them', () => {
  const group = putMarkup('<div><button data-filter="a">A</button></div>');
  const before = group.innerHTML;
  showChips(group, chosen('a'));
  expect(group.innerHTML).toBe(before);
});

it.each([
  ['the first chip that is left', ['b'], 'b'],
  ['the first control of the group, if none is left', [], '__all'],
])('moves the focus from a chip that is removed to %s', (_, left, focused) => {
  const group = open();
  showChips(group, chosen('a', ...left));
  chips()[0]?.focus();
  showChips(group, chosen(...left));
  expect((document.activeElement as HTMLElement).dataset.filter).toBe(focused);
});

it('leaves the focus where it is outside of the chips', () => {
  const group = open();
  const outside = putMarkup('<input>');
  outside.focus();
  showChips(group, chosen('a'));
  showChips(group, []);
  expect(document.activeElement).toBe(outside);
});

import { isOwnMarkup } from '@mountkit/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../../core/src/testing/page';
import { findAll, swapFragments } from './swap-fragments';

beforeEach(resetPage);

const report = vi.fn();
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('the matches of a selector', () => {
  it('are all but those in foreign markup', () => {
    putMarkup('<p><b class="n">1</b><b class="n">2</b><i data-mountkit-foreign><b class="n">3</b></i></p>');
    expect(findAll('.n', report).map(({ textContent }) => textContent)).toEqual(['1', '2']);
    expect(report).not.toHaveBeenCalled();
  });

  it('are none of one that is invalid, which is reported', () => {
    expect(findAll('b[', report)).toEqual([]);
    expect(report).toHaveBeenCalledExactlyOnceWith(`a fragment's selector is "b[", expected a valid one`);
  });
});

describe('fragments', () => {
  it('replace each match by a copy of its own, and may be several nodes', () => {
    putMarkup('<p><b class="n">1</b><b class="n">2</b></p>');
    swapFragments({ 'b.n': ' <b class="n">new</b> and <i>more</i> ' }, report);
    expect(document.querySelector('p')?.innerHTML).toBe(
      '<b class="n">new</b> and <i>more</i><b class="n">new</b> and <i>more</i>',
    );
  });

  it('remove a match if they are empty', () => {
    putMarkup('<p><b class="n">1</b></p>');
    swapFragments({ 'b.n': '' }, report);
    expect(document.querySelector('p')?.innerHTML).toBe('');
  });

  it('leave an element that is the same, or that came from the same markup and was changed since', () => {
    putMarkup('<b class="n">1</b>');
    const before = document.querySelector('.n');
    swapFragments({ '.n': '<b class="n">1</b>' }, report);
    expect(document.querySelector('.n')).toBe(before);
    swapFragments({ '.n': '<b class="n">2</b>' }, report);
    const fresh = document.querySelector('.n');
    fresh?.append(' theirs');
    swapFragments({ '.n': '<b class="n">2</b>' }, report);
    expect([document.querySelector('.n'), texts('.n')]).toEqual([fresh, ['2 theirs']]);
  });

  it('are not the page’s own markup', () => {
    putMarkup('<b class="n">1</b>');
    swapFragments({ '.n': '<b class="n"><i></i></b>' }, report);
    expect(isOwnMarkup(document.querySelector('.n i') as Element)).toBe(false);
  });
});

describe('the focus', () => {
  const ITEM = (key: string, text = 'x') => `<a href="#" class="remove" data-cart_item_key="${key}">${text}</a>`;
  const swap = (before: string, after: string, focused: string) => {
    putMarkup(`<div class="n">${before}</div>`);
    document.querySelector<HTMLElement>(focused)?.focus();
    swapFragments({ '.n': `<div class="n">${after}</div>` }, report);
    return document.activeElement as HTMLElement;
  };

  it.each([
    ['key', ITEM('a') + ITEM('b'), ITEM('b', 'new') + ITEM('a', 'new'), '[data-cart_item_key=a]'],
    ['id', '<button id="go">Go</button>', '<p></p><button id="go">Gone</button>', '#go'],
    ['address', '<a href="/x">x</a><a href="/y">y</a>', '<a href="/y">new</a>', '[href="/y"]'],
    ['class', '<button class="one"></button>', '<i></i><button class="one">1</button>', '.one'],
  ])('stays at the control with the same %s', (_, before, after, focused) => {
    expect(swap(before, after, focused)).toBe(document.querySelector(focused));
  });

  it('stays at the same position among equal ones', () => {
    const plus = '<button class="plus">+</button>';
    const focused = swap(plus + plus + plus, `<p>${plus}${plus}${plus}</p>`, '.plus:nth-of-type(2)');
    expect([...document.querySelectorAll('.plus')].indexOf(focused)).toBe(1);
  });

  it('is lost with a control that is gone, and not moved from elsewhere', () => {
    expect(swap(ITEM('a'), ITEM('b'), '[data-cart_item_key=a]')).toBe(document.body);
    const outside = putMarkup('<input>');
    outside.focus();
    swapFragments({ '.n': '<div class="n">new</div>' }, report);
    expect(document.activeElement).toBe(outside);
  });
});

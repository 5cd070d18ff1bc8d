import { beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../../core/src/testing/page';
import { createCover } from './cover';

beforeEach(resetPage);

const open = (markup = '<section><p>item</p></section>') => {
  const element = putMarkup(markup);
  const cover = createCover(element);
  const fail = (text = 'Failed.', isAtEnd = false) => {
    const retry = vi.fn();
    cover.fail({ text, label: 'Try again', isAtEnd, retry });
    return retry;
  };
  return { element, cover, fail };
};
const notes = () => document.querySelectorAll<HTMLElement>('.mountkit-loop-note');
const button = () => notes()[0]?.querySelector('button') as HTMLButtonElement;

it('has a note with a button that tries again, in the list itself and after its items', () => {
  const { element, fail } = open();
  const retry = fail();
  expect(notes()[0]?.textContent).toBe('Failed. Try again');
  expect(element.lastElementChild?.contains(notes()[0] as Node)).toBe(true);
  expect(element.lastElementChild?.className).toBe('mountkit-loop-cover');
  expect(button().type).toBe('button');
  button().click();
  button().click();
  expect(retry).toHaveBeenCalledOnce();
});

it.each(['ul', 'ol'])('is an item of a list that is %s', (name) => {
  const { element, cover } = open(`<${name}><li>item</li></${name}>`);
  cover.wait();
  expect(element.lastElementChild?.localName).toBe('li');
});

it('keeps a note that has the focus while the list is fetched, and its button if that fails again', () => {
  const { cover, fail } = open();
  fail();
  const before = button();
  before.focus();
  before.click();
  cover.wait();
  expect([document.activeElement, before.ariaDisabled]).toEqual([before, 'true']);
  const retry = fail('Failed again.');
  expect([document.activeElement, before.ariaDisabled]).toEqual([before, null]);
  expect([...notes()].map(({ textContent }) => textContent)).toEqual(['Failed again. Try again']);
  before.click();
  expect(retry).toHaveBeenCalledOnce();
  expect(cover.remove()).toBe(true);
  expect(notes()).toHaveLength(0);
});

it('has no note while the list is fetched for another choice', () => {
  const { element, cover, fail } = open();
  fail();
  cover.wait();
  expect(notes()).toHaveLength(0);
  expect(element.lastElementChild?.className).toBe('mountkit-loop-cover mountkit-loop-cover--loading');
  expect(cover.remove()).toBe(false);
  expect(element.childElementCount).toBe(1);
});

it('stands at the end where further pages could not be added', () => {
  const { element, fail } = open();
  fail('Failed.', true);
  expect(element.lastElementChild?.className).toBe('mountkit-loop-cover mountkit-loop-cover--end');
});

it('shows text as text', () => {
  open().fail('<b>no</b>');
  expect(notes()[0]?.querySelector('b')).toBeNull();
});

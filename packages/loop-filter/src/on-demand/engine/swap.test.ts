import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../../core/src/testing/page';
import { swapContent } from './swap';

beforeEach(resetPage);
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const contentOf = (markup: string) => document.createRange().createContextualFragment(markup);
const put = (markup: string) => putMarkup(`<section>${markup}</section>`);

describe('new content', () => {
  it.each([
    ['in the same order', '<p id="a">a</p><p id="b">b</p>', '<p id="b">b</p><p id="c">c</p>'],
    ['in another order', '<p id="a">a</p><p id="b">b</p>', '<p id="b">b</p><p id="a">a</p>'],
    ['with another text', '<p id="b">b</p>', '<p id="b">new <i>text</i></p>'],
    ['of items without names', '<p>1</p><p>2</p>', '<p>2</p><p>3</p><p>4</p>'],
    ['with another tag', '<p id="a">a</p>', '<div id="a">a</div>'],
    ['that is empty', '<p id="a">a</p>', ''],
  ])('%s is what the list shows', async (_, before, after) => {
    const list = put(before);
    await swapContent(list, contentOf(after));
    expect(list.innerHTML).toBe(after);
  });

  it.each([
    ['in the same order', '<img id="x"><img id="a"><img id="b">'],
    ['in another order', '<img id="b"><p id="new"></p><img id="a">'],
  ])('keeps the elements that stay, %s', async (_, after) => {
    const list = put('<img id="a"><img id="b">');
    const before = ['#a', '#b'].map((selector) => list.querySelector(selector));
    await swapContent(list, contentOf(after));
    expect(['#a', '#b'].map((selector) => list.querySelector(selector))).toEqual(before);
    expect(list.querySelector('#a')).toBe(before[0]);
    expect(list.querySelector('#b')).toBe(before[1]);
  });

  it('keeps what is typed into a field that has the focus', async () => {
    const list = put('<div id="a"><input value="1"></div><div id="b">old</div>');
    const input = list.querySelector('input') as HTMLInputElement;
    input.focus();
    input.value = 'typed';
    await swapContent(list, contentOf('<div id="a"><input value="2"></div><div id="b">new</div>'));
    expect(list.querySelector('input')).toBe(input);
    expect([input.value, document.activeElement]).toEqual(['typed', input]);
    expect(list.querySelector('#b')?.textContent).toBe('new');
  });
});

describe('as a view transition', () => {
  /** A browser that has them; the test ends each. */
  function openTransitions({ height = 100, isReduced = false } = {}) {
    const ends: (() => void)[] = [];
    const skip = vi.fn();
    const start = vi.fn((change: () => void) => {
      change();
      const finished = new Promise<void>((resolve) => ends.push(resolve));
      // A transition that is skipped never becomes ready.
      return {
        ready: Promise.reject(new Error('skipped')),
        finished,
        updateCallbackDone: Promise.resolve(),
        skipTransition: skip,
      };
    });
    Object.assign(document, { startViewTransition: start });
    vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
    return { ends, skip, start };
  }
  const nameOf = (list: HTMLElement) => list.style.getPropertyValue('view-transition-name');

  it('moves the list, and leaves no style behind', async () => {
    const { ends, start } = openTransitions();
    const list = put('<p id="a">a</p>');
    await swapContent(list, contentOf('<p id="b">b</p>'));
    expect([start.mock.calls.length, list.textContent, nameOf(list)]).toEqual([1, 'b', 'mountkit-loop']);
    expect(document.adoptedStyleSheets).toHaveLength(1);
    ends[0]?.();
    await vi.waitFor(() => expect(nameOf(list)).toBe(''));
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it('skips one that still runs', async () => {
    const { ends, skip } = openTransitions();
    const list = put('<p id="a">a</p>');
    await swapContent(list, contentOf('<p id="b">b</p>'));
    skip.mockClear();
    await swapContent(list, contentOf('<p id="c">c</p>'));
    expect([skip.mock.calls.length, list.textContent]).toEqual([1, 'c']);
    for (const end of ends) end();
    await vi.waitFor(() => expect(document.adoptedStyleSheets).toEqual([]));
  });

  it.each([
    ['under reduced motion', { isReduced: true }],
    ['if the list is higher than five windows', { height: 5 * innerHeight + 1 }],
  ])('does not move %s', async (_, given) => {
    const { start } = openTransitions(given);
    const list = put('<p id="a">a</p>');
    await swapContent(list, contentOf('<p id="b">b</p>'));
    expect([start.mock.calls.length, list.textContent, nameOf(list)]).toEqual([0, 'b', '']);
  });

  it('does not move on a page that nobody sees', async () => {
    const { start } = openTransitions();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await swapContent(put('<p id="a">a</p>'), contentOf(''));
    expect(start).not.toHaveBeenCalled();
  });
});

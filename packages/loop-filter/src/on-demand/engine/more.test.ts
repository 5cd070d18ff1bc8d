import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../../core/src/testing/page';
import type { LoopOptions } from '../../settings';
import { openMore } from './more';

/** What the page watches for coming near the end of the list. */
let nearEnd: (isNear: boolean) => void;
const disconnect = vi.fn();

beforeEach(() => {
  resetPage();
  disconnect.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect;
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        nearEnd = (isIntersecting) => listener([{ isIntersecting }]);
      }
      observe() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const LIST = `<div data-next-page="/2/"><ul><li>1</li></ul><nav><a href="/2/">2</a></nav></div>`;
const contentOf = (markup: string) => document.createRange().createContextualFragment(markup);
const page = (markup: string, nextPage = '') => ({
  content: contentOf(markup),
  pages: { page: '2', maxPage: '3', nextPage },
  counts: {},
});

function open(options: Partial<LoopOptions> = {}, markup = LIST) {
  const element = putMarkup(markup);
  const fetchPage = vi.fn(async (_url: string) => page('<ul><li>2</li></ul>'));
  const source = {
    element,
    settings: () => ({ more: 'button', items: 'ul', moreButton: '', nextPage: '', ...options }) as LoopOptions,
    fetchPage,
    label: 'Load more',
    added: vi.fn(),
    failed: vi.fn(),
    uncover: vi.fn(() => false),
  };
  const more = openMore(source);
  const button = document.querySelector<HTMLElement>('.mountkit-load-more') as HTMLElement;
  const items = () => Array.from(element.querySelectorAll('li'), ({ textContent }) => textContent);
  return { ...source, more, button, items };
}

describe('the button for further pages', () => {
  it('adds the items of the next page, and is hidden after the last one', async () => {
    const { button, element, fetchPage, added, items } = open();
    expect(button.textContent).toBe('Load more');
    expect(element.querySelector('nav')?.hidden).toBe(true);
    button.click();
    await vi.waitFor(() => expect(added).toHaveBeenCalledWith(`${location.origin}/2/`));
    expect(fetchPage).toHaveBeenCalledExactlyOnceWith(`${location.origin}/2/`);
    expect(items()).toEqual(['1', '2']);
    expect(element.dataset).toMatchObject({ page: '2', maxPage: '3' });
    expect(element.dataset.nextPage).toBeUndefined();
    expect(button.hidden).toBe(true);
    button.click();
    expect(fetchPage).toHaveBeenCalledOnce();
  });

  it('goes on from the page that it has added', async () => {
    const { button, fetchPage, added } = open();
    fetchPage.mockResolvedValueOnce(page('<ul><li>2</li></ul>', '/3/'));
    button.click();
    await vi.waitFor(() => expect(added).toHaveBeenCalled());
    expect(button.hidden).toBe(false);
    button.click();
    expect(fetchPage).toHaveBeenLastCalledWith(`${location.origin}/3/`);
  });

  it('fetches one page at a time', async () => {
    const { button, fetchPage, added } = open();
    button.click();
    button.click();
    expect(button.ariaDisabled).toBe('true');
    await vi.waitFor(() => expect(added).toHaveBeenCalled());
    expect(fetchPage).toHaveBeenCalledOnce();
  });

  it('can be used again after a failure', async () => {
    const { button, fetchPage, failed, added, items } = open();
    fetchPage.mockRejectedValueOnce(new Error('offline'));
    button.click();
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
    expect([items(), button.ariaDisabled, added.mock.calls.length]).toEqual([['1'], 'false', 0]);
    button.click();
    await vi.waitFor(() => expect(items()).toEqual(['1', '2']));
  });

  it('passes the focus to the first new item when it is hidden', async () => {
    const { button, fetchPage, added } = open();
    fetchPage.mockResolvedValueOnce(page('<ul><li><a href="#x">2</a></li></ul>'));
    button.focus();
    button.click();
    await vi.waitFor(() => expect(added).toHaveBeenCalled());
    expect(document.activeElement?.textContent).toBe('2');
  });

  it('leaves out the links and the status of the page that it adds', async () => {
    const { button, fetchPage, element, added } = open(
      { items: '' },
      '<div data-next-page="/2/"><p>1</p><nav>old</nav></div>',
    );
    fetchPage.mockResolvedValueOnce(
      page('<p>2</p><p role="status">2 items</p><i data-max-page="3"></i><nav>new</nav>'),
    );
    button.click();
    await vi.waitFor(() => expect(added).toHaveBeenCalled());
    // New items stand before the links of the list.
    expect(element.textContent).toBe('12old');
  });

  it('takes the next page from the options if the list has none', () => {
    const { button, fetchPage } = open({ nextPage: '/4/' }, '<div><ul></ul></div>');
    expect(button.hidden).toBe(false);
    button.click();
    expect(fetchPage).toHaveBeenCalledWith(`${location.origin}/4/`);
  });
});

describe("the page's own button", () => {
  const OWN = LIST.replace('</ul>', '</ul><a id="own" href="#">Older</a>');
  const own = () => document.querySelector<HTMLElement>('#own') as HTMLElement;

  it('is used in place of ours, also when the list has got a new one', async () => {
    const { button, element, more, added } = open({ moreButton: '#own' }, OWN);
    expect([button.hidden, own().hidden]).toEqual([true, false]);
    own().outerHTML = '<a id="own" href="#"><b>Older</b></a>';
    more.update();
    expect(own().ariaDisabled).toBe('false');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    element.querySelector('#own b')?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(added).toHaveBeenCalled());
    expect(own().hidden).toBe(true);
  });

  it('is as it was after the list is unmounted', () => {
    const { more, element } = open({ moreButton: '#own' }, OWN.replace(' data-next-page="/2/"', ''));
    expect(own().hidden).toBe(true);
    more.close();
    expect([own().hidden, own().hasAttribute('aria-disabled')]).toEqual([false, false]);
    expect(element.querySelector('nav')?.hidden).toBe(false);
    expect(document.querySelector('.mountkit-load-more')).toBeNull();
    expect(disconnect).toHaveBeenCalledOnce();
  });
});

it.each([
  ['scroll', true, 1],
  ['scroll', false, 0],
  ['button', true, 0],
] as const)('with the option %s, a visitor near the end (%s) loads %i pages', (more, isNear, pages) => {
  const { fetchPage } = open({ more });
  nearEnd(isNear);
  expect(fetchPage).toHaveBeenCalledTimes(pages);
});

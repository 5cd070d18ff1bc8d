import { afterEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, settleMicrotasks } from '../../../../core/src/testing/page';
import { listOf, loadList } from '../../dom/lists';
import { mount, registry } from '../../index';
import { answerItems, GROUP, itemsOf, LIST, openListPage, openStartedPage } from '../../testing/list-page';

afterEach(() => {
  registry.removeAll();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const WITH_LINK = LIST.replace('<p', '<a href="/?e-page-abc1234=2">2</a><p');

const back = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });

describe('a link of a list to another page of it', () => {
  const pageOf = (names: string) => `<main>${LIST.replace('first', names).replace('first', names)}</main>`;

  it('is fetched, and the list gets the focus at its start', async () => {
    const { shop, element } = await openStartedPage({ list: WITH_LINK });
    element.querySelector('a')?.click();
    expect(location.search).toBe('?e-page-abc1234=2');
    const call = await shop.call(0);
    expect(call.url).toBe(`${location.origin}/?e-page-abc1234=2`);
    call.answer(pageOf('second'));
    await vi.waitFor(() => expect(itemsOf(element)).toEqual(['second']));
    expect(document.activeElement).toBe(element);
    expect(element.scrollIntoView).toHaveBeenCalledWith({ block: 'start' });
  });

  it('is left to the browser where the page prevents the change', async () => {
    const { element, shop } = await openStartedPage({ list: WITH_LINK });
    document.addEventListener('mountkit:filters:change', (event) => event.preventDefault(), { once: true });
    const link = element.querySelector('a') as HTMLElement;
    let wasPrevented = true;
    document.body.addEventListener(
      'click',
      (event) => {
        wasPrevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    link.click();
    expect([wasPrevented, location.search, shop.calls]).toEqual([false, '', []]);
  });
});

describe('a list', () => {
  it('goes back with its filters, its controls and the focus', async () => {
    const { shop, element, control } = await openStartedPage();
    control('[data-filter=a]').click();
    answerItems(await shop.call(0), ['one']);
    await vi.waitFor(() => expect(itemsOf(element)).toEqual(['one']));
    await back();
    expect(control('[data-filter=a]').getAttribute('aria-pressed')).toBe('false');
    answerItems(await shop.call(1), ['first']);
    await vi.waitFor(() => expect(itemsOf(element)).toEqual(['first']));
    await vi.waitFor(() => expect(document.activeElement).toBe(control('[data-filter=a]')));
  });

  it('is fetched if the address has changed before the engine was loaded', async () => {
    const { shop, element } = openListPage();
    history.replaceState(null, '', '/?e-filter-abc1234-tag=a');
    await loadList(listOf('abc1234'));
    answerItems(await shop.call(0), ['one']);
    await vi.waitFor(() => expect(itemsOf(element)).toEqual(['one']));
  });

  it('is not fetched for an address of other lists', async () => {
    const { shop } = openListPage();
    history.replaceState(null, '', '/?e-filter-xyz9876-tag=a&q=1');
    await loadList(listOf('abc1234'));
    expect(shop.calls).toEqual([]);
  });

  it('begins at its base address when a page beyond the first is filtered', async () => {
    const list = LIST.replace('data-post-id', 'data-page="3" data-base-url="/all/" data-post-id');
    const { control } = await openStartedPage({ list });
    control('[data-filter=a]').click();
    expect(location.pathname + location.search).toBe('/all/?e-filter-abc1234-tag=a');
  });

  it('reports operators that cannot be combined, and uses the first', async () => {
    const other = GROUP.replace('tags', 'more').replace('"OR"', '"AND"');
    const { control, reports } = await openStartedPage();
    const more = putMarkup(other);
    mount(more);
    more.dispatchEvent(new Event('focusin'));
    await vi.waitUntil(() => listOf('abc1234').groups.size === 2);
    await settleMicrotasks();
    for (const term of ['a', 'b']) control(`[data-filter=${term}]`).click();
    for (const term of ['a', 'b']) more.querySelector<HTMLElement>(`[data-filter=${term}]`)?.click();
    expect(location.search).toBe('?e-filter-abc1234-tag=a~b');
    expect(reports.join()).toContain('list abc1234: filter more joins terms of tag by AND, expected OR');
  });

  it('is not prefetched where its options say so', async () => {
    const { control, shop } = await openStartedPage({ options: { prefetch: false } });
    vi.useFakeTimers();
    control('[data-filter=a]').dispatchEvent(new Event('pointerover', { bubbles: true }));
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(shop.calls).toEqual([]);
  });

  it('is gone for its groups when it is unmounted', async () => {
    const { handle, element, shop } = await openStartedPage({ list: WITH_LINK });
    handle.unmount();
    expect(listOf('abc1234').loop).toBeUndefined();
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    element.querySelector('a')?.click();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(shop.calls).toEqual([]);
  });
});

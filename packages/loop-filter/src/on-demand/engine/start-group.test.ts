import { afterEach, describe, expect, it, vi } from 'vitest';
import { listOf, loadList } from '../../dom/lists';
import { registry } from '../../index';
import { answerItems, GROUP, itemsOf, openListPage, openStartedPage } from '../../testing/list-page';

afterEach(() => {
  registry.removeAll();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

/** A page whose list and group are started. */
async function open(parts: Parameters<typeof openListPage>[0] = {}) {
  const page = await openStartedPage(parts);
  const pressed = (selector: string) => page.control(selector).getAttribute('aria-pressed');
  return { ...page, pressed };
}

describe('a control of a group', () => {
  it('chooses its term: in the address, in the list and in all controls', async () => {
    const { shop, element, control, pressed, events } = await open();
    control('[data-filter=a]').click();
    expect(location.search).toBe('?e-filter-abc1234-tag=a');
    expect([pressed('[data-filter=a]'), pressed('[data-filter=__all]')]).toEqual(['true', 'false']);
    const call = await shop.call(0);
    expect(JSON.parse(`${call.init.body}`).widget_filters).toEqual({
      taxonomy: { tag: { terms: ['a'], logicalJoin: 'AND' } },
    });
    answerItems(call, ['one']);
    await vi.waitFor(() => expect(itemsOf(element)).toEqual(['one']));
    expect(events).toEqual(['change', 'loading', 'loaded']);
    expect(control('[data-filter-chip]').textContent).toBe('Apples');
    control('[data-filter-chip]').click();
    expect(location.search).toBe('');
  });

  it('is joined with others, and all are cleared at once', async () => {
    const { control, pressed } = await open();
    control('[data-filter=a]').click();
    control('[data-filter=c]').click();
    expect(location.search).toBe('?e-filter-abc1234-tag=a~c');
    expect((control('[data-filter=c]') as HTMLInputElement).checked).toBe(true);
    control('[data-filter-clear]').click();
    expect([location.search, pressed('[data-filter=a]')]).toEqual(['', 'false']);
    expect((control('[data-filter=c]') as HTMLInputElement).checked).toBe(false);
  });

  it('that is a link has the address of its choice', async () => {
    const { control } = await open();
    const link = control('[data-filter=b]') as HTMLAnchorElement;
    expect(link.href).toBe(`${location.origin}/?e-filter-abc1234-tag=b`);
    control('[data-filter=a]').click();
    expect(link.href).toBe(`${location.origin}/?e-filter-abc1234-tag=a~b`);
  });

  it('that is a link with the role of a button is pressed by the space bar', async () => {
    const { control } = await open();
    const key = (key: string, selector: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      control(selector).dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([key('x', '[data-filter=b]'), key(' ', '[data-filter=a]')]).toEqual([false, false]);
    expect(location.search).toBe('');
    expect(key(' ', '[data-filter=b]')).toBe(true);
    expect(location.search).toBe('?e-filter-abc1234-tag=b');
  });

  it('shows what it did before where the page prevents the choice', async () => {
    const { control, shop } = await open();
    document.addEventListener('mountkit:filters:change', (event) => event.preventDefault(), { once: true });
    control('[data-filter=c]').click();
    expect((control('[data-filter=c]') as HTMLInputElement).checked).toBe(false);
    expect([location.search, shop.calls]).toEqual(['', []]);
  });

  it('leaves a press for a new tab to the browser', async () => {
    const { control } = await open();
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    control('[data-filter=b]').dispatchEvent(press);
    expect(location.search).toBe('');
  });

  it('is prefetched when a visitor rests on it', async () => {
    const { control, shop } = await open();
    vi.useFakeTimers();
    control('[data-filter=a]').dispatchEvent(new Event('pointerover', { bubbles: true }));
    control('[data-filter=c]').dispatchEvent(new Event('pointerover', { bubbles: true }));
    vi.advanceTimersByTime(65);
    vi.useRealTimers();
    expect(JSON.parse(`${(await shop.call(0)).init.body}`).widget_filters.taxonomy.tag.terms).toEqual(['a']);
    expect(location.search).toBe('');
  });

  it('is not prefetched after its list is unmounted', async () => {
    const { control, handle, shop } = await open();
    vi.useFakeTimers();
    control('[data-filter=a]').dispatchEvent(new Event('pointerover', { bubbles: true }));
    handle.unmount();
    expect(vi.getTimerCount()).toBe(0);
    expect(shop.calls).toEqual([]);
  });
});

describe('a group', () => {
  it('begins with the terms of the address that it has a control for', async () => {
    history.replaceState(null, '', '/');
    const page = openListPage({ group: '<div data-loop="abc1234" data-taxonomy="tag"></div>' });
    history.replaceState(null, '', '/?e-filter-abc1234-tag=a~z');
    page.group.innerHTML = '<button data-filter="a">A</button><button data-filter="b">B</button>';
    await loadList(listOf('abc1234'));
    expect(page.control('[data-filter=a]').getAttribute('aria-pressed')).toBe('true');
    expect(page.control('[data-filter=b]').getAttribute('aria-pressed')).toBe('false');
    expect(listOf('abc1234').state.others).toEqual({ tag: { terms: ['z'], logicalJoin: 'OR' } });
  });

  it('is off while its operator is none, and on again with one', async () => {
    const { group, control, reports } = await open({ group: GROUP.replace('"OR"', '"XOR"') });
    expect(reports).toEqual([expect.stringContaining('data-join is "XOR", expected AND or OR')]);
    control('[data-filter=a]').click();
    expect(location.search).toBe('');
    group.dataset.join = 'AND';
    await vi.waitFor(() => {
      control('[data-filter=a]').click();
      expect(location.search).toBe('?e-filter-abc1234-tag=a');
    });
  });

  it('filters the list that it names now, which is started for it', async () => {
    const { group, control } = await open();
    group.dataset.loop = 'xyz9876';
    await vi.waitFor(() => expect(listOf('xyz9876').isUsed).toBe(true));
    expect([listOf('abc1234').groups.size, listOf('xyz9876').groups.size]).toEqual([0, 1]);
    // There is no such list: the page's own address of the choice is used.
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    control('[data-filter=a]').dispatchEvent(press);
    expect([press.defaultPrevented, location.search]).toEqual([false, '']);
  });

  it('leaves its list when it is unmounted', async () => {
    const { groupHandle, control } = await open();
    groupHandle.unmount();
    expect(listOf('abc1234').groups.size).toBe(0);
    control('[data-filter=a]').click();
    expect(location.search).toBe('');
  });
});

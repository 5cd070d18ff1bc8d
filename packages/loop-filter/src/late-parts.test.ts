import { afterEach, expect, it, vi } from 'vitest';
import { listOf } from './dom/lists';
import { registry, reload } from './index';
import { answerItems, itemsOf, LIST, openListPage, PATIENCE } from './testing/list-page';

// A rejection that nobody handles fails the run.
const lost = new Error('offline');
const refuse = () => {
  throw lost;
};

afterEach(() => {
  registry.removeAll();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

/** The reports with their causes; an error that a factory throws is the cause of vitest's own. */
const reported = () =>
  vi.mocked(console.error).mock.calls.map(([message, cause]) => [message, (cause as Error).cause ?? cause]);

it('the engine: a link leads to its address, and the next press is handled', async () => {
  vi.doMock('./on-demand/engine', refuse);
  const group = '<div data-loop="abc1234" data-taxonomy="tag"><a href="#server" data-filter="a">A</a></div>';
  const { shop, element, control } = openListPage({ group });
  // Pointed at, focused and pressed: it is needed three times at once.
  for (const name of ['pointerover', 'focusin']) control('a').dispatchEvent(new Event(name, { bubbles: true }));
  control('a').click();
  await vi.waitFor(() => expect(location.hash).toBe('#server'), PATIENCE);
  expect(reported()).toEqual([[expect.stringMatching(/: could not load the filter engine$/), lost]]);
  expect(listOf('abc1234').loop).toBeUndefined();

  vi.doUnmock('./on-demand/engine');
  control('a').click();
  await vi.waitFor(() => expect(location.search).toBe('?e-filter-abc1234-tag=a'), PATIENCE);
  answerItems(await shop.call(0), ['one']);
  await vi.waitFor(() => expect(itemsOf(element)).toEqual(['one']));
  expect(reported()).toHaveLength(1);
});

it('the engine: a button does nothing, and reload() resolves without a request', async () => {
  vi.doMock('./on-demand/engine', refuse);
  const { shop, control, element } = openListPage();
  control('[data-filter=a]').click();
  await reload('abc1234');
  expect([location.search, shop.calls]).toEqual(['', []]);
  expect(reported()).toEqual([[expect.stringMatching(/: could not load the filter engine$/), lost]]);

  vi.doUnmock('./on-demand/engine');
  await reload('abc1234');
  answerItems(await shop.call(0), ['one']);
  await vi.waitFor(() => expect(itemsOf(element)).toEqual(['one']));
});

it('the engine: nothing is reported of a list that was unmounted meanwhile', async () => {
  vi.doMock('./on-demand/engine', refuse);
  const { handle, groupHandle, element } = openListPage();
  element.dispatchEvent(new Event('focusin'));
  for (const each of [handle, groupHandle]) each.unmount();
  await vi.dynamicImportSettled();
  vi.doUnmock('./on-demand/engine');
  expect(reported()).toEqual([]);
});

it('the button for further pages: the links to them stay, and it is there with the next list', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.doMock('./on-demand/engine/more', refuse);
  const list = LIST.replace('<p', '<nav><a href="/2/">2</a></nav><p').replace(
    'data-post-id',
    'data-more="button" data-post-id',
  );
  const { shop, element } = openListPage({ list });
  await vi.waitFor(() => expect(reported()).toHaveLength(1), PATIENCE);
  expect(reported()).toEqual([[expect.stringMatching(/: could not load the button for further pages$/), lost]]);
  const button = () => document.querySelector('.mountkit-load-more');
  expect([button(), element.querySelector('nav')?.hidden]).toEqual([null, false]);

  vi.doUnmock('./on-demand/engine/more');
  await reload('abc1234');
  (await shop.call(0)).answer({ data: '<p id="one">one</p><nav><a href="/2/">2</a></nav>' });
  await vi.waitFor(() => expect(button()).not.toBeNull(), PATIENCE);
  expect(element.querySelector('nav')?.hidden).toBe(true);
  expect(reported()).toHaveLength(1);
});

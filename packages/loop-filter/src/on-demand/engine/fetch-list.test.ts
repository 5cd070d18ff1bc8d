import { isOwnMarkup } from '@mountkit/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../../../core/src/testing/fake-fetch';
import { putMarkup, resetPage, watchReports } from '../../../../core/src/testing/page';
import { mountLoop, registry, reload } from '../../index';

let site: ReturnType<typeof fakeFetch>;
let reports: readonly string[];

beforeEach(() => {
  resetPage();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  site = fakeFetch();
  reports = watchReports();
});

afterEach(() => {
  registry.removeAll();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const putList = (attributes = '') =>
  putMarkup(`<div data-widget-id="abc1234" data-post-id="5" ${attributes}><p>old</p></div>`);

it('an answer is no markup of the page’s own: what it brings names no address of a script', async () => {
  const list = putList();
  mountLoop(list);
  expect(isOwnMarkup(list.firstElementChild as Element)).toBe(true);
  reload('abc1234');
  (await site.call(0)).answer({ data: '<p>new</p>' });
  await vi.waitFor(() => expect([list.textContent, reports]).toEqual(['new', []]));
  expect(isOwnMarkup(list.firstElementChild as Element)).toBe(false);
});

it('asks no other site for a further page, and says so', async () => {
  const list = putList('data-more="button" data-page="1" data-max-page="2" data-next-page="https://evil.test/2/"');
  mountLoop(list);
  const button = await vi.waitUntil(() => document.querySelector<HTMLElement>('.mountkit-load-more'));
  button.click();
  await vi.waitFor(() => expect(button.ariaDisabled).toBe('false'));
  expect(site.calls).toEqual([]);
  expect(list.firstChild?.textContent).toBe('old');
  expect(reports).toEqual([expect.stringContaining('https://evil.test/2/, expected an address of this site')]);
});

import { vi } from 'vitest';
import { type FetchCall, fakeFetch } from '../../../core/src/testing/fake-fetch';
import { putMarkup, resetPage, settleMicrotasks, watchReports } from '../../../core/src/testing/page';
import { listOf } from '../dom/lists';
import { mount, mountLoop } from '../index';

/** What is loaded later takes its time on a busy machine. */
export const PATIENCE = { timeout: 15_000 };

/** A list with one item. */
export const LIST = '<div data-widget-id="abc1234" data-post-id="5"><p id="first">first</p></div>';

/** A group of controls of every kind for it. */
export const GROUP = `<div data-filter-id="tags" data-loop="abc1234" data-taxonomy="tag" data-join="OR" data-multiple="yes">
  <button data-filter="__all">All</button>
  <button data-filter="a">Apples <span data-count>1</span></button>
  <a href="/tag/b/" role="button" data-filter="b">Berries</a>
  <label><input type="checkbox" data-filter="c"> Cherries</label>
  <button data-filter-clear>Clear</button>
  <span data-filter-chips></span>
</div>`;

/** An empty page with what jsdom lacks; requests wait for the test to answer them. */
function openEmptyPage() {
  resetPage();
  history.replaceState(null, '', '/');
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('scrollY', 0);
  Element.prototype.scrollIntoView = vi.fn();
  return { shop: fakeFetch(), reports: watchReports() };
}

/** Mounts a list and a group on an empty page. */
export function openListPage({ list = LIST, group = GROUP, options = {} } = {}) {
  const page = openEmptyPage();
  const [groupElement, element] = [putMarkup(group), putMarkup(list)];
  const events: string[] = [];
  for (const name of ['change', 'loading', 'loaded', 'failed']) {
    document.body.addEventListener(`mountkit:filters:${name}`, () => events.push(name));
  }
  const groupHandle = mount(groupElement);
  const handle = mountLoop(element, options);
  const control = (selector: string) => groupElement.querySelector<HTMLElement>(selector) as HTMLElement;
  return { ...page, element, group: groupElement, groupHandle, handle, control, events };
}

/** The same, with the list and the group started. */
export async function openStartedPage(parts: Parameters<typeof openListPage>[0] = {}) {
  const page = openListPage(parts);
  page.group.dispatchEvent(new Event('focusin'));
  await vi.waitUntil(() => listOf('abc1234').loop, PATIENCE);
  await settleMicrotasks();
  return page;
}

/** Answers a call with a list of these items, each with its name as id. */
export const answerItems = (call: FetchCall, names: readonly string[], counts = {}): void =>
  call.answer({ data: names.map((name) => `<p id="${name}">${name}</p>`).join(''), counts });

/** The names of the items that a list shows. */
export const itemsOf = (element: Element): string[] => Array.from(element.querySelectorAll('p'), ({ id }) => id);

import { MARK } from '@mountkit/core';
import type { Mountkit } from '../../loader/create-mountkit';
import { readSettings } from './read-settings';

type FiltersApi = NonNullable<Mountkit['filters']>;

interface HandleLike {
  unmount(): void;
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
const isOn = (value: unknown) => value === 'yes' || value === true;

/** The builder's hook for everything that has come into the page: facts part B, 'Events'. */
interface Frontend {
  readonly elementsHandler?: { runReadyTrigger?(element: Element): void };
}

/** Tells the builder's own scripts of new content, where they are there. */
function tellBuilder(element: HTMLElement): void {
  const { elementorFrontend } = window as { elementorFrontend?: Frontend };
  for (const child of element.querySelectorAll('.elementor-element')) {
    elementorFrontend?.elementsHandler?.runReadyTrigger?.(child);
  }
  window.dispatchEvent(new CustomEvent('elementor-pro/loop-builder/after-insert-posts'));
}

/** Mounts the list that a filter names: what the builder replaces is its container. */
function mountList(search: HTMLElement, widgetId: string, { mountLoop }: FiltersApi): HandleLike | undefined {
  const wrapper = document.querySelector<HTMLElement>(`.elementor-element-${CSS.escape(widgetId)}`);
  const container = wrapper?.querySelector<HTMLElement>('.elementor-widget-container') ?? wrapper;
  if (!wrapper || !container) return undefined;
  const anchor = container.querySelector<HTMLElement>('.e-load-more-anchor');
  const handle = mountLoop(container, {
    widgetId,
    postId: wrapper.closest<HTMLElement>('[data-elementor-id]')?.dataset.elementorId ?? '',
    baseUrl: search.dataset.baseUrl ?? '',
    page: Number(search.dataset.pageNum) || 1,
    maxPage: Number(anchor?.dataset.maxPage) || 1,
    nextPage: anchor?.dataset.nextPage ?? '',
    items: '.elementor-loop-container',
  });
  handle.on('loading', () => wrapper.classList.add('e-loading-overlay'));
  handle.on('loaded', () => {
    wrapper.classList.remove('e-loading-overlay');
    tellBuilder(container);
  });
  handle.on('failed', () => wrapper.classList.remove('e-loading-overlay'));
  return handle;
}

/** Mounts a filter of the builder and its list. */
function mountFilter(search: HTMLElement, api: FiltersApi): readonly HandleLike[] {
  const wrapper = search.closest<HTMLElement>('[data-settings]');
  const settings = readSettings(wrapper?.dataset.settings) ?? {};
  const widgetId = textOf(settings.selected_element);
  if (!widgetId || !settings.taxonomy) return [];
  const list = mountList(search, widgetId, api);
  const group = api.mount(search, {
    filterId: wrapper?.dataset.id ?? '',
    loop: widgetId,
    taxonomy: textOf(settings.taxonomy),
    join: textOf(settings.logical_combination) || 'AND',
    multiple: isOn(settings.multiple_selection),
  });
  return list ? [group, list] : [group];
}

/** The builder's filters over its lists, on a page with its own markup: those that are there and those that come later. */
export function startLoops(mountkit: Mountkit): void {
  const known = new Map<HTMLElement, readonly HandleLike[]>();

  const look = () => {
    for (const [search, handles] of known) {
      if (search.isConnected) continue;
      for (const handle of handles) handle.unmount();
      known.delete(search);
    }
    for (const search of document.querySelectorAll<HTMLElement>(`search.e-filter:not([${MARK}])`)) {
      if (known.has(search)) continue;
      known.set(search, []);
      mountkit.load('filters').then(
        (api) => known.set(search, search.isConnected ? mountFilter(search, api) : []),
        () => known.delete(search),
      );
    }
  };

  let isDue = false;
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      look();
    });
  }).observe(document, { childList: true, subtree: true });
  look();
}

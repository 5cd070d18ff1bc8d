import { MARK, NOT_FOREIGN } from '@mountkit/core';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { whenGone } from '../when-gone';
import { furtherPages } from './loops/further-pages';
import { tellOfElements } from './loops/tell-of-elements';

type FiltersApi = NonNullable<Mountkit['filters']>;

interface HandleLike {
  unmount(): void;
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
const isOn = (value: unknown) => value === 'yes' || value === true;

/** Class of a list that is being fetched: facts part B. */
const LOADING = 'e-loading-overlay';

/** A list of the builder. */
interface List {
  readonly wrapper: HTMLElement;
  readonly widgetId: string;
  /** A filter of this list. */
  readonly search?: HTMLElement;
}

/** Mounts a list on the container that the builder replaces. */
function mountList({ wrapper, widgetId, search }: List, { mountLoop }: FiltersApi): HandleLike {
  const box = wrapper.querySelector<HTMLElement>(':scope>.elementor-widget-container');
  const container = box ?? wrapper;
  const own = `.elementor-element-${CSS.escape(widgetId)}`;
  const handle = mountLoop(container, {
    widgetId,
    postId: wrapper.closest<HTMLElement>('[data-elementor-id]')?.dataset.elementorId ?? '',
    baseUrl: search?.dataset.baseUrl ?? '',
    page: Number(search?.dataset.pageNum) || 1,
    joinNames: true,
    items: '.elementor-loop-container,.elementor-posts-container',
    // The call returns the container only, a further page is a whole page.
    list: box ? `${own}>.elementor-widget-container,.elementor-widget-container:not(.elementor-element *)` : own,
    ...furtherPages(wrapper),
  });
  const { classList } = wrapper;
  const tell = tellOfElements(container);
  let isNew = false;
  handle.on('loading', () => {
    isNew = true;
    classList.add(LOADING);
  });
  handle.on('loaded', () => {
    classList.remove(LOADING);
    tell(isNew);
    isNew = false;
  });
  handle.on('failed', () => classList.remove(LOADING));
  whenGone(handle, () => classList.remove(LOADING));
  return handle;
}

/** The builder's filters and lists, now and later, on a page with its own markup. */
export function start(mountkit: Mountkit): void {
  const known = new Map<HTMLElement, HandleLike | null>();

  const take = (element: HTMLElement, mount: (api: FiltersApi) => HandleLike) => {
    if (known.has(element)) return;
    known.set(element, null);
    mountkit.load('filters').then(
      (api) => known.set(element, element.isConnected ? mount(api) : null),
      () => known.delete(element),
    );
  };

  /** Mounts a filter and its list. */
  const takeFilter = (search: HTMLElement) => {
    const wrapper = search.closest<HTMLElement>('[data-settings]');
    const settings = readSettings(wrapper?.dataset.settings) ?? {};
    const widgetId = textOf(settings.selected_element);
    if (!widgetId || !settings.taxonomy) return;
    const list = document.querySelector<HTMLElement>(`.elementor-element-${CSS.escape(widgetId)}${NOT_FOREIGN}`);
    if (list) take(list, (api) => mountList({ wrapper: list, widgetId, search }, api));
    take(search, ({ mount }) =>
      mount(search, {
        filterId: wrapper?.dataset.id ?? '',
        loop: widgetId,
        taxonomy: textOf(settings.taxonomy),
        join: textOf(settings.logical_combination) || 'AND',
        multiple: isOn(settings.multiple_selection),
      }),
    );
  };

  const look = () => {
    for (const [element, handle] of known) {
      if (element.isConnected) continue;
      handle?.unmount();
      known.delete(element);
    }
    for (const search of document.querySelectorAll<HTMLElement>(`search.e-filter:not([${MARK}])${NOT_FOREIGN}`))
      takeFilter(search);
    for (const anchor of document.querySelectorAll(`.e-load-more-anchor${NOT_FOREIGN}`)) {
      const wrapper = anchor.closest<HTMLElement>('.elementor-element[data-id]');
      const widgetId = wrapper?.dataset.id;
      const isFetched = readSettings(wrapper?.dataset.settings)?.pagination_load_type === 'ajax';
      if (!widgetId || (furtherPages(wrapper).more === 'links' && !isFetched)) continue;
      take(wrapper, (api) => mountList({ wrapper, widgetId }, api));
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

import { adoptStyles, fillTemplate, openPart, type WidgetContext } from '@mountkit/core';
import type { List } from '../../dom/lists';
import type { FilterEvents } from '../../events';
import { readFilters } from '../../logic/address';
import { type LoopOptions, TEXTS } from '../../settings';
import { openAnnouncer } from './announce';
import { createCover } from './cover';
import { type FetchedList, fetchList } from './fetch-list';
import { createKept } from './kept-lists';
import { LOOK } from './look';
import type { More, MoreSource } from './more';
import { swapContent } from './swap';

/** Class of a list while it is fetched: contract section 9. */
const LOADING = 'mountkit-loading';

/** Which list to show, and what to do then. */
export interface Load {
  readonly url: string;
  /** Scrolls the page to where it was; absent if the visitor stays where they are. */
  readonly settle?: () => void;
  /** Fetch it again even if it is kept. */
  readonly fresh?: boolean;
}

/** Fetches a list and shows it. */
export interface Loader {
  /** The address whose list is shown, or was fetched last. */
  url: string;
  load(wish: Load): Promise<void>;
  /** Moves the focus to the list, where what had it is gone. */
  focusList(): void;
  /** Fetches a list that is likely to be shown next. */
  fetchAhead(url: string): Promise<unknown>;
}

/** What is in a list and is no item: what draws nothing, and the builder's text that there are none. */
const NO_ITEM = 'style,script,link,template,.e-loop-nothing-found-message';

/** Creates the loader of a list, which shows it and emits its events. `since` is the address whose list is shown. */
export function createLoader(context: WidgetContext<LoopOptions, FilterEvents>, list: List, since: string): Loader {
  const { element, emit, scope, settings, signal } = context;
  const announcer = openAnnouncer();
  const cover = createCover(element);
  const kept = createKept<() => FetchedList>();
  let running: AbortController | undefined;
  const textOf = (key: keyof typeof TEXTS) => settings().texts[key] ?? TEXTS[key];

  const fetchKept = (url: string, signal: AbortSignal, how?: { fresh?: boolean; isPage?: boolean }) =>
    kept.get({ url, signal, ...how }, () =>
      fetchList({ url, filters: readFilters(new URL(url).search, list.widgetId), options: settings(), ...how }, signal),
    );

  const swap = async ({ content, pages, counts }: FetchedList) => {
    await swapContent(element, content);
    Object.assign(element.dataset, pages);
    if (!pages.nextPage) delete element.dataset.nextPage;
    for (const group of list.groups) group.count(counts);
  };

  /** What to announce of the list that is shown: its own status, else the number of its items. */
  const describe = () => {
    const status = element.querySelector('[role=status],[data-result-count],.woocommerce-result-count')?.textContent;
    const { items } = settings();
    const holder = (items && element.querySelector(items)) || element;
    const count = [...holder.children].filter((child) => !child.matches(NO_ITEM)).length;
    // A list without items has something to say.
    return status?.trim() || (!count && holder.textContent?.trim()) || fillTemplate(textOf('items'), { count });
  };

  const focusList = () => {
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  };

  const end = () => {
    running = undefined;
    element.removeAttribute('aria-busy');
    element.classList.remove(LOADING);
  };

  const fail = (retry: () => void, isAtEnd = false) =>
    cover.fail({ text: textOf('failed'), label: textOf('retry'), isAtEnd, retry });

  const withMore = openPart(() => import('./more'), 'the button for further pages', context);
  const source: MoreSource = {
    element,
    settings,
    label: textOf('more'),
    async fetchPage(url) {
      try {
        return (await fetchKept(url, signal, { isPage: true }))();
      } catch (error) {
        if (!signal.aborted) context.report((error as Error).message, error);
        throw error;
      }
    },
    added(url) {
      announcer.announce(describe());
      emit('loaded', { url, element });
    },
    failed(retry) {
      fail(retry, true);
      announcer.announce(textOf('failed'));
    },
    uncover: cover.remove,
  };
  const hasMore = settings().more !== 'links';
  let more: More | undefined;
  /** Until it is loaded, and if it cannot be, the page's own links lead to further pages. */
  const updateMore = () => {
    if (!hasMore) return;
    void withMore(({ openMore }) => {
      if (more) more.update();
      else more = openMore(source);
    });
  };
  updateMore();

  const load = async ({ url, settle, fresh = false }: Load) => {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    loader.url = url;
    cover.wait();
    element.setAttribute('aria-busy', 'true');
    element.classList.add(LOADING);
    emit('loading', { url });
    const isOver = () => mine.signal.aborted || signal.aborted;
    try {
      const read = await fetchKept(url, mine.signal, { fresh });
      if (isOver()) return;
      // The button that tried again is gone: reading goes on at the list.
      if (cover.remove()) focusList();
      const fetched = read();
      await swap(fetched);
      if (isOver()) return;
      end();
      updateMore();
      settle?.();
      const { total } = fetched;
      emit('loaded', { url, element, ...(total !== undefined && { total }) });
      // A listener may have removed the list, or made another choice.
      if (!isOver()) announcer.announce(describe());
    } catch (error) {
      if (isOver()) return;
      end();
      const { code = 'UNKNOWN', message } = error as Error & { code?: string };
      context.report(message, error);
      announcer.announce(textOf('failed'));
      fail(() => load({ url, fresh: true }));
      emit('failed', { code, url });
    }
  };

  scope.add(() => {
    more?.close();
    running?.abort();
    end();
    cover.remove();
    announcer.close();
  });
  scope.add(adoptStyles(element, LOOK));
  const loader: Loader = { url: since, load, focusList, fetchAhead: (url) => fetchKept(url, signal) };
  return loader;
}

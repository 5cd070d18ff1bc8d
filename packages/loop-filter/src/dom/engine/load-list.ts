import { fillTemplate, markAnswered, type WidgetContext } from '@mountkit/core';
import type { FilterEvents } from '../../events';
import { readFilters } from '../../logic/address';
import { type LoopOptions, TEXTS } from '../../settings';
import type { List } from '../lists';
import { openAnnouncer } from './announce';
import { type FetchedList, fetchList } from './fetch-list';
import { createKept } from './kept-lists';
import { openNote } from './note';
import { openMoreOf } from './open-more-of';

/** Class of a list that is being asked for: contract section 9. */
const LOADING = 'mountkit-loading';

/** Why a list is asked for, and what follows when it is there. */
export interface Load {
  readonly url: string;
  /** Puts the page to where it was; absent where the visitor stays. */
  readonly settle?: () => void;
  /** Ask again even if it is kept. */
  readonly fresh?: boolean;
}

/** Asks for a list and shows it. */
export interface Loader {
  /** The address whose list is shown, or was asked for last. */
  url: string;
  load(wish: Load): Promise<void>;
  /** Asks for a list that is likely to be wanted. */
  fetchAhead(url: string): Promise<unknown>;
}

/** Makes what asks for a list, shows it, and tells of it. `since` is the address whose list is there. */
export function createLoader(context: WidgetContext<LoopOptions, FilterEvents>, list: List, since: string): Loader {
  const { element, emit, scope, settings, signal } = context;
  const announcer = openAnnouncer();
  const note = openNote(element);
  const kept = createKept<() => FetchedList>();
  let running: AbortController | undefined;
  /** Keeps of a list what stays; until it is there the whole list is replaced. */
  let morph: typeof import('../../on-demand/engine/swap') | undefined;
  import('../../on-demand/engine/swap').then(
    (chunk) => {
      morph = chunk;
    },
    () => {},
  );
  const textOf = (key: keyof typeof TEXTS) => settings().texts[key] ?? TEXTS[key];

  const fetchKept = (url: string, signal: AbortSignal, how?: { fresh?: boolean; isPage?: boolean }) =>
    kept.get({ url, signal, ...how }, () =>
      fetchList({ url, filters: readFilters(new URL(url).search, list.widgetId), options: settings(), ...how }, signal),
    );

  const swap = async ({ content, pages, counts }: FetchedList) => {
    markAnswered(element);
    if (morph) await morph.swapContent(element, content);
    else element.replaceChildren(content);
    Object.assign(element.dataset, pages);
    if (!pages.nextPage) delete element.dataset.nextPage;
    for (const group of list.groups) group.count(counts);
  };

  /** What is said of a list that has come: what it says of itself, else how many items it has. */
  const describe = () => {
    const said = element.querySelector('[role=status],[data-result-count],.woocommerce-result-count')?.textContent;
    const { items } = settings();
    const holder = (items && element.querySelector(items)) || element;
    return said?.trim() || fillTemplate(textOf('items'), { count: holder.childElementCount });
  };

  const end = () => {
    running = undefined;
    element.removeAttribute('aria-busy');
    element.classList.remove(LOADING);
  };

  const more = openMoreOf({
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
    tell(url) {
      announcer.say(url ? describe() : textOf('failed'));
      if (url) emit('loaded', { url, element });
    },
  });

  const load = async ({ url, settle, fresh = false }: Load) => {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    loader.url = url;
    note.close();
    element.setAttribute('aria-busy', 'true');
    element.classList.add(LOADING);
    emit('loading', { url });
    const isOver = () => mine.signal.aborted || signal.aborted;
    try {
      const read = await fetchKept(url, mine.signal, { fresh });
      if (isOver()) return;
      await swap(read());
      if (isOver()) return;
      end();
      more.update();
      settle?.();
      emit('loaded', { url, element });
      // A page that hears of it may have taken the list away, or chosen anew.
      if (!isOver()) announcer.say(describe());
    } catch (error) {
      if (isOver()) return;
      end();
      const { code = 'UNKNOWN', message } = error as Error & { code?: string };
      context.report(message, error);
      announcer.say(textOf('failed'));
      note.open({ text: textOf('failed'), label: textOf('retry'), retry: () => load({ url, fresh: true }) });
      emit('failed', { code, url });
    }
  };

  scope.add(() => {
    more.close();
    running?.abort();
    end();
    note.close();
    announcer.close();
  });
  const loader: Loader = { url: since, load, fetchAhead: (url) => fetchKept(url, signal) };
  return loader;
}

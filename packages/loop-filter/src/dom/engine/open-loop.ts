import { fillTemplate, listen, report, type WidgetContext } from '@mountkit/core';
import type { FilterEvents } from '../../events';
import { listState, readFilters, writeAddress } from '../../logic/address';
import { consolidate, type FilterAction, reduceFilters } from '../../logic/filters';
import type { MoreSource } from '../../on-demand/engine/more';
import { type LoopOptions, TEXTS } from '../../settings';
import { type List, type LoopPart, listOf } from '../lists';
import { openAnnouncer } from './announce';
import { type FetchedList, fetchList } from './fetch-list';
import { createKept } from './kept-lists';
import { openNote } from './note';
import { readPageLink } from './page-link';
import { followHistory, pushPlace, settlePlace } from './place';

/** Class of a list that is being asked for: contract section 9. */
const LOADING = 'mountkit-loading';

/** Why a list is asked for, and what follows when it is there. */
interface Load {
  readonly url: string;
  /** Puts the page to where it was; absent where the visitor stays. */
  readonly settle?: () => void;
  /** Ask again even if it is kept. */
  readonly fresh?: boolean;
}

/** Starts a list: asks for it anew when its filters or its address change. Specification 1 sections 4 and 7. */
export function openLoop(context: WidgetContext<LoopOptions, FilterEvents>, since: string): void {
  const { element, scope, emit, settings } = context;
  const list: List = listOf(settings().widgetId);
  const announcer = openAnnouncer();
  const note = openNote(element);
  const kept = createKept<() => FetchedList>();
  let running: AbortController | undefined;
  /** The address whose list is shown, or was asked for last. */
  let wanted = since;
  /** Keeps of a list what stays; until it is there the whole list is replaced. */
  let morph: typeof import('../../on-demand/engine/swap') | undefined;
  import('../../on-demand/engine/swap').then(
    (chunk) => {
      morph = chunk;
    },
    () => {},
  );
  const textOf = (key: keyof typeof TEXTS) => settings().texts[key] ?? TEXTS[key];

  const showGroups = () => {
    for (const group of list.groups) group.show();
  };

  const readState = () => {
    const groups = [...list.groups].map(({ group, owns }) => ({ ...group, owns }));
    list.state = reduceFilters(list.state, {
      type: 'read',
      filters: readFilters(location.search, list.widgetId),
      groups,
    });
    showGroups();
  };

  const urlOf = (state: List['state']) => {
    const { taxonomy, problems } = consolidate(state);
    for (const problem of problems) report(`list ${list.widgetId}: ${problem}`);
    const { page, baseUrl } = settings();
    return {
      filters: taxonomy,
      url: writeAddress(location.href, {
        widgetId: list.widgetId,
        filters: taxonomy,
        baseUrl: page > 1 ? baseUrl || location.pathname : '',
      }),
    };
  };

  const fetchKept = (url: string, signal: AbortSignal, { fresh = false, isPage = false } = {}) =>
    kept.get({ url, fresh, signal }, () =>
      fetchList({ url, filters: readFilters(new URL(url).search, list.widgetId), options: settings(), isPage }, signal),
    );

  const swap = async ({ content, pages, counts }: FetchedList) => {
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
    fetchPage: async (url) => (await fetchKept(url, context.signal, { isPage: true }))(),
    tell(url) {
      announcer.say(url ? describe() : textOf('failed'));
      if (url) emit('loaded', { url, element });
    },
  });
  scope.add(more.close);

  const load = async ({ url, settle, fresh }: Load) => {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    wanted = url;
    note.close();
    element.setAttribute('aria-busy', 'true');
    element.classList.add(LOADING);
    emit('loading', { url });
    const isOver = () => mine.signal.aborted || context.signal.aborted;
    try {
      const read = await fetchKept(url, mine.signal, { fresh: !!fresh });
      if (isOver()) return;
      await swap(read());
      if (isOver()) return;
      end();
      more.update();
      settle?.();
      announcer.say(describe());
      emit('loaded', { url, element });
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

  const part: LoopPart = {
    element,
    change(action, emitChange, focus) {
      const next = reduceFilters(list.state, action);
      const { filters, url } = urlOf(next);
      if (!emitChange({ filters, url })) return false;
      list.state = next;
      pushPlace(url, list.widgetId, focus);
      showGroups();
      load({ url });
      return true;
    },
    addressAfter: (action: FilterAction) => urlOf(reduceFilters(list.state, action)).url,
    prefetch(action) {
      if (!settings().prefetch) return;
      const url = part.addressAfter(action);
      import('../../on-demand/engine/prefetch').then(
        ({ prefetch }) => prefetch(() => fetchKept(url, context.signal)),
        () => {},
      );
    },
    reload: () => void load({ url: location.href, fresh: true }),
  };

  list.loop = part;
  readState();
  scope.add(() => {
    running?.abort();
    end();
    note.close();
    announcer.close();
    if (list.loop === part) list.loop = undefined;
  });
  const follow = () => {
    if (listState(wanted, list.widgetId) === listState(location.href, list.widgetId)) return;
    readState();
    load({
      url: location.href,
      settle() {
        const focus = settlePlace();
        for (const { group, focus: take } of list.groups) if (group.id === focus?.filterId) take(focus.term);
      },
    });
  };
  scope.add(followHistory(follow));
  scope.add(
    listen(element, 'click', (event) => {
      const link = readPageLink(event, list.widgetId);
      if (!link || !emit('change', { filters: readFilters(link.search, list.widgetId), url: link.href }, true)) return;
      event.preventDefault();
      pushPlace(link.href, list.widgetId, undefined);
      readState();
      load({
        url: link.href,
        settle() {
          // What had the focus is gone; the list itself is where its first item is read from.
          element.tabIndex = -1;
          element.focus({ preventScroll: true });
          element.scrollIntoView({ block: 'start' });
        },
      });
    }),
  );
  // The history may have moved on while this was on its way.
  follow();
  for (const group of list.groups) group.lookAhead();
}

/** Further pages below the list, where the page wants them there: a chunk of its own. */
function openMoreOf(source: MoreSource): { update(): void; close(): void } {
  let opened: ReturnType<typeof import('../../on-demand/engine/more').openMore> | undefined;
  let isClosed = false;
  if (source.settings().more !== 'links') {
    import('../../on-demand/engine/more').then(
      ({ openMore }) => {
        if (!isClosed) opened = openMore(source);
      },
      // The links to other pages are there.
      () => {},
    );
  }
  return {
    update: () => opened?.update(),
    close() {
      isClosed = true;
      opened?.close();
    },
  };
}

import { type Disposer, listen, report, type WidgetContext } from '@mountkit/core';
import { type List, type LoopPart, listOf } from '../../dom/lists';
import type { FilterEvents } from '../../events';
import { listState, readFilters, readSort, writeAddress } from '../../logic/address';
import { consolidate, type FilterAction, reduceFilters } from '../../logic/filters';
import type { LoopOptions } from '../../settings';
import { createLoader } from './load-list';
import { readPageLink } from './page-link';
import { followHistory, pushPlace, replacePlace, settlePlace } from './place';
import { prefetch } from './prefetch';

/** Starts a list: fetches it again when its filters or its address change. Specification 1 sections 4 and 7. */
export function startLoop(context: WidgetContext<LoopOptions, FilterEvents>, since: string): void {
  const { element, scope, emit, settings } = context;
  const list: List = listOf(settings().widgetId);
  const loader = createLoader(context, list, since);
  const { load } = loader;

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

  const urlOf = (state: List['state'], sort?: string) => {
    const { taxonomy, problems } = consolidate(state);
    for (const problem of problems) report(`list ${list.widgetId}: ${problem}`);
    const { page, baseUrl } = settings();
    return {
      filters: taxonomy,
      url: writeAddress(location.href, {
        widgetId: list.widgetId,
        filters: taxonomy,
        baseUrl: page > 1 ? baseUrl || location.pathname : '',
        ...(sort !== undefined && { sort }),
      }),
    };
  };

  let cancelPrefetch: Disposer | undefined;
  const part: LoopPart = {
    element,
    change(action, emitChange, focus) {
      const next = reduceFilters(list.state, action);
      const { filters, url } = urlOf(next);
      if (!emitChange({ filters, url })) return false;
      list.state = next;
      if (focus?.replaces) replacePlace(url);
      else pushPlace(url, focus);
      showGroups();
      load({ url });
      return true;
    },
    addressAfter: (action: FilterAction) => urlOf(reduceFilters(list.state, action)).url,
    prefetch(action) {
      if (!settings().prefetch) return;
      const url = part.addressAfter(action);
      cancelPrefetch = prefetch(() => loader.fetchAhead(url));
    },
    focus: loader.focusList,
    reload: () => void load({ url: location.href, fresh: true }),
  };

  list.loop = part;
  readState();
  scope.add(() => {
    cancelPrefetch?.();
    if (list.loop === part) list.loop = undefined;
  });
  const follow = () => {
    if (listState(loader.url, list.widgetId) === listState(location.href, list.widgetId)) return;
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
      pushPlace(link.href, undefined);
      readState();
      load({
        url: link.href,
        settle() {
          // The link that had the focus is gone: reading goes on at the start of the list.
          loader.focusList();
          element.scrollIntoView({ block: 'start' });
        },
      });
    }),
  );
  // What sorts the list is in the list, and comes again with it. A form of the page around it is not sent.
  scope.add(
    listen(element, 'change', (event) => {
      const select = event.target as HTMLSelectElement;
      if (!select.matches('select[data-sort]')) return;
      event.stopPropagation();
      const { filters, url } = urlOf(list.state, select.selectedIndex ? select.value : '');
      if (emit('change', { filters, url }, true)) {
        pushPlace(url, undefined);
        load({ url });
      } else {
        select.value = readSort(location.search) || (select.options[0]?.value ?? '');
      }
    }),
  );
  // The address may have changed while the engine was loaded.
  follow();
  for (const group of list.groups) group.lookAhead();
}

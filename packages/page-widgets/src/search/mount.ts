import type { Widget } from '@mountkit/core';
import { createPageWidget } from '../shared/dom/create-page-widget';
import { startSearch } from './dom/start-search';
import type { SearchEvents } from './events';
import { SEARCH_SCHEMA, type SearchOptions } from './settings';

export const search: Widget<SearchOptions, SearchEvents> = /* @__PURE__ */ createPageWidget({
  group: 'search',
  name: 'search',
  schema: SEARCH_SCHEMA,
  start: startSearch,
});

/** Shows results below a search form while the visitor types. Twice on one element answers the same handle. Contract section 10. */
export const mount: Widget<SearchOptions, SearchEvents>['mount'] = search.mount;
/** All search forms of the page. */
export const registry: Widget<SearchOptions, SearchEvents>['registry'] = search.registry;

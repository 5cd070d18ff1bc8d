import { type Component, createComponent } from '@mountkit/core/react';
import type { SearchEvents } from '../search/events';
import { mount as mountSearch, registry as searches } from '../search/mount';
import { SEARCH_SCHEMA, type SearchOptions } from '../search/settings';

/** A search form that shows results while the visitor types. */
export const Search: Component<SearchOptions, SearchEvents> = /* @__PURE__ */ createComponent(
  { mount: mountSearch, registry: searches },
  SEARCH_SCHEMA,
  ['change', 'failed', 'open', 'close', 'renderError'],
);

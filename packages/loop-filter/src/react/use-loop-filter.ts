import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readFilters, writeAddress } from '../logic/address';
import type { Join, TaxonomyFilters } from '../logic/filters';

/** The filters of a list that an application draws itself, kept in the address. */
export interface LoopFilterState {
  /** By taxonomy. */
  readonly filters: TaxonomyFilters;
  isChosen(taxonomy: string, term: string): boolean;
  /** Chooses a term or gives it up. `multiple` (default true) keeps the others, joined by `join` (default OR). */
  toggle(taxonomy: string, term: string, how?: { readonly join?: Join; readonly multiple?: boolean }): void;
  /** Chooses these terms of a taxonomy and no others; none gives it up. A range is one term, `10..50`, and so is a search. */
  set(taxonomy: string, terms: readonly string[], how?: { readonly join?: Join }): void;
  /** Gives up the terms of a taxonomy; without one, all. */
  clear(taxonomy?: string): void;
}

/** Sent when this hook has changed the address: the browser sends `popstate` only for back and forward. */
const CHANGED = 'mountkit:filters:address';

function subscribe(listener: () => void): () => void {
  for (const name of ['popstate', CHANGED]) window.addEventListener(name, listener);
  return () => {
    for (const name of ['popstate', CHANGED]) window.removeEventListener(name, listener);
  };
}

/**
 * Filters for an application's own list: the address is the state, so back, forward, reload and shared links work. The
 * address is written as for lists of a server, specification 1 section 5. On a server there are no filters.
 */
export function useLoopFilter(widgetId: string): LoopFilterState {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const filters = useMemo(() => readFilters(search, widgetId), [search, widgetId]);

  const write = useCallback(
    (next: TaxonomyFilters) => {
      const url = writeAddress(location.href, { widgetId, filters: next, baseUrl: '' });
      if (url === location.href) return;
      history.pushState(history.state, '', url);
      window.dispatchEvent(new Event(CHANGED));
    },
    [widgetId],
  );

  return useMemo(() => {
    const termsOf = (taxonomy: string) =>
      (Object.hasOwn(filters, taxonomy) ? filters[taxonomy]?.terms : undefined) ?? [];
    return {
      filters,
      isChosen: (taxonomy, term) => termsOf(taxonomy).includes(term),
      toggle(taxonomy, term, { join = 'OR', multiple = true } = {}) {
        const known = termsOf(taxonomy);
        const others = multiple ? known.filter((other) => other !== term) : [];
        const terms = known.includes(term) ? others : [...others, term];
        const { [taxonomy]: _, ...rest } = filters;
        write(terms[0] === undefined ? rest : { ...rest, [taxonomy]: { terms, logicalJoin: multiple ? join : 'AND' } });
      },
      set(taxonomy, terms, { join = 'OR' } = {}) {
        const { [taxonomy]: _, ...rest } = filters;
        const logicalJoin = terms[1] === undefined ? 'AND' : join;
        write(terms[0] === undefined ? rest : { ...rest, [taxonomy]: { terms, logicalJoin } });
      },
      clear(taxonomy) {
        const { [taxonomy ?? '']: _, ...rest } = filters;
        write(taxonomy === undefined ? {} : rest);
      },
    };
  }, [filters, write]);
}

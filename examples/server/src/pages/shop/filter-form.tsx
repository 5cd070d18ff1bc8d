/** @jsxImportSource hono/jsx */

import type { CountedTerm } from '../../loops/loop-counts';
import { type FilterGroup, isChosen } from '../../loops/loop-filters';
import { FilterState } from '../filter-parts';
import { groupMarks, type ShownLoop } from '../loop-parts';
import type { ShopListing } from './shop-listing';

interface ShownChecks {
  shown: ShownLoop;
  group: FilterGroup;
  title: string;
  terms: readonly CountedTerm[];
}

/** A group of checkboxes; without script its button applies them. */
export function FilterChecks({ shown, group, title, terms }: ShownChecks) {
  const { loop, place } = shown;
  const id = `filter-${loop.widgetId}-${group.taxonomy}`;
  const listing = shown as ShopListing;
  return (
    <form class="filter" method="get" action={loop.path}>
      <h3 id={id}>{title}</h3>
      <FilterState shown={listing} except={group.taxonomy} />
      <input type="hidden" name="orderby" value={listing.order} />
      <input type="hidden" name={`join.${group.taxonomy}`} value={group.join} />
      <div role="group" aria-labelledby={id} {...groupMarks(shown, group, id)}>
        <ul class="filter__checks" data-filter-list="3" data-find="">
          {terms.map(({ slug, name, count }) => {
            const checked = isChosen(place.filters, group.taxonomy, slug);
            return (
              <li>
                <label>
                  <input
                    type="checkbox"
                    name={`filter.${group.taxonomy}`}
                    value={slug}
                    data-filter={slug}
                    checked={checked}
                    data-empty={count === 0 ? '' : undefined}
                  />
                  <span>{name}</span>{' '}
                  <span class="filter__count" data-count="">
                    {count}
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
      </div>
      <noscript>
        <button class="button button--small" type="submit">
          Apply
        </button>
      </noscript>
    </form>
  );
}

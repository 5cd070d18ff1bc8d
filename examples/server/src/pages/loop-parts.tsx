/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { type LoopPlace, writeLoopAddress } from '../loops/loop-address';
import type { CountedTerm } from '../loops/loop-counts';
import { type FilterGroup, isChosen, type LoopFilters, toggleTerm } from '../loops/loop-filters';
import type { Loop } from '../loops/loops';
import { departments } from '../shop/catalogue-words';

/** What the parts of a list's page have to know of it. */
export interface ShownLoop {
  loop: Loop;
  place: LoopPlace;
  /** The address of the list; other parameters of it are kept. */
  base: string;
  /** Items on all pages. */
  total: number;
  /** Whether controls and list are marked up for mountkit. */
  isMarked: boolean;
}

/** How many pages there are; one where there is nothing. */
export const pagesOf = ({ loop, total }: Pick<ShownLoop, 'loop' | 'total'>): number =>
  Math.max(1, Math.ceil(total / loop.perPage));

/** The page that is shown: the last one where the address asks for more. */
const pageOf = (shown: Pick<ShownLoop, 'loop' | 'total' | 'place'>): number =>
  Math.min(shown.place.page, pagesOf(shown));

/** Which of how many results are shown. */
export function ResultCount(shown: ShownLoop) {
  const { total, loop } = shown;
  const first = (pageOf(shown) - 1) * loop.perPage + 1;
  const last = Math.min(total, first + loop.perPage - 1);
  const range = total > loop.perPage ? `Showing ${first}–${last} of ${total} results` : `Showing all ${total} results`;
  return (
    <p class="woocommerce-result-count" role="status" aria-relevant="all">
      {total === 0 ? 'No results' : total === 1 ? 'Showing the single result' : range}
    </p>
  );
}

/** Links to the other pages; the anchor at the end says for scripts which one comes next. */
export function Pagination(shown: ShownLoop & { label: string }) {
  const { loop, place, base, label } = shown;
  const pages = pagesOf(shown);
  const page = pageOf(shown);
  const hrefOf = (number: number) => writeLoopAddress(base, loop, { ...place, page: number });
  return (
    <>
      {pages > 1 ? (
        <nav class="woocommerce-pagination" aria-label={label}>
          <ul class="page-numbers">
            {page > 1 ? (
              <li>
                <a class="prev page-numbers" href={hrefOf(page - 1)} aria-label="Previous page" rel="prev">
                  ←
                </a>
              </li>
            ) : null}
            {listPages(page, pages).map((number) => (
              <li>
                {number === null ? (
                  <span class="page-numbers dots">…</span>
                ) : number === page ? (
                  <span class="page-numbers current" aria-current="page">
                    {number}
                  </span>
                ) : (
                  <a class="page-numbers" href={hrefOf(number)} aria-label={`Page ${number}`}>
                    {number}
                  </a>
                )}
              </li>
            ))}
            {page < pages ? (
              <li>
                <a class="next page-numbers" href={hrefOf(page + 1)} aria-label="Next page" rel="next">
                  →
                </a>
              </li>
            ) : null}
          </ul>
        </nav>
      ) : null}
      <div
        class="e-load-more-anchor"
        data-page={page}
        data-max-page={pages}
        data-next-page={page < pages ? hrefOf(page + 1) : undefined}
      />
    </>
  );
}

/** The first, the last and those around the current one; null stands for those between. */
function listPages(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages);
  return shown.flatMap((one, index) => (index > 0 && one - (shown[index - 1] ?? 0) > 1 ? [null, one] : [one]));
}

interface ShownGroup {
  shown: ShownLoop;
  group: FilterGroup;
  title: string;
  terms: readonly CountedTerm[];
}

/** A flat list of more terms than these is shortened. */
const LONG = 12;

/** A group of controls, each a link to the list as it would be: they work without script. */
export function FilterLinks({ shown, group, title, terms }: ShownGroup) {
  const childrenOf = (slug: string) =>
    terms.filter((term) => departments.some((one) => one.slug === slug && one.categories.includes(term.slug)));
  const isBelow = ({ slug }: CountedTerm) =>
    terms.some((term) => childrenOf(term.slug).some((one) => one.slug === slug));
  const { loop, place } = shown;
  const id = `filter-${loop.widgetId}-${group.taxonomy}`;
  const hrefOf = (filters: LoopFilters) => writeLoopAddress(shown.base, loop, { filters, page: 1 });
  const isAny = terms.some(({ slug }) => isChosen(place.filters, group.taxonomy, slug));
  const control = (term: string | null, pressed: boolean) => ({
    role: 'button',
    class: 'e-filter-item',
    href: hrefOf(toggleTerm(place.filters, group, term)),
    'data-filter': term ?? '__all',
    'aria-pressed': pressed ? 'true' : 'false',
    rel: 'nofollow',
  });
  const item = ({ slug, name, count }: CountedTerm): Child => {
    const below = childrenOf(slug);
    return (
      <li>
        <a {...control(slug, isChosen(place.filters, group.taxonomy, slug))} data-empty={count === 0 ? '' : undefined}>
          {group.taxonomy === 'pa_colour' ? <i class={`swatch swatch--${slug}`} aria-hidden="true" /> : null}
          {name}{' '}
          <span class="filter__count" data-count="">
            {count}
          </span>
        </a>
        {below.length > 0 ? <ul class="filter__below">{below.map(item)}</ul> : null}
      </li>
    );
  };
  return (
    <div class="filter" role="group" aria-labelledby={id} {...groupMarks(shown, group, id)}>
      <h3 id={id}>{title}</h3>
      <ul
        class={`filter__terms filter__terms--${group.taxonomy}`}
        {...(terms.length > LONG ? { 'data-filter-list': LONG, 'data-find': '' } : {})}
      >
        <li>
          <a {...control(null, !isAny)}>All</a>
        </li>
        {terms.filter((term) => !isBelow(term)).map(item)}
      </ul>
    </div>
  );
}

/** What makes a group of controls one of mountkit's. */
export function groupMarks({ isMarked, loop }: ShownLoop, group: FilterGroup, id: string): Record<string, string> {
  if (!isMarked) return {};
  return {
    'data-mountkit': 'loop-filter',
    'data-filter-id': id,
    'data-loop': loop.widgetId,
    'data-taxonomy': group.taxonomy,
    'data-join': group.join,
    'data-multiple': group.multiple ? 'yes' : 'no',
  };
}

/** What makes a list one of mountkit's. */
export function loopMarks(shown: ShownLoop): Record<string, string | number> {
  const { isMarked, loop } = shown;
  const page = pageOf(shown);
  if (!isMarked) return {};
  return {
    'data-mountkit': 'loop',
    'data-widget-id': loop.widgetId,
    'data-post-id': loop.postId,
    'data-base-url': loop.path,
    'data-page': page,
    'data-max-page': pagesOf(shown),
    ...(page < pagesOf(shown)
      ? { 'data-next-page': writeLoopAddress(shown.base, loop, { ...shown.place, page: page + 1 }) }
      : {}),
  };
}

/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { writeLoopAddress } from '../loops/loop-address';
import type { CountedTerm } from '../loops/loop-counts';
import { type LoopFilters, toggleTerm } from '../loops/loop-filters';
import { groupMarks, type ShownLoop } from './loop-parts';

/**
 * The state of a list as inputs of a form. A browser would encode the separators of the address itself, so that a form
 * sends term by term, and the server answers with the right address: see `readFormFilters`.
 */
export function FilterState({ shown, except }: { shown: Pick<ShownLoop, 'place'>; except?: string }) {
  const filters = [...shown.place.filters].filter(([taxonomy]) => taxonomy !== except);
  return (
    <>
      {filters.map(([taxonomy, { terms, join }]) => (
        <>
          <input type="hidden" name={`join.${taxonomy}`} value={join} />
          {terms.map((term) => (
            <input type="hidden" name={`filter.${taxonomy}`} value={term} />
          ))}
        </>
      ))}
    </>
  );
}

/** A value of a list is one choice, as the controls of a group are. */
export const valueGroup = (taxonomy: string) => ({ taxonomy, join: 'AND' as const, multiple: false });

const filterId = ({ loop }: ShownLoop, taxonomy: string) => `filter-${loop.widgetId}-${taxonomy}`;
const chosenValue = ({ place }: ShownLoop, taxonomy: string) => place.filters.get(taxonomy)?.terms[0] ?? '';

interface ValueForm {
  shown: ShownLoop;
  title: string;
  /** What else the form sends. */
  children?: Child;
}

/** Searches the list as its visitor types; without script by Enter. */
export function SearchFilter({ shown, title, children }: ValueForm) {
  const id = filterId(shown, 's');
  return (
    <form
      class="filter filter--search"
      method="get"
      action={shown.loop.path}
      {...groupMarks(shown, valueGroup('s'), id)}
    >
      <FilterState shown={shown} except="s" />
      {children}
      <input
        type="search"
        class="input-text"
        name="filter.s"
        value={chosenValue(shown, 's')}
        placeholder={title}
        aria-label={title}
        data-filter=""
        data-chip="“{{term}}”"
        autocomplete="off"
      />
      <noscript>
        <button class="button button--small" type="submit">
          Search
        </button>
      </noscript>
    </form>
  );
}

interface RangeForm extends ValueForm {
  taxonomy: string;
  limits: { min: number; max: number };
}

/** A range with two ends: two sliders over each other, and two fields, which work without script, too. */
export function RangeFilter({ shown, taxonomy, title, limits, children }: RangeForm) {
  const id = filterId(shown, taxonomy);
  const value = chosenValue(shown, taxonomy);
  const [from = '', to = ''] = value.split('..');
  const ends = [
    { bound: 'min', name: 'from', label: 'From', value: from || limits.min },
    { bound: 'max', name: 'to', label: 'To', value: to || limits.max },
  ];
  return (
    <form class="filter" method="get" action={shown.loop.path} {...groupMarks(shown, valueGroup(taxonomy), id)}>
      <FilterState shown={shown} except={taxonomy} />
      {children}
      <h3 id={id}>{title}</h3>
      <fieldset class="filter-range" aria-labelledby={id} data-filter-range="">
        <input
          type="hidden"
          data-filter=""
          value={value}
          data-chip="£{{min}} to £{{max}}"
          data-chip-min="From £{{min}}"
          data-chip-max="Up to £{{max}}"
        />
        <div class="mountkit-range">
          {ends.map(({ bound, label, value }) => (
            <input
              type="range"
              min={limits.min}
              max={limits.max}
              step="1"
              value={value}
              aria-label={`${label}, in pounds`}
              data-bound={bound}
            />
          ))}
        </div>
        <div class="filter-range__fields">
          {ends.map(({ bound, name, label, value }) => (
            <label>
              <span>{label} £</span>
              <input
                type="number"
                class="input-text"
                inputmode="numeric"
                name={`${name}.${taxonomy}`}
                min={limits.min}
                max={limits.max}
                value={value}
                data-bound={bound}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <noscript>
        <button class="button button--small" type="submit">
          Apply
        </button>
      </noscript>
    </form>
  );
}

/** A price range as its chip says it. */
function rangeName(term: string): string {
  const [from = '', to = ''] = term.split('..');
  if (from === '') return `Up to £${to}`;
  return to === '' ? `From £${from}` : `£${from} to £${to}`;
}

function chipName(taxonomy: string, term: string, terms: Readonly<Record<string, readonly CountedTerm[]>>): string {
  if (taxonomy === 's') return `“${term}”`;
  if (taxonomy === 'price') return rangeName(term);
  return terms[taxonomy]?.find(({ slug }) => slug === term)?.name ?? term;
}

/** What the list is narrowed to, each a link that takes it back, and one that clears everything. */
export function FilterChips({
  shown,
  terms,
}: {
  shown: ShownLoop;
  terms: Readonly<Record<string, readonly CountedTerm[]>>;
}) {
  const { loop, place, base, isMarked } = shown;
  const groupOf = (taxonomy: string) =>
    loop.groups.find((group) => group.taxonomy === taxonomy) ?? valueGroup(taxonomy);
  const hrefOf = (filters: LoopFilters) => writeLoopAddress(base, loop, { filters, page: 1 });
  const chips = [...place.filters].flatMap(([taxonomy, filter]) =>
    filter.join === 'NOT IN' ? [] : filter.terms.map((term) => ({ taxonomy, term })),
  );
  const marks = isMarked ? { 'data-mountkit': 'loop-filter', 'data-filter-id': `chips-${loop.widgetId}` } : {};
  return (
    <fieldset
      class="filter-chips"
      aria-label="Chosen filters"
      data-loop={loop.widgetId}
      hidden={chips.length === 0}
      {...marks}
    >
      <span data-filter-chips="">
        {chips.map(({ taxonomy, term }) => {
          const name = chipName(taxonomy, term, terms);
          return (
            <a
              class="filter-chip"
              href={hrefOf(toggleTerm(place.filters, groupOf(taxonomy), term))}
              data-filter={term}
              data-filter-of={filterId(shown, taxonomy)}
              data-filter-chip=""
              aria-label={`${name} ×`}
              rel="nofollow"
            >
              {name}
            </a>
          );
        })}
      </span>
      <a class="filter-chips__clear" href={hrefOf(new Map())} data-filter-clear="">
        Clear all
      </a>
    </fieldset>
  );
}

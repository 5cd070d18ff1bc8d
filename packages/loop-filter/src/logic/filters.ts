/** How terms of one taxonomy are combined. */
export type Join = 'AND' | 'OR' | 'NOT';

/** The terms of one taxonomy and how they are combined. */
export interface TermFilter {
  readonly terms: readonly string[];
  readonly logicalJoin: Join;
}

/** What one group of controls has chosen: specification 1 section 3. */
export interface GroupFilter {
  readonly filterType: 'taxonomy';
  readonly filterData: TermFilter & { readonly selectedTaxonomy: string };
}

/** What a list is narrowed to by taxonomy; one without terms is not there. */
export type TaxonomyFilters = Readonly<Record<string, TermFilter>>;

/** The filters of one list. */
export interface FilterState {
  /** By filter id, in the order in which they were first used. */
  readonly filters: Readonly<Record<string, GroupFilter>>;
  /** Not chosen by any group: terms that the address excludes, or that have no control. */
  readonly others: TaxonomyFilters;
}

/** A group of controls, as far as its choices go. */
export interface Group {
  readonly id: string;
  readonly taxonomy: string;
  readonly join: 'AND' | 'OR';
  /** Whether more than one term can be chosen. */
  readonly multiple: boolean;
}

/** What a person, or the address, does to the filters. */
export type FilterAction =
  /** A control was used; null is the one for no term at all. */
  | { readonly type: 'choose'; readonly group: Group; readonly term: string | null }
  /** A control for several terms was used; these are chosen now. */
  | { readonly type: 'set'; readonly group: Group; readonly terms: readonly string[] }
  | { readonly type: 'clear' }
  /** All filters are read from the address; `owns` answers whether a group has a control for a term. */
  | {
      readonly type: 'read';
      readonly filters: TaxonomyFilters;
      readonly groups: readonly (Group & { readonly owns: (term: string) => boolean })[];
    };

/** Whether a group's operator is one; any other turns the group off: specification 1 section 5. */
export const isJoin = (join: string): join is Group['join'] => join === 'AND' || join === 'OR';

export const NO_FILTERS: FilterState = { filters: {}, others: {} };

/** A list without what occurs twice. */
export const unique = (terms: readonly string[]): readonly string[] => [...new Set(terms)];

const without = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** The terms that a group has chosen. */
export const termsOf = ({ filters }: FilterState, id: string): readonly string[] =>
  (Object.hasOwn(filters, id) ? filters[id]?.filterData.terms : undefined) ?? [];

/** One choice sends AND: contract section 9. */
const joinOf = ({ join, multiple }: Group): Join => (multiple ? join : 'AND');

function setTerms(state: FilterState, group: Group, terms: readonly string[]): FilterState {
  const { id, taxonomy } = group;
  const filterData = { terms: unique(terms), selectedTaxonomy: taxonomy, logicalJoin: joinOf(group) };
  const filters = terms[0]
    ? { ...state.filters, [id]: { filterType: 'taxonomy' as const, filterData } }
    : without(state.filters, id);
  // A choice in a taxonomy replaces the terms of it that were read from the address.
  return { filters, others: without(state.others, taxonomy) };
}

/** The terms after a control was used: specification 1 section 4, 'Loop filter'. */
function chooseTerm(chosen: readonly string[], term: string, multiple: boolean): readonly string[] {
  if (chosen.includes(term)) return multiple ? chosen.filter((other) => other !== term) : [];
  return multiple ? [...chosen, term] : [term];
}

/** The filters after an action: specification 1 sections 4 and 5. */
export function reduceFilters(state: FilterState, action: FilterAction): FilterState {
  if (action.type === 'clear') return NO_FILTERS;
  if (action.type === 'read') return readFilters(action);
  const { group } = action;
  if (action.type === 'set') return setTerms(state, group, action.terms);
  const { term } = action;
  return setTerms(state, group, term === null ? [] : chooseTerm(termsOf(state, group.id), term, group.multiple));
}

function readFilters({ filters, groups }: Extract<FilterAction, { type: 'read' }>): FilterState {
  let state: FilterState = NO_FILTERS;
  const others: Record<string, TermFilter> = {};
  for (const [taxonomy, filter] of Object.entries(filters)) {
    let left = filter.logicalJoin === 'NOT' ? [] : filter.terms;
    for (const group of groups) {
      if (group.taxonomy !== taxonomy) continue;
      const own = left.filter(group.owns);
      // More than a group of one choice can hold was not chosen there.
      const terms = group.multiple ? own : own.slice(0, 1);
      if (terms[0]) state = setTerms(state, group, terms);
      left = left.filter((term) => !terms.includes(term));
    }
    const terms = filter.logicalJoin === 'NOT' ? filter.terms : left;
    if (terms[0]) others[taxonomy] = { ...filter, terms };
  }
  return { ...state, others };
}

/** The filters by taxonomy, and what cannot be combined: the operator of the first filter of a taxonomy wins. */
export function consolidate({ filters, others }: FilterState): {
  readonly taxonomy: TaxonomyFilters;
  readonly problems: readonly string[];
} {
  const taxonomy = new Map<string, TermFilter>(Object.entries(others));
  const problems: string[] = [];
  for (const [id, { filterData }] of Object.entries(filters)) {
    const { selectedTaxonomy, terms, logicalJoin } = filterData;
    const first = taxonomy.get(selectedTaxonomy);
    // A single term is the same under either operator.
    if (first?.terms[1] && terms[1] && first.logicalJoin !== logicalJoin) {
      problems.push(`filter ${id} joins terms of ${selectedTaxonomy} by ${logicalJoin}, expected ${first.logicalJoin}`);
    }
    taxonomy.set(selectedTaxonomy, {
      terms: unique([...(first?.terms ?? []), ...terms]),
      logicalJoin: first?.logicalJoin ?? logicalJoin,
    });
  }
  return { taxonomy: Object.fromEntries(taxonomy), problems };
}

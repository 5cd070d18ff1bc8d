/** How the terms of one taxonomy are combined; as the refresh call says it, specification 1 section 5. */
export type LoopJoin = 'AND' | 'IN' | 'NOT IN';

export interface TermFilter {
  readonly terms: readonly string[];
  readonly join: LoopJoin;
}

/** What a loop is narrowed to, by taxonomy; a taxonomy without terms is not there. */
export type LoopFilters = ReadonlyMap<string, TermFilter>;

/** What of a loop its filters and its address depend on. */
export interface LoopNames {
  /** Seven letters and digits, specification 1 section 3. */
  readonly widgetId: string;
  /** The taxonomies that it can be filtered by. */
  readonly taxonomies: readonly string[];
}

const MOST_TERMS = 100;
const LONGEST_TERM = 200;

/** Joins as pages and calls may name them, specification 1 section 5: any other disables filtering by it. */
const joins: ReadonlyMap<unknown, LoopJoin> = new Map([
  ['AND', 'AND'],
  ['OR', 'IN'],
  ['IN', 'IN'],
  ['NOT', 'NOT IN'],
  ['NOT IN', 'NOT IN'],
]);

/** Filters as the refresh call sends them: `{taxonomy: {TAX: {terms, logicalJoin}}}`. What it cannot read it leaves out. */
export function readWidgetFilters(widgetFilters: unknown, loop: LoopNames): LoopFilters {
  const byTaxonomy = property(widgetFilters, 'taxonomy');
  const filters = new Map<string, TermFilter>();
  for (const taxonomy of loop.taxonomies) {
    const asked = property(byTaxonomy, taxonomy);
    const join = joins.get(property(asked, 'logicalJoin') ?? 'AND');
    const terms = readTerms(property(asked, 'terms'));
    if (join !== undefined && terms.length > 0) filters.set(taxonomy, { terms, join });
  }
  return filters;
}

/** Text terms, each once. */
export function readTerms(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  const terms = list.filter((term): term is string => typeof term === 'string' && term !== '');
  return [...new Set(terms)].filter((term) => term.length <= LONGEST_TERM).slice(0, MOST_TERMS);
}

/** Whether an item with these terms is in a list with these filters. */
export function matchesFilters(terms: Readonly<Record<string, readonly string[]>>, filters: LoopFilters): boolean {
  return [...filters].every(([taxonomy, { terms: asked, join }]) => {
    const own = terms[taxonomy] ?? [];
    if (join === 'AND') return asked.every((term) => own.includes(term));
    return asked.some((term) => own.includes(term)) === (join === 'IN');
  });
}

/** How a group of controls combines its choices. */
export interface FilterGroup {
  readonly taxonomy: string;
  readonly join: 'AND' | 'OR';
  /** Whether it takes more than one choice. */
  readonly multiple: boolean;
}

/** Filters after a press of a group's control; null is the control for no filter at all. */
export function toggleTerm(filters: LoopFilters, group: FilterGroup, term: string | null): LoopFilters {
  const next = new Map(filters);
  const known = filters.get(group.taxonomy);
  // What the address excludes is not a choice of the group's.
  const chosen = known === undefined || known.join === 'NOT IN' ? [] : known.terms;
  const terms = term === null ? [] : toggle(group.multiple ? chosen : chosen.filter((one) => one === term), term);
  if (terms.length === 0) next.delete(group.taxonomy);
  else next.set(group.taxonomy, { terms, join: group.multiple && group.join === 'OR' ? 'IN' : 'AND' });
  return next;
}

function toggle(list: readonly string[], term: string): string[] {
  return list.includes(term) ? list.filter((one) => one !== term) : [...list, term];
}

/** Whether a control is pressed. */
export function isChosen(filters: LoopFilters, taxonomy: string, term: string): boolean {
  const filter = filters.get(taxonomy);
  return filter !== undefined && filter.join !== 'NOT IN' && filter.terms.includes(term);
}

function property(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isObject ? (value as Record<string, unknown>)[name] : undefined;
}

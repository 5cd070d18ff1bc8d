import { type Join, type TaxonomyFilters, type TermFilter, unique } from './filters';

// What a click reads and writes is read and written without regular expressions where a plain look does: the browser
// compiles each of them at its first uses, which takes longer than all the rest of an address.

/** Between the terms of a filter: specification 1 section 5. */
const SEPARATORS: Readonly<Record<Join, string>> = { AND: '+', OR: '~', NOT: '!' };

/** Whether a parameter is that of a list's page, which is dropped where its filters change. */
const isPageNumber = (name: string) => name === 'page' || name === 'paged';

/** The parameter that sorts a list, as shops and blogs name it. */
const SORT = 'orderby';

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** What is left as it is by the browser's own encoding: a separator, or what browsers rewrite. */
const LEFT = "!'()*~";

const encodeWhole = (text: string): string => {
  try {
    return encodeURIComponent(text);
  } catch {
    return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  }
};

/** Everything but letters, digits, hyphen, underscore and full stop: the separators, and what browsers rewrite. */
const encode = (text: string): string =>
  [...encodeWhole(text)]
    .map((character) =>
      LEFT.includes(character) ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : character,
    )
    .join('');

/** The parameters of a query, each as it is written and with its name decoded. */
const parametersOf = (search: string) =>
  (search.startsWith('?') ? search.slice(1) : search)
    .split('&')
    .filter(Boolean)
    .map((raw) => {
      const [name = '', ...value] = raw.split('=');
      return { raw, name: decode(name), value: value.join('=') };
    });

const FILTER = 'e-filter-';
const PAGE = 'e-page-';
const prefixOf = (widgetId: string) => `${FILTER}${widgetId}-`;
const pageOf = (widgetId: string) => `${PAGE}${widgetId}`;
const isOfList = (name: string, widgetId: string) =>
  name.startsWith(prefixOf(widgetId)) || name.startsWith(pageOf(widgetId));
const isOfAnyList = (name: string) => name.startsWith(FILTER) || name.startsWith(PAGE);

/** A tilde as servers encode it, which separates terms in their addresses. */
const ENCODED_OR = '%7E';

/** Terms of one filter, each encoded by itself. A single excluded one shows its mark, and one with a tilde that it is one. */
function writeTerms({ terms, logicalJoin }: TermFilter): string {
  const text = terms.map(encode).join(SEPARATORS[logicalJoin]);
  if (terms[1]) return text;
  return logicalJoin === 'NOT' ? SEPARATORS.NOT + text : text + (text.includes(ENCODED_OR) ? SEPARATORS.AND : '');
}

/**
 * Reads the terms of one filter; the first separator decides how they are joined, a single term is AND. An encoded tilde
 * separates them where no other character does.
 */
export function readTerms(written: string): TermFilter {
  const value = /[+~!]/.test(written) ? written : written.replace(/%7e/gi, SEPARATORS.OR);
  const separator = /[+~!]/.exec(value)?.[0] ?? SEPARATORS.AND;
  const logicalJoin = separator === SEPARATORS.AND ? 'AND' : separator === SEPARATORS.OR ? 'OR' : 'NOT';
  return { terms: unique(value.split(separator).filter(Boolean).map(decode)), logicalJoin };
}

/** Reads the filters of a list from a query. Filters of one taxonomy are combined; the first operator is used. */
export function readFilters(search: string, widgetId: string): TaxonomyFilters {
  const filters = new Map<string, TermFilter>();
  for (const { name, value } of parametersOf(search)) {
    const taxonomy = name.startsWith(prefixOf(widgetId)) ? name.slice(prefixOf(widgetId).length) : '';
    const filter = readTerms(value);
    if (!taxonomy || !filter.terms[0]) continue;
    const known = filters.get(taxonomy);
    filters.set(taxonomy, known ? { ...known, terms: unique([...known.terms, ...filter.terms]) } : filter);
  }
  return Object.fromEntries(filters);
}

/** A list in an address. */
export interface ListPlace {
  readonly widgetId: string;
  readonly filters: TaxonomyFilters;
  /** Where the list begins when it shows a page beyond the first; empty where it shows the first. */
  readonly baseUrl: string;
  /** How it is sorted, empty for the usual order; what the address says where this is absent. */
  readonly sort?: string;
}

/**
 * The address of a filtered list: its filters, from its first page. Parameters of others stay as they are and in their
 * order. Of a list beyond its first page the path is that of its base address. Specification 1 section 5.
 */
export function writeAddress(address: string, { widgetId, filters, baseUrl, sort }: ListPlace): string {
  const url = new URL(address);
  const base = baseUrl ? new URL(baseUrl, url.href) : url;
  const isKept = ({ name }: { readonly name: string }) =>
    !isOfList(name, widgetId) && !(baseUrl && isPageNumber(name)) && !(sort !== undefined && name === SORT);
  const kept = parametersOf(url.search).filter(isKept);
  const known = kept.map(({ name }) => name);
  const ofBase = baseUrl ? parametersOf(base.search).filter((each) => isKept(each) && !known.includes(each.name)) : [];
  const own = Object.entries(filters).map(
    ([taxonomy, filter]) => `${encode(prefixOf(widgetId) + taxonomy)}=${writeTerms(filter)}`,
  );
  const sorted = sort ? [`${SORT}=${encode(sort)}`] : [];
  const query = [...[...ofBase, ...kept].map(({ raw }) => raw), ...sorted, ...own].join('&');
  const { origin, pathname } = base.origin === url.origin ? base : url;
  return `${origin}${pathname}${query ? `?${query}` : ''}${url.hash}`;
}

/** An address without the page of a list, as the refresh call needs it. Specification 1 section 5. */
export function paginationBase(address: string, widgetId: string): string {
  const url = new URL(address);
  const kept = parametersOf(url.search).filter(({ name }) => !name.startsWith(pageOf(widgetId)) && !isPageNumber(name));
  const query = kept.map(({ raw }) => raw).join('&');
  return `${url.origin}${url.pathname}${query ? `?${query}` : ''}`;
}

/** The page of a list that an address asks for, from 1. */
export function readPage(search: string, widgetId: string): number {
  const value = parametersOf(search).findLast(({ name }) => name === pageOf(widgetId))?.value ?? '';
  return value && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/** How an address sorts its lists; empty for the usual order. */
export const readSort = (search: string): string =>
  decode(parametersOf(search).findLast(({ name }) => name === SORT)?.value ?? '');

/** What of an address a list depends on, as a text that is equal for equal lists. */
export function listState(address: string, widgetId: string): string {
  const { pathname, search } = new URL(address);
  return JSON.stringify([pathname, readFilters(search, widgetId), readPage(search, widgetId), readSort(search)]);
}

/** An address without what belongs to lists. */
export function withoutLists(address: string): string {
  const { origin, pathname, search } = new URL(address);
  const kept = parametersOf(search).filter(({ name }) => !isOfAnyList(name) && name !== SORT);
  return JSON.stringify([origin, pathname, kept.map(({ raw }) => raw)]);
}

/**
 * Where a link to another state of a list leads. What it says of other lists is as old as the list that it came with: theirs
 * stay as the present address has them.
 */
export function resolveListLink(link: string, here: string, widgetId: string): URL {
  const url = new URL(link);
  const isOther = ({ name }: { readonly name: string }) => isOfAnyList(name) && !isOfList(name, widgetId);
  const own = parametersOf(url.search).filter((each) => !isOther(each));
  const others = parametersOf(new URL(here).search).filter(isOther);
  url.search = [...own, ...others].map(({ raw }) => raw).join('&');
  return url;
}

import { type LoopFilters, type LoopJoin, type LoopNames, readTerms, type TermFilter } from './loop-filters';

/** What the address says of one loop. */
export interface LoopPlace {
  readonly filters: LoopFilters;
  /** From 1. */
  readonly page: number;
}

const separators: Readonly<Record<LoopJoin, string>> = { AND: '+', IN: '~', 'NOT IN': '!' };
const joinOf = new Map(Object.entries(separators).map(([join, separator]) => [separator, join as LoopJoin]));
const MOST_PAGES = 10_000;
/** Parameters of a list's page that are dropped where filters change, specification 1 section 5. */
const PAGE_NUMBERS = ['page', 'paged'];

interface Parameter {
  name: string;
  /** As it stands in the address. */
  raw: string;
  value: string;
}

/** Reads a loop's filters and page from the query of an address, as it stands there: with its question mark or without. */
export function readLoopPlace(search: string, loop: LoopNames): LoopPlace {
  const filters = new Map<string, TermFilter>();
  let page = 1;
  for (const { name, value } of parametersOf(search)) {
    if (name === pageName(loop)) page = readPage(value) ?? page;
    const taxonomy = taxonomyOf(name, loop);
    const filter = taxonomy === null ? null : readFilter(value);
    if (taxonomy === null || filter === null) continue;
    const known = filters.get(taxonomy);
    // Two filters on one taxonomy combine; the first one's operator stands.
    filters.set(taxonomy, known ? { ...known, terms: readTerms([...known.terms, ...filter.terms]) } : filter);
  }
  return { filters, page };
}

/**
 * The address of a list: `base` with this loop's filters and page instead of those it had. Parameters of others stay
 * as they are, in their order.
 */
export function writeLoopAddress(base: string, loop: LoopNames, { filters, page }: LoopPlace): string {
  const [address = '', hash = ''] = cut(base, '#');
  const [path, search = ''] = cut(address, '?');
  const isOwn = ({ name }: Parameter) =>
    taxonomyOf(name, loop) !== null || name.startsWith(pageName(loop)) || PAGE_NUMBERS.includes(name);
  const kept = parametersOf(search).filter((parameter) => !isOwn(parameter));
  const own = loop.taxonomies.flatMap((taxonomy) => {
    const filter = filters.get(taxonomy);
    return filter ? [`${encode(`e-filter-${loop.widgetId}-${taxonomy}`)}=${writeFilter(filter)}`] : [];
  });
  const parts = [...kept.map(({ raw }) => raw), ...own, ...(page > 1 ? [`${pageName(loop)}=${page}`] : [])];
  return `${path}${parts.length > 0 ? `?${parts.join('&')}` : ''}${hash === '' ? '' : `#${hash}`}`;
}

/** Terms of one filter, each encoded by itself; a single excluded one still shows its mark. */
export function writeFilter({ terms, join }: TermFilter): string {
  const encoded = terms.map(encode).join(separators[join]);
  return join === 'NOT IN' && terms.length === 1 ? `${separators[join]}${encoded}` : encoded;
}

/** The first separator says how the terms are joined; null where there are none. */
function readFilter(value: string): TermFilter | null {
  const [separator = '+'] = /[+~!]/.exec(value) ?? [];
  const terms = readTerms(value.split(separator).map(decode));
  return terms.length === 0 ? null : { terms, join: joinOf.get(separator) ?? 'AND' };
}

function parametersOf(search: string): Parameter[] {
  const parts = search.replace(/^\?/, '').split('&');
  return parts
    .filter((raw) => raw !== '')
    .map((raw) => {
      const [name = '', value = ''] = cut(raw, '=');
      return { name: decode(name), raw, value };
    });
}

function taxonomyOf(name: string, { widgetId, taxonomies }: LoopNames): string | null {
  const prefix = `e-filter-${widgetId}-`;
  const taxonomy = name.startsWith(prefix) ? name.slice(prefix.length) : '';
  return taxonomies.includes(taxonomy) ? taxonomy : null;
}

const pageName = ({ widgetId }: LoopNames) => `e-page-${widgetId}`;

function readPage(text: string): number | null {
  return /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), MOST_PAGES) : null;
}

/** Everything but letters, digits, hyphen, underscore and full stop: the separators and what browsers rewrite too. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function cut(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

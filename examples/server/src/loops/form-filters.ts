import { readLoopPlace, writeLoopAddress } from './loop-address';
import { type LoopNames, readWidgetFilters } from './loop-filters';

/**
 * The right address of a list whose filters a form has sent term by term (`filter.TAX=term`, `join.TAX=OR`), as a
 * browser does without script; null where the address holds nothing of a form.
 */
export function readFormFilters(url: URL, loop: LoopNames): string | null {
  const own = [...url.searchParams.keys()].filter((name) => /^(filter|join)\./.test(name));
  if (own.length === 0) return null;
  const taxonomy = Object.fromEntries(
    loop.taxonomies.map((name) => [
      name,
      {
        terms: url.searchParams.getAll(`filter.${name}`),
        logicalJoin: url.searchParams.get(`join.${name}`) ?? 'AND',
      },
    ]),
  );
  const named = readLoopPlace(url.search, loop).filters;
  const filters = new Map([...named, ...readWidgetFilters({ taxonomy }, loop)]);
  const rest = new URL(url);
  for (const name of own) rest.searchParams.delete(name);
  return writeLoopAddress(rest.pathname + rest.search, loop, { filters, page: 1 });
}

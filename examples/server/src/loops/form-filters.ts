import { readLoopPlace, writeLoopAddress } from './loop-address';
import { type LoopNames, readWidgetFilters } from './loop-filters';

/** The range of two fields, `from.NAME` and `to.NAME`, as the address has it; none where both are empty. */
function readRange({ searchParams }: URL, name: string): string[] {
  const [from, to] = [searchParams.get(`from.${name}`) ?? '', searchParams.get(`to.${name}`) ?? ''];
  return from === '' && to === '' ? [] : [`${from}..${to}`];
}

/**
 * The right address of a list whose filters a form has sent term by term (`filter.TAX=term`, `join.TAX=OR`), as a
 * browser does without script; null where the address holds nothing of a form.
 */
export function readFormFilters(url: URL, loop: LoopNames): string | null {
  const own = [...url.searchParams.keys()].filter((name) => /^(filter|join|from|to)\./.test(name));
  if (own.length === 0) return null;
  const taxonomy = Object.fromEntries(
    loop.taxonomies.map((name) => [
      name,
      {
        terms: [...url.searchParams.getAll(`filter.${name}`), ...readRange(url, name)],
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

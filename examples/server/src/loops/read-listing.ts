import { type LoopPlace, readLoopPlace, writeLoopAddress } from './loop-address';
import type { LoopFilters } from './loop-filters';
import type { Loop } from './loops';

export interface Listing<Item> {
  items: Item[];
  /** Items on all pages. */
  total: number;
  /** The filters, and the page that is shown. */
  place: LoopPlace;
  /** The address of what is shown, below its origin. */
  base: string;
}

type Read<Item> = (asked: { filters: LoopFilters; page: number; perPage: number }) => Promise<{
  items: Item[];
  total: number;
}>;

/** A list as an address asks for it, its last page where there are fewer; `filters` stand in for those of the address. */
export async function readListing<Item>(
  loop: Loop,
  { base, filters }: { base: URL; filters?: LoopFilters | undefined },
  read: Read<Item>,
): Promise<Listing<Item>> {
  const asked = readLoopPlace(base.search, loop);
  const shown = filters ?? asked.filters;
  const readPage = (page: number) => read({ filters: shown, page, perPage: loop.perPage });
  const found = await readPage(asked.page);
  const last = Math.max(1, Math.ceil(found.total / loop.perPage));
  const { items, total } = asked.page > last ? await readPage(last) : found;
  const place = { filters: shown, page: Math.min(asked.page, last) };
  return { items, total, place, base: writeLoopAddress(base.pathname + base.search, loop, place) };
}

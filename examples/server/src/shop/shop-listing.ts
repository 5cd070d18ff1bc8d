import type { Database } from '@mountkit/provider';
import { and } from 'drizzle-orm';
import { products } from '../db/shop-schema';
import { conditionOf } from '../loops/loop-conditions';
import { type CountedTerm, countTerms } from '../loops/loop-counts';
import type { LoopFilters } from '../loops/loop-filters';
import { type Loop, shopLoop } from '../loops/loops';
import { readListing } from '../loops/read-listing';
import type { ShopListing } from '../pages/shop/shop-listing';
import { filteredProducts, listed, listProducts, RATINGS, readShopOrder } from './products';

/** A list of products as an address asks for it, by default the catalogue; `filters` stand in for those of the address. */
export async function readShopListing(
  db: Database,
  { base, filters, isMarked, loop = shopLoop }: { base: URL; filters?: LoopFilters; isMarked: boolean; loop?: Loop },
): Promise<ShopListing> {
  const order = readShopOrder(base.searchParams.get('orderby'));
  const listing = await readListing(loop, { base, filters }, (asked) => listProducts(db, { ...asked, order }));
  return { ...listing, loop, isMarked, order };
}

/** The terms of the filters of a list of products, with the ratings. */
export async function countShopTerms(
  db: Database,
  filters: LoopFilters,
  loop: Loop = shopLoop,
): Promise<Record<string, CountedTerm[]>> {
  const items = { table: products, ...filteredProducts, condition: listed };
  const [counted, rating] = await Promise.all([
    countTerms(db, loop, { items, filters }),
    Promise.all(loop.values.includes('rating') ? RATINGS.map((least) => countRated(db, filters, least)) : []),
  ]);
  return rating.length > 0 ? { ...counted, rating } : counted;
}

/** How many products are rated so many stars or more, whatever rating is chosen. */
async function countRated(db: Database, filters: LoopFilters, least: string): Promise<CountedTerm> {
  const asked = new Map([...filters, ['rating', { terms: [least], join: 'AND' as const }]]);
  const count = await db.$count(products, and(listed, conditionOf(filteredProducts, asked)));
  return { slug: least, name: `${least} stars and up`, count };
}

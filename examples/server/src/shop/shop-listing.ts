import { isNull } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { products } from '../db/schema';
import { countTerms } from '../loops/loop-counts';
import type { LoopFilters } from '../loops/loop-filters';
import { type Loop, shopLoop } from '../loops/loops';
import { readListing } from '../loops/read-listing';
import type { ShopListing } from '../pages/shop/shop-listing';
import { listProducts, readShopOrder } from './products';

/** A list of products as an address asks for it, by default the catalogue; `filters` stand in for those of the address. */
export async function readShopListing(
  db: Database,
  { base, filters, isMarked, loop = shopLoop }: { base: URL; filters?: LoopFilters; isMarked: boolean; loop?: Loop },
): Promise<ShopListing> {
  const order = readShopOrder(base.searchParams.get('orderby'));
  const listing = await readListing(loop, { base, filters }, (asked) => listProducts(db, { ...asked, order }));
  return { ...listing, loop, isMarked, order };
}

/** The terms of the filters of a list of products. */
export const countShopTerms = (db: Database, filters: LoopFilters, loop: Loop = shopLoop) =>
  countTerms(db, loop, {
    items: { table: products, terms: products.terms, condition: isNull(products.parentId) },
    filters,
  });

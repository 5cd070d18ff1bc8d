import type { Database } from '@mountkit/provider';
import { products, terms } from '../db/shop-schema';
import { makeCatalogue, shopTaxonomies } from './catalogue';

/** Puts the catalogue into a database that has none. */
export async function seedShop(db: Database): Promise<void> {
  if ((await db.$count(products)) > 0) return;
  const rows = Object.entries(shopTaxonomies).flatMap(([taxonomy, list]) =>
    list.map(({ slug, name }, position) => ({ taxonomy, slug, name, position })),
  );
  await db.insert(terms).values(rows).onConflictDoNothing();
  await db.insert(products).values(makeCatalogue()).onConflictDoNothing();
}

import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { baskets, products, terms } from '../db/schema';
import { makeCatalogue, shopTaxonomies } from './catalogue';

/** Puts the catalogue into a database that has none, and forgets baskets that nobody has touched for three months. */
export async function seedShop(db: Database): Promise<void> {
  await db.delete(baskets).where(sql`${baskets.updatedAt} < now() - interval '90 days'`);
  if ((await db.$count(products)) > 0) return;
  const rows = Object.entries(shopTaxonomies).flatMap(([taxonomy, list]) =>
    list.map(({ slug, name }, position) => ({ taxonomy, slug, name, position })),
  );
  await db.insert(terms).values(rows).onConflictDoNothing();
  await db.insert(products).values(makeCatalogue()).onConflictDoNothing();
}

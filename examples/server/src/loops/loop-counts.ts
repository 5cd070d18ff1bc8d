import type { Database } from '@mountkit/provider';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { terms } from '../db/shop-schema';
import { conditionOf, type Filtered } from './loop-conditions';
import type { LoopFilters } from './loop-filters';
import type { Loop } from './loops';

/** A term with the number of items that a choice of it would show. */
export interface CountedTerm {
  slug: string;
  name: string;
  count: number;
}

interface Items extends Filtered {
  table: PgTable;
  /** Which rows are items at all. */
  condition?: SQL | undefined;
}

/** The terms of every taxonomy of a loop, in their order, each with what a choice of it would show. */
export async function countTerms(
  db: Database,
  loop: Loop,
  { items, filters }: { items: Items; filters: LoopFilters },
): Promise<Record<string, CountedTerm[]>> {
  const counted = await Promise.all(
    loop.groups.map(async ({ taxonomy, join, multiple }) => {
      // Where a choice replaces another, or is added as an alternative, the filter of this taxonomy does not narrow it.
      const others = new Map(filters);
      if (!multiple || join === 'OR') others.delete(taxonomy);
      const counts = db
        .select({ term: sql<string>`term`.as('term'), count: sql<number>`count(*)::int`.as('count') })
        .from(sql`${items.table}, jsonb_array_elements_text(${items.terms} -> ${taxonomy}::text) AS term`)
        .where(and(items.condition, conditionOf(items, others)))
        .groupBy(sql`term`)
        .as('counts');
      const rows = await db
        .select({ slug: terms.slug, name: terms.name, count: sql<number>`coalesce(${counts.count}, 0)` })
        .from(terms)
        .leftJoin(counts, eq(counts.term, terms.slug))
        .where(eq(terms.taxonomy, taxonomy))
        .orderBy(terms.position);
      return [taxonomy, rows] as const;
    }),
  );
  return Object.fromEntries(counted);
}

import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { LoopFilters } from './loop-filters';
import type { ValueConditions } from './loop-values';

/** What of an item the database filters by. */
export interface Filtered {
  terms: PgColumn;
  values: ValueConditions;
}

/** What `matchesFilters` decides of one item, for the database; undefined where nothing is filtered. */
export function conditionOf({ terms, values }: Filtered, filters: LoopFilters): SQL | undefined {
  const conditions = [...filters].map(([taxonomy, { terms: asked, join }]) => {
    const ofValue = Object.hasOwn(values, taxonomy) ? values[taxonomy] : undefined;
    if (ofValue) return join === 'NOT IN' ? undefined : and(...asked.map(ofValue));
    if (join === 'AND') return sql`${terms} @> ${JSON.stringify({ [taxonomy]: asked })}::jsonb`;
    const list = sql.join(
      asked.map((term) => sql`${term}`),
      sql`, `,
    );
    const hasAny = sql`coalesce(${terms} -> ${taxonomy}::text ?| ARRAY[${list}]::text[], false)`;
    return join === 'IN' ? hasAny : sql`NOT ${hasAny}`;
  });
  return and(...conditions);
}

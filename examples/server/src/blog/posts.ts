import type { Database } from '@mountkit/provider';
import { desc, eq } from 'drizzle-orm';
import { posts, terms } from '../db/shop-schema';
import { conditionOf } from '../loops/loop-conditions';
import type { LoopFilters } from '../loops/loop-filters';
import { hasWords } from '../loops/loop-values';
import { blogTaxonomies, makePosts } from './make-posts';

/** What of a post the journal is filtered by. */
export const filteredPosts = { terms: posts.terms, values: { s: hasWords(posts.title, posts.excerpt) } };

export type Post = typeof posts.$inferSelect;

/** One page of the filtered posts, the newest first, and how many there are on all its pages. */
export async function listPosts(
  db: Database,
  { filters, page, perPage }: { filters: LoopFilters; page: number; perPage: number },
): Promise<{ items: Post[]; total: number }> {
  const condition = conditionOf(filteredPosts, filters);
  const [items, total] = await Promise.all([
    db
      .select()
      .from(posts)
      .where(condition)
      .orderBy(desc(posts.publishedAt), desc(posts.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.$count(posts, condition),
  ]);
  return { items, total };
}

export async function findPost(db: Database, slug: string): Promise<Post | null> {
  const [post] = await db.select().from(posts).where(eq(posts.slug, slug));
  return post ?? null;
}

/** Puts the posts into a database that has none. */
export async function seedPosts(db: Database): Promise<void> {
  if ((await db.$count(posts)) > 0) return;
  const rows = Object.entries(blogTaxonomies).flatMap(([taxonomy, list]) =>
    list.map(({ slug, name }, position) => ({ taxonomy, slug, name, position })),
  );
  await db.insert(terms).values(rows).onConflictDoNothing();
  await db.insert(posts).values(makePosts()).onConflictDoNothing();
}

import type { Database } from '@mountkit/provider';
import { posts } from '../db/shop-schema';
import { countTerms } from '../loops/loop-counts';
import type { LoopFilters } from '../loops/loop-filters';
import { blogLoop } from '../loops/loops';
import { readListing } from '../loops/read-listing';
import type { BlogListing } from '../pages/blog/blog-page';
import { filteredPosts, listPosts } from './posts';

/** The posts as an address asks for them; `filters` stand in for those of the address. */
export async function readBlogListing(
  db: Database,
  { base, filters, isMarked }: { base: URL; filters?: LoopFilters; isMarked: boolean },
): Promise<BlogListing> {
  const listing = await readListing(blogLoop, { base, filters }, (asked) => listPosts(db, asked));
  return { ...listing, loop: blogLoop, isMarked };
}

/** The terms of the blog's filters. */
export const countBlogTerms = (db: Database, filters: LoopFilters) =>
  countTerms(db, blogLoop, { items: { table: posts, ...filteredPosts }, filters });

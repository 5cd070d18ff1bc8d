import type { AppEnv, Database } from '@mountkit/provider';
import { page, renderNotFound } from '@mountkit/provider/kit';
import { Hono } from 'hono';
import { countBlogTerms, readBlogListing } from '../blog/blog-listing';
import { findPost } from '../blog/posts';
import { shopPage } from '../http/shop-page';
import { readFormFilters } from '../loops/form-filters';
import { blogLoop } from '../loops/loops';
import { renderBlog } from '../pages/blog/blog-page';
import { renderPost } from '../pages/blog/post-page';

/** The journal and its posts. */
export function blogRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/blog/', async (c) => {
    const base = new URL(c.req.url);
    const address = readFormFilters(base, blogLoop);
    if (address !== null) return c.redirect(address, 303);
    const listing = await readBlogListing(db, { base, isMarked: c.req.query('dialect') === undefined });
    const terms = await countBlogTerms(db, listing.place.filters);
    return shopPage(c, db, { render: (ctx) => renderBlog({ ctx, listing, terms }) });
  });
  app.get('/blog/:slug/', async (c) => {
    const post = await findPost(db, c.req.param('slug'));
    if (post === null) return page(c, renderNotFound, 404);
    return shopPage(c, db, { render: (ctx) => renderPost({ ctx, post }) });
  });
  return app;
}

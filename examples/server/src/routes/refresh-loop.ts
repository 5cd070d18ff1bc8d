import type { AppEnv, Database } from '@mountkit/provider';
import { limitBody, readJson } from '@mountkit/provider/kit';
import { type Context, Hono } from 'hono';
import { countBlogTerms, readBlogListing } from '../blog/blog-listing';
import { customerOf } from '../http/customer-session';
import { restOwner } from '../http/shop-page';
import { visitorOf } from '../http/visitor';
import { type LoopFilters, readWidgetFilters } from '../loops/loop-filters';
import { blogLoop, type Loop, shopLoop, storefrontLoop } from '../loops/loops';
import { renderBlogList } from '../pages/blog/blog-page';
import { pagesOf, type ShownLoop } from '../pages/loop-parts';
import { renderListContent } from '../pages/shop/shop-page';
import { renderStorefrontList } from '../pages/shop/storefront-page';
import { isNonce } from '../shop/nonces';
import { countShopTerms, readShopListing } from '../shop/shop-listing';
import { restError } from './rest-error';

interface Asked {
  base: URL;
  filters: LoopFilters;
  isMarked: boolean;
}

interface LoopAnswer {
  shown: ShownLoop;
  html: string;
  counts: Readonly<Record<string, readonly { slug: string; count: number }[]>>;
}

const loops: readonly { loop: Loop; answer: (db: Database, asked: Asked) => Promise<LoopAnswer> }[] = [
  {
    loop: shopLoop,
    async answer(db, asked) {
      const shown = await readShopListing(db, asked);
      return { shown, html: renderListContent(shown), counts: await countShopTerms(db, asked.filters) };
    },
  },
  {
    loop: storefrontLoop,
    async answer(db, asked) {
      const shown = await readShopListing(db, { ...asked, loop: storefrontLoop });
      const counts = await countShopTerms(db, asked.filters, storefrontLoop);
      return { shown, html: renderStorefrontList(shown), counts };
    },
  },
  {
    loop: blogLoop,
    async answer(db, asked) {
      const shown = await readBlogListing(db, asked);
      return { shown, html: renderBlogList(shown), counts: await countBlogTerms(db, asked.filters) };
    },
  },
];

/**
 * The list's markup anew, specification 1 section 7: `POST {rest base}{namespace}/v1/refresh-loop`, whatever the namespace
 * is called. Beside `data` the answer says which page of how many it is, and how many items each term would show.
 */
export function refreshLoopRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/wp-json/:namespace/v1/refresh-loop', limitBody(500_000), async (c) => {
    c.header('Cache-Control', 'no-store');
    const body = await readJson(c);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      return restError(c, { status: 400, code: 'rest_invalid_json', message: 'Invalid JSON body passed.' });
    }
    const { post_id, widget_id, widget_filters, pagination_base_url, is_edit_mode } = body;
    if (is_edit_mode && !(await isEditor(c, db))) {
      return restError(c, { status: 403, code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' });
    }
    const found = loops.find(({ loop }) => loop.widgetId === widget_id && loop.postId === Number(post_id));
    if (found === undefined) {
      return restError(c, { status: 404, code: 'rest_no_loop', message: 'There is no such list on this page.' });
    }
    const { shown, html, counts } = await found.answer(db, {
      base: readBase(c, pagination_base_url, found.loop),
      filters: readWidgetFilters(widget_filters, found.loop),
      isMarked: true,
    });
    const byTerm = Object.entries(counts).map(([taxonomy, terms]) => [
      taxonomy,
      Object.fromEntries(terms.map(({ slug, count }) => [slug, count])),
    ]);
    return c.json({
      data: html,
      page: shown.place.page,
      max_page: pagesOf(shown),
      total: shown.total,
      counts: Object.fromEntries(byTerm),
    });
  });
  return app;
}

/** In edit mode the call brings the nonce of its page. */
async function isEditor(c: Context<AppEnv>, db: Database): Promise<boolean> {
  const customer = await customerOf(c, db);
  const owner = restOwner(await visitorOf(c, db), customer?.id ?? null);
  return isNonce(db, c.req.header('x-wp-nonce'), { purpose: 'rest', owner });
}

/** The address that the page's links start from: of this server, or the list's own where the call names none such. */
function readBase(c: Context<AppEnv>, asked: unknown, { path }: Loop): URL {
  const own = new URL(path, c.req.url);
  if (typeof asked !== 'string' || !URL.canParse(asked, own)) return own;
  const base = new URL(asked, own);
  // Only the path and what follows it are used: a page that is reached under another name has the same lists.
  return base.protocol === 'http:' || base.protocol === 'https:' ? base : own;
}

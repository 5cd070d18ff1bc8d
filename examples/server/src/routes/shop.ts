import type { AppEnv, Database } from '@mountkit/provider';
import { page, renderNotFound } from '@mountkit/provider/kit';
import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { terms } from '../db/shop-schema';
import { NOTICE_COOKIE, shopPage } from '../http/shop-page';
import { readFormFilters } from '../loops/form-filters';
import { writeLoopAddress } from '../loops/loop-address';
import { shopLoop, storefrontLoop } from '../loops/loops';
import { renderProduct } from '../pages/shop/product-page';
import { renderSet } from '../pages/shop/set-page';
import { renderShop } from '../pages/shop/shop-page';
import { renderStorefront } from '../pages/shop/storefront-page';
import { findPriceLimits, findProduct, findProductById, listRelated, listVariations } from '../shop/products';
import { findSet } from '../shop/sets';
import { countShopTerms, readShopListing } from '../shop/shop-listing';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The catalogue and the pages of its products. */
export function shopRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.get('/shop/', async (c) => {
    const url = new URL(c.req.url);
    if (url.searchParams.has('dismiss-store-notice')) return dismissNotice(c);
    const address = readFormFilters(url, shopLoop);
    if (address !== null) return c.redirect(address, 303);
    const isMarked = c.req.query('dialect') !== 'woocommerce';
    const listing = await readShopListing(db, { base: url, isMarked });
    const counted = await countShopTerms(db, listing.place.filters);
    const prices = await findPriceLimits(db);
    return shopPage(c, db, { render: (ctx) => renderShop({ ctx, listing, terms: counted, prices }) });
  });

  app.get('/storefront/', async (c) => {
    const listing = await readShopListing(db, { base: new URL(c.req.url), isMarked: true, loop: storefrontLoop });
    const counted = await countShopTerms(db, listing.place.filters, storefrontLoop);
    return shopPage(c, db, { render: (ctx) => renderStorefront({ ctx, listing, terms: counted }) });
  });

  // What links of the shop system's own kind lead to.
  app.get('/product-category/:slug/', (c) => {
    const filters = new Map([['product_cat', { terms: [c.req.param('slug')], join: 'AND' as const }]]);
    return c.redirect(writeLoopAddress(shopLoop.path, shopLoop, { filters, page: 1 }), 302);
  });

  app.get('/product/:slug/', async (c) => {
    const set = findSet(c.req.param('slug'));
    if (set !== undefined) {
      const found = await Promise.all(set.productIds.map((id) => findProductById(db, id)));
      const products = found.filter((one) => one !== null);
      return shopPage(c, db, { render: (ctx) => renderSet({ ctx, set, products }) });
    }
    const product = await findProduct(db, c.req.param('slug'));
    if (product === null) return page(c, renderNotFound, 404);
    const [variations, related, names] = await Promise.all([
      listVariations(db, product),
      listRelated(db, product),
      readTermNames(db),
    ]);
    const chosen = c.req.query();
    return shopPage(c, db, { render: (ctx) => renderProduct({ ctx, product, variations, chosen, related, names }) });
  });
  return app;
}

async function readTermNames(db: Database): Promise<Map<string, string>> {
  const rows = await db.select().from(terms);
  return new Map(rows.map(({ taxonomy, slug, name }) => [`${taxonomy} ${slug}`, name]));
}

/** What the link of the notice does without script. */
function dismissNotice(c: Context<AppEnv>): Response {
  setCookie(c, NOTICE_COOKIE, 'hidden', { path: '/', maxAge: YEAR_SECONDS, sameSite: 'Lax' });
  return c.redirect('/shop/', 303);
}

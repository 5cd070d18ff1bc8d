import type { AppEnv, Database } from '@mountkit/provider';
import { page } from '@mountkit/provider/kit';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ShopNotice } from '../db/shop-schema';
import type { ShopContext } from '../pages/shop/context';
import { NOTICE_ID } from '../pages/shop/store-banners';
import { readBasket, takeNotices } from '../shop/basket-store';
import { makeNonce } from '../shop/nonces';
import { tellBasket } from './basket-cookies';
import { customerOf } from './customer-session';
import { visitorOf } from './visitor';

/** Remembers that the store's notice was dismissed, specification 1 section 5. */
export const NOTICE_COOKIE = `store_notice${NOTICE_ID}`;
/** Who is told that the shop is not open. */
const RUNS_THE_SHOP = 'shop_manager';
export const COMING_SOON_META = 'coming_soon_banner_dismissed';

interface ShopPageOptions {
  render: (context: ShopContext) => string;
  status?: ContentfulStatusCode;
  /** What is to be told besides that which waits for this visitor. */
  notices?: readonly ShopNotice[];
}

/** Who owns the nonces of the REST interface on this request. */
export const restOwner = (visitor: string, customerId: number | null): string => `${visitor} ${customerId ?? 0}`;

/** Answers a page of the shop: with the visitor's basket, what it is to be told, and who is logged in. */
export async function shopPage(
  c: Context<AppEnv>,
  db: Database,
  { render, status = 200, notices = [] }: ShopPageOptions,
): Promise<Response> {
  const visitor = await visitorOf(c, db);
  const [basket, waiting, customer, basketNonce] = await Promise.all([
    readBasket(db, visitor),
    takeNotices(db, visitor),
    customerOf(c, db),
    makeNonce(db, 'basket', visitor),
  ]);
  const restNonce = await makeNonce(db, 'rest', restOwner(visitor, customer?.id ?? null));
  tellBasket(c, basket);
  const context = {
    basket,
    notices: [...waiting, ...notices],
    customer,
    basketNonce,
    restNonce,
    isNoticeHidden: getCookie(c, NOTICE_COOKIE) === 'hidden',
    showsComingSoon: customer?.roles.includes(RUNS_THE_SHOP) === true && customer.meta[COMING_SOON_META] !== 'yes',
    dialect: c.req.query('dialect') === 'woocommerce',
  };
  return page(c, (rest) => render({ ...rest, ...context }), status);
}

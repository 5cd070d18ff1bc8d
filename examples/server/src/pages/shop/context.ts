import type { PageContext } from '@mountkit/provider/kit';
import type { ShopNotice } from '../../db/shop-schema';
import type { Basket } from '../../shop/basket';

/** Who is logged in. */
export interface Customer {
  id: number;
  name: string;
  email: string;
  roles: readonly string[];
}

/** What every page of the shop knows of its visitor. */
export interface ShopContext extends PageContext {
  basket: Basket;
  /** Is told once, on top of the page. */
  notices: readonly ShopNotice[];
  customer: Customer | null;
  /** Lets the links that remove something do it. */
  basketNonce: string;
  /** For calls to the REST interface. */
  restNonce: string;
  /** Whether the visitor has dismissed the store's notice. */
  isNoticeHidden: boolean;
  /** Whether the person who runs the shop still has to be told that it has not opened. */
  showsComingSoon: boolean;
  /** Whether the page is marked up for mountkit, or only as the shop system does it, for the dialects. */
  dialect: boolean;
}

import type { Product, ShopOrder } from '../../shop/products';
import type { ShownLoop } from '../loop-parts';

/** The products of a page of the catalogue, in their order. */
export interface ShopListing extends ShownLoop {
  items: readonly Product[];
  order: ShopOrder;
}

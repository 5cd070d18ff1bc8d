/** A line of a basket or an order. */
export interface AdminLine {
  productId: number;
  name: string;
  sku: string;
  quantity: number;
  /** In pence, of one. */
  price: number;
}

/** A basket that somebody has filled. Times are ISO 8601. */
export interface AdminBasket {
  id: string;
  /** What the visitor's cookie `woocommerce_cart_hash` says. */
  hash: string;
  count: number;
  /** In pence. */
  total: number;
  items: readonly (AdminLine & { key: string })[];
  createdAt: string;
  updatedAt: string;
}

/** An order. Times are ISO 8601. */
export interface AdminOrder {
  id: number;
  customerId: number | null;
  email: string;
  billing: Record<string, string>;
  comments: string;
  items: readonly AdminLine[];
  /** In pence. */
  total: number;
  /** The fields of its origin that were sent. */
  attribution: Record<string, string>;
  createdAt: string;
}

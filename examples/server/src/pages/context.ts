/** What every page needs to know about the request that asked for it. */
export interface PageContext {
  /** The nonce of this answer's content security policy; every script of the page carries it. */
  nonce: string;
  /** The path that was asked for, as it stood in the address, without the query. */
  path: string;
}

/** A stored contact, as the admin page shows it. Times are ISO 8601. */
export interface AdminContact {
  id: string;
  email: string;
  properties: Record<string, string>;
  createdAt: string;
  updatedAt: string;
}

/** A stored form submission, as the admin page shows it. Times are ISO 8601. */
export interface AdminSubmission {
  id: string;
  formId: string;
  portalId: string;
  correlationId: string;
  conversionId: string;
  values: Record<string, string>;
  context: Record<string, unknown>;
  pageUrl: string | null;
  contactEmail: string | null;
  files: readonly AdminFile[];
  createdAt: string;
}

/** A file that came with a submission. */
export interface AdminFile {
  fieldId: string;
  name: string;
  /** In bytes. */
  size: number;
  /** Where it can be had. */
  url: string;
}

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

/** A counter that pages add to. */
export interface AdminCounter {
  key: string;
  count: number;
  updatedAt: string;
}

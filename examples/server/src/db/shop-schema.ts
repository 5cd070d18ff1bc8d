import { momentOf } from '@mountkit/provider/kit';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Terms of an item by taxonomy. */
export type TermsByTaxonomy = Readonly<Record<string, readonly string[]>>;

/** What can be chosen of a variable product: option to its values; of a variation the one value of each. */
export type ProductOptions = Readonly<Record<string, readonly string[]>>;

/** What the shop sells; a basket holds simple products and variations. */
export const products = pgTable('products', {
  id: integer('id').primaryKey(),
  parentId: integer('parent_id'),
  kind: text('kind').$type<'simple' | 'variable' | 'variation'>().notNull(),
  /** Its part of the address; a variation has none of its own. */
  slug: text('slug'),
  name: text('name').notNull(),
  sku: text('sku').notNull(),
  shortDescription: text('short_description').notNull(),
  description: text('description').notNull(),
  /** In pence; of a variable product the lowest of its variations. */
  price: integer('price').notNull(),
  /** In pence, before a sale. */
  regularPrice: integer('regular_price').notNull(),
  /** Null where it is not counted. */
  stock: integer('stock'),
  soldIndividually: boolean('sold_individually').notNull().default(false),
  options: jsonb('options').$type<ProductOptions>().notNull(),
  terms: jsonb('terms').$type<TermsByTaxonomy>().notNull(),
  /** Names the picture: shape, colour and number. */
  picture: text('picture').notNull(),
  popularity: integer('popularity').notNull(),
  /** In tenths of a star. */
  rating: integer('rating').notNull(),
  position: integer('position').notNull(),
  createdAt: momentOf('created_at'),
});

export const terms = pgTable(
  'terms',
  {
    taxonomy: text('taxonomy').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.taxonomy, table.slug] })],
);

export const posts = pgTable('posts', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull(),
  title: text('title').notNull(),
  excerpt: text('excerpt').notNull(),
  /** Paragraphs of plain text, an empty line between two. */
  body: text('body').notNull(),
  author: text('author').notNull(),
  terms: jsonb('terms').$type<TermsByTaxonomy>().notNull(),
  picture: text('picture').notNull(),
  publishedAt: momentOf('published_at'),
});

/** What the next page tells its visitor. */
export interface ShopNotice {
  kind: 'message' | 'error';
  text: string;
  /** A link beside it. */
  action?: { href: string; label: string };
}

/** Something that was taken out of a basket. */
export interface RemovedItem {
  productId: number;
  quantity: number;
}

/** What takes something off a basket. */
export const coupons = pgTable('coupons', {
  /** In lower case. */
  code: text('code').primaryKey(),
  percent: integer('percent').notNull(),
});

export const baskets = pgTable('baskets', {
  id: uuid('id').primaryKey(),
  /** A hash of what the visitor's cookie says. */
  visitor: text('visitor').notNull().unique(),
  notices: jsonb('notices').$type<ShopNotice[]>().notNull().default([]),
  /** By the key of the line that it was. */
  removed: jsonb('removed').$type<Record<string, RemovedItem>>().notNull().default({}),
  /** Codes of the coupons that are used. */
  coupons: jsonb('coupons').$type<string[]>().notNull().default([]),
  /** What the visitor writes to the shop. */
  note: text('note').notNull().default(''),
  createdAt: momentOf('created_at'),
  updatedAt: momentOf('updated_at'),
});

export const basketItems = pgTable(
  'basket_items',
  {
    basketId: uuid('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull(),
    addedAt: momentOf('added_at'),
  },
  (table) => [primaryKey({ columns: [table.basketId, table.productId] })],
);

export const customers = pgTable('customers', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  /** Salt and scrypt hash. */
  password: text('password').notNull(),
  roles: jsonb('roles').$type<string[]>().notNull(),
  /** What a page has told the shop to remember, such as a banner that was dismissed. */
  meta: jsonb('meta').$type<Record<string, string>>().notNull().default({}),
  attribution: jsonb('attribution').$type<Record<string, string>>().notNull().default({}),
  createdAt: momentOf('created_at'),
});

export const customerSessions = pgTable('customer_sessions', {
  token: text('token').primaryKey(),
  customerId: integer('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** One line of an order, as it was when it was placed. */
export interface OrderLine {
  productId: number;
  name: string;
  sku: string;
  quantity: number;
  /** In pence, of one. */
  price: number;
}

export const orders = pgTable('orders', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Opens the page of the order to whoever placed it. */
  key: text('key').notNull().unique(),
  customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
  email: text('email').notNull(),
  billing: jsonb('billing').$type<Record<string, string>>().notNull(),
  comments: text('comments').notNull(),
  lines: jsonb('lines').$type<OrderLine[]>().notNull(),
  total: integer('total').notNull(),
  attribution: jsonb('attribution').$type<Record<string, string>>().notNull(),
  /** Whose basket it was made of. */
  visitor: text('visitor'),
  createdAt: momentOf('created_at'),
});

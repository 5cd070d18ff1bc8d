import type { Database, Transaction } from '@mountkit/provider';
import { and, asc, desc, eq, inArray, isNull, max, min, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type ProductOptions, products, type TermsByTaxonomy } from '../db/shop-schema';
import { conditionOf } from '../loops/loop-conditions';
import type { LoopFilters } from '../loops/loop-filters';
import { hasWords, isAtLeast, isBetween } from '../loops/loop-values';
import type { Buyable } from './basket';

/** A product as lists show it. */
export interface Product {
  id: number;
  kind: 'simple' | 'variable';
  slug: string;
  name: string;
  sku: string;
  price: number;
  regularPrice: number;
  /** In pence, of a variable product; its price otherwise. */
  highestPrice: number;
  inStock: boolean;
  stock: number | null;
  soldIndividually: boolean;
  options: ProductOptions;
  terms: TermsByTaxonomy;
  picture: string;
  shortDescription: string;
  description: string;
  rating: number;
}

/** The orders that the listing offers, as its form names them. */
export const shopOrders = {
  menu_order: 'Default sorting',
  popularity: 'Sort by popularity',
  rating: 'Sort by average rating',
  date: 'Sort by latest',
  price: 'Sort by price: low to high',
  'price-desc': 'Sort by price: high to low',
} as const;

export type ShopOrder = keyof typeof shopOrders;

/** The order that an address asks for; the usual one where it asks for none that there is. */
export const readShopOrder = (text: string | null | undefined): ShopOrder =>
  Object.hasOwn(shopOrders, text ?? '') ? (text as ShopOrder) : 'menu_order';

const orderings: Readonly<Record<ShopOrder, SQL>> = {
  menu_order: asc(products.position),
  popularity: desc(products.popularity),
  rating: desc(products.rating),
  date: desc(products.createdAt),
  price: asc(products.price),
  'price-desc': desc(products.price),
};

/** Pence of a pound, and tenths of a star. */
const [PENCE, TENTHS] = [100, 10];

/** What of a product lists are filtered by; prices are in pounds there, ratings in stars. */
export const filteredProducts = {
  terms: products.terms,
  values: {
    price: isBetween(products.price, PENCE),
    rating: isAtLeast(products.rating, TENTHS),
    s: hasWords(products.name, products.sku, products.shortDescription),
  },
};

/** Ratings that the filter offers, in stars. */
export const RATINGS = ['4.5', '4', '3.5'] as const;

/** The lowest and the highest price of the catalogue, in whole pounds. */
export async function findPriceLimits(db: Database): Promise<{ min: number; max: number }> {
  const [row] = await db
    .select({ min: min(products.price), max: max(products.price) })
    .from(products)
    .where(listed);
  return { min: Math.floor((row?.min ?? 0) / PENCE), max: Math.ceil((row?.max ?? 0) / PENCE) };
}

export const listed = isNull(products.parentId);
// Written out: drizzle leaves the table's name off its columns where a query has one table, and the inner table wins.
const columns = {
  product: products,
  highestPrice: sql<number>`coalesce(
    (SELECT max(variation.price) FROM products variation WHERE variation.parent_id = products.id), products.price)`,
  hasVariationInStock: sql<boolean>`EXISTS (
    SELECT FROM products variation
    WHERE variation.parent_id = products.id AND (variation.stock IS NULL OR variation.stock > 0))`,
};

interface Row {
  product: typeof products.$inferSelect;
  highestPrice: number;
  hasVariationInStock: boolean;
}

function toProduct({ product, highestPrice, hasVariationInStock }: Row): Product {
  const { kind, slug, stock } = product;
  if (kind === 'variation' || slug === null) throw new Error(`product ${product.id} is listed, but has no page`);
  return { ...product, kind, slug, highestPrice, inStock: kind === 'variable' ? hasVariationInStock : stock !== 0 };
}

/** One page of the filtered catalogue, and how many there are on all its pages. */
export async function listProducts(
  db: Database,
  asked: { filters: LoopFilters; order: ShopOrder; page: number; perPage: number },
): Promise<{ items: Product[]; total: number }> {
  const condition = and(listed, conditionOf(filteredProducts, asked.filters));
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(products)
      .where(condition)
      .orderBy(orderings[asked.order], asc(products.id))
      .limit(asked.perPage)
      .offset((asked.page - 1) * asked.perPage),
    db.$count(products, condition),
  ]);
  return { items: rows.map(toProduct), total };
}

/** The product of an address. */
export async function findProduct(db: Database, slug: string): Promise<Product | null> {
  const [row] = await db
    .select(columns)
    .from(products)
    .where(and(listed, eq(products.slug, slug)));
  return row ? toProduct(row) : null;
}

/** The listed product of an id. */
export async function findProductById(db: Database, id: number): Promise<Product | null> {
  const [row] = await db
    .select(columns)
    .from(products)
    .where(and(listed, eq(products.id, id)));
  return row ? toProduct(row) : null;
}

/** Others of the same category, the most popular first. */
export async function listRelated(db: Database, { id, terms }: Product): Promise<Product[]> {
  const category = { product_cat: terms.product_cat ?? [] };
  const rows = await db
    .select(columns)
    .from(products)
    .where(and(listed, ne(products.id, id), sql`${products.terms} @> ${JSON.stringify(category)}::jsonb`))
    .orderBy(desc(products.popularity), asc(products.id))
    .limit(4);
  return rows.map(toProduct);
}

/** What goes with some products: of their categories, and not among them; what can be added at once comes first. */
export async function listCrossSells(db: Database, ids: readonly number[], most = 3): Promise<Product[]> {
  if (ids.length === 0) return [];
  const own = await db
    .select({ terms: products.terms })
    .from(products)
    .where(inArray(products.id, [...ids]));
  const categories = [...new Set(own.flatMap(({ terms }) => terms.product_cat ?? []))];
  if (categories.length === 0) return [];
  const ofCategory = categories.map(
    (slug) => sql`${products.terms} @> ${JSON.stringify({ product_cat: [slug] })}::jsonb`,
  );
  const rows = await db
    .select(columns)
    .from(products)
    .where(and(listed, notInArray(products.id, [...ids]), or(...ofCategory)))
    .orderBy(asc(products.kind), desc(products.popularity), asc(products.id))
    .limit(most);
  return rows.map(toProduct).filter(({ inStock }) => inStock);
}

/** The variations of a variable product, in the order of their options. */
export async function listVariations(db: Database, { id, slug }: Product): Promise<Buyable[]> {
  const rows = await db.select().from(products).where(eq(products.parentId, id)).orderBy(products.id);
  return rows.map((row) => ({ ...row, productId: id, slug }));
}

const parent = alias(products, 'parent');

/** What can be put into a basket under these ids; the others are not in the answer. */
export async function findBuyables(db: Database | Transaction, ids: readonly number[]): Promise<Buyable[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ product: products, parentSlug: parent.slug })
    .from(products)
    .leftJoin(parent, eq(parent.id, products.parentId))
    .where(and(inArray(products.id, [...ids]), ne(products.kind, 'variable')));
  return rows.map(({ product, parentSlug }) => ({
    ...product,
    productId: product.parentId ?? product.id,
    slug: parentSlug ?? product.slug ?? '',
  }));
}

/** The address of the page that shows a product of any kind; null where there is none. */
export async function findProductPath(db: Database, id: number): Promise<string | null> {
  const [row] = await db
    .select({ slug: sql<string>`coalesce(${parent.slug}, ${products.slug})` })
    .from(products)
    .leftJoin(parent, eq(parent.id, products.parentId))
    .where(eq(products.id, id));
  return row ? productPath(row.slug) : null;
}

export const productPath = (slug: string): string => `/product/${slug}/`;

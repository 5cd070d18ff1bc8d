import { createHash } from 'node:crypto';
import type { ProductOptions } from '../db/shop-schema';

/** What can be put into a basket: a simple product, or a variation. */
export interface Buyable {
  /** Its own id. */
  id: number;
  /** The product whose page shows it: itself, or the variable one it belongs to. */
  productId: number;
  slug: string;
  name: string;
  sku: string;
  /** In pence. */
  price: number;
  regularPrice: number;
  /** Null where it is not counted. */
  stock: number | null;
  soldIndividually: boolean;
  options: ProductOptions;
  picture: string;
  shortDescription: string;
  description: string;
}

export interface BasketLine extends Buyable {
  /** Names the line in calls and addresses; the same in every basket. */
  key: string;
  quantity: number;
}

/** A coupon, and what it takes off. */
export interface UsedCoupon {
  code: string;
  percent: number;
  /** In pence. */
  discount: number;
}

export interface Basket {
  lines: readonly BasketLine[];
  /** Items, each as often as it is there. */
  count: number;
  /** In pence, of all lines. */
  subtotal: number;
  coupons: readonly UsedCoupon[];
  /** In pence, with what the coupons take off. */
  total: number;
  /** What the visitor writes to the shop. */
  note: string;
  /** Changes with what is in it; empty where nothing is. */
  hash: string;
}

/** More of one thing is not taken. */
export const MOST_OF_ONE = 9999;

/** Why something is not put into the basket. */
export type AddRefusal = 'unknown' | 'no-choice' | 'out-of-stock' | 'too-many' | 'only-one' | 'bad-quantity';

/** The key of a line. */
export const keyOf = (id: number): string => md5(`basket item ${id}`);

/** What a basket has beside its lines. */
interface BasketExtras {
  coupons?: readonly Pick<UsedCoupon, 'code' | 'percent'>[];
  note?: string;
}

/** A basket with these lines. Each coupon takes its part of the subtotal. */
export function basketOf(lines: readonly BasketLine[], { coupons = [], note = '' }: BasketExtras = {}): Basket {
  const subtotal = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const used = coupons.map((coupon) => ({ ...coupon, discount: Math.round((subtotal * coupon.percent) / 100) }));
  const content: unknown[] = lines.map(({ key, quantity, price }) => [key, quantity, price]);
  return {
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    coupons: used,
    total: Math.max(
      0,
      used.reduce((rest, { discount }) => rest - discount, subtotal),
    ),
    note,
    hash: lines.length === 0 ? '' : md5(JSON.stringify([...content, ...used.map(({ code }) => code)])),
  };
}

/** Whether a basket that already has `present` of it takes so many more. Null means that it does. */
export function refuseAdd(buyable: Buyable, present: number, quantity: number): AddRefusal | null {
  if (!Number.isInteger(quantity) || quantity < 1) return 'bad-quantity';
  if (buyable.stock === 0) return 'out-of-stock';
  if (buyable.soldIndividually && present > 0) return 'only-one';
  const most = Math.min(buyable.stock ?? MOST_OF_ONE, MOST_OF_ONE);
  return present + (buyable.soldIndividually ? 1 : quantity) > most ? 'too-many' : null;
}

/** The quantity that a call asks for: 1 where it is missing or no number above 0, as shops do. */
export function readQuantity(text: string | undefined): number {
  const quantity = Math.floor(Number(text ?? ''));
  return Number.isFinite(quantity) && quantity >= 1 ? Math.min(quantity, MOST_OF_ONE) : 1;
}

/** The most that a quantity input may ask for; null where nothing bounds it. */
export function mostOf({ soldIndividually, stock }: Pick<Buyable, 'soldIndividually' | 'stock'>): number | null {
  return soldIndividually ? 1 : stock;
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

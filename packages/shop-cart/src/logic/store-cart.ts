import { isJsonObject, type Json, jsonList, jsonObject, jsonText } from '@mountkit/core/logic';

/** One line of a basket. Amounts are in the smallest unit of the currency. */
export interface CartItem {
  readonly key: string;
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  /** Of one. */
  readonly price: number;
  /** Address of its page; empty where there is none. */
  readonly link: string;
  /** Address of its picture; empty where there is none. */
  readonly picture: string;
  /** Not yet confirmed by the shop. */
  readonly isPending?: boolean;
}

/** What is in the basket. */
export interface CartState {
  readonly items: readonly CartItem[];
  readonly count: number;
  /** Of all items, in the smallest unit of the currency. */
  readonly total: number;
  /** ISO 4217; empty where nothing is known of it. */
  readonly currency: string;
  /** Digits after the point. */
  readonly minorUnit: number;
}

/** Something the visitor does to the basket. */
export type CartChange =
  | { readonly kind: 'add'; readonly id: number; readonly quantity: number; readonly name?: string }
  | { readonly kind: 'set'; readonly key: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly key: string };

/** A basket with nothing in it. */
export const EMPTY_CART: CartState = { items: [], count: 0, total: 0, currency: '', minorUnit: 2 };

const whole = (value: unknown): number => {
  const number = Number(value);
  return Number.isFinite(number) ? Math.trunc(number) : 0;
};

function parseItem(raw: Json): CartItem {
  const image = jsonObject(jsonList(raw.images)[0]);
  return {
    key: jsonText(raw.key),
    id: whole(raw.id),
    name: jsonText(raw.name),
    quantity: whole(raw.quantity),
    price: whole(jsonObject(raw.prices).price),
    link: jsonText(raw.permalink),
    picture: jsonText(image.thumbnail) || jsonText(image.src),
  };
}

/** Reads the basket as the Store API writes it; null where it is none. */
export function parseCart(raw: unknown): CartState | null {
  if (!isJsonObject(raw) || !Array.isArray(raw.items)) return null;
  const items = raw.items.filter(isJsonObject).map(parseItem);
  const totals = jsonObject(raw.totals);
  return {
    items,
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    total: whole(totals.total_items ?? totals.total_price),
    currency: jsonText(totals.currency_code),
    minorUnit: totals.currency_minor_unit === undefined ? 2 : whole(totals.currency_minor_unit),
  };
}

/** What the basket will look like if the shop agrees. */
export function applyChange(cart: CartState, change: CartChange): CartState {
  const items = change.kind === 'add' ? addItem(cart.items, change) : setItem(cart.items, change);
  return {
    ...cart,
    items,
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    total: cart.total + worth(items) - worth(cart.items),
  };
}

const worth = (items: readonly CartItem[]) => items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

function addItem(items: readonly CartItem[], change: CartChange & { kind: 'add' }): readonly CartItem[] {
  const { id, quantity, name = '' } = change;
  if (items.some((item) => item.id === id)) {
    return items.map((item) =>
      item.id === id ? { ...item, quantity: item.quantity + quantity, isPending: true } : item,
    );
  }
  return [...items, { key: `new-${id}`, id, name, quantity, price: 0, link: '', picture: '', isPending: true }];
}

function setItem(items: readonly CartItem[], change: CartChange & { key: string }): readonly CartItem[] {
  const quantity = change.kind === 'set' ? change.quantity : 0;
  if (quantity <= 0) return items.filter(({ key }) => key !== change.key);
  return items.map((item) => (item.key === change.key ? { ...item, quantity, isPending: true } : item));
}

/** An amount in the visitor's way of writing it. */
export function formatAmount(amount: number, { currency, minorUnit }: CartState): string {
  const value = amount / 10 ** minorUnit;
  try {
    return new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(value);
  } catch {
    return value.toFixed(minorUnit);
  }
}

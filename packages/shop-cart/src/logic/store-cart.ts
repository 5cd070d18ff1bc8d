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
  /** What was chosen of it, in the shop's words: `Colour` and `Blue`. */
  readonly choices: readonly Choice[];
  /** The most that the shop sells of it at once. */
  readonly most: number;
  /** Not yet confirmed by the shop. */
  readonly isPending?: boolean;
}

/** What was chosen of a variable product. */
export interface Choice {
  readonly attribute: string;
  readonly value: string;
}

/** A coupon that is used. */
export interface Coupon {
  readonly code: string;
  /** In the smallest unit of the currency. */
  readonly discount: number;
}

/** A product that goes well with those in the basket. */
export interface Offer {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly link: string;
  readonly picture: string;
  /** It can be added as it is: nothing has to be chosen. */
  readonly isAddable: boolean;
}

/** What is in the basket. */
export interface CartState {
  readonly items: readonly CartItem[];
  readonly count: number;
  /** Of all items, in the smallest unit of the currency. */
  readonly total: number;
  readonly coupons: readonly Coupon[];
  readonly offers: readonly Offer[];
  /** The subtotal from which shipping is free, where the shop says so. */
  readonly freeShipping: number | null;
  /** What the visitor has written to the shop. */
  readonly note: string;
  /** ISO 4217; empty where nothing is known of it. */
  readonly currency: string;
  /** Digits after the point. */
  readonly minorUnit: number;
}

/** Something the visitor does to the basket. */
export type CartChange =
  | {
      readonly kind: 'add';
      readonly id: number;
      readonly quantity: number;
      readonly name?: string;
      readonly choices?: readonly Choice[];
    }
  | { readonly kind: 'set'; readonly key: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'coupon'; readonly code: string }
  | { readonly kind: 'uncoupon'; readonly code: string };

/** A basket with nothing in it. */
export const EMPTY_CART: CartState = {
  items: [],
  count: 0,
  total: 0,
  coupons: [],
  offers: [],
  freeShipping: null,
  note: '',
  currency: '',
  minorUnit: 2,
};

/** More of one thing is not sold at once, where the shop says nothing of it. */
const MOST = 9999;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The names of products are markup in the Store API: the few entities that it writes are read. */
const decode = (text: string) =>
  text.replace(/&(?:#(\d{1,6})|(amp|lt|gt|quot));/g, (_, code: string, name: string) =>
    code ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : (ENTITIES[name] ?? ''),
  );

const whole = (value: unknown): number => {
  const number = Number(value);
  return Number.isFinite(number) ? Math.trunc(number) : 0;
};

/** The page of a product, its picture and its price, as every product of the Store API has them. */
function parseProduct(raw: Json) {
  const image = jsonObject(jsonList(raw.images)[0]);
  return {
    id: whole(raw.id),
    name: decode(jsonText(raw.name)),
    price: whole(jsonObject(raw.prices).price),
    link: jsonText(raw.permalink),
    picture: jsonText(image.thumbnail) || jsonText(image.src),
  };
}

function parseItem(raw: Json): CartItem {
  const { maximum, editable } = jsonObject(raw.quantity_limits);
  const quantity = whole(raw.quantity);
  return {
    ...parseProduct(raw),
    key: jsonText(raw.key),
    quantity,
    choices: jsonList(raw.variation)
      .map(jsonObject)
      .map(({ attribute, value }) => ({ attribute: jsonText(attribute), value: jsonText(value) })),
    most: editable === false ? quantity : whole(maximum) || MOST,
  };
}

const parseOffer = (raw: Json): Offer => ({
  ...parseProduct(raw),
  isAddable: raw.is_purchasable !== false && raw.is_in_stock !== false && !raw.has_options,
});

const parseCoupon = (raw: Json): Coupon => ({
  code: jsonText(raw.code),
  discount: whole(jsonObject(raw.totals).total_discount),
});

/** What a shop says of this widget's own matters: `extensions.mountkit`. */
function parseExtension(raw: Json): Pick<CartState, 'freeShipping' | 'note'> {
  const { free_shipping, note } = jsonObject(jsonObject(raw.extensions).mountkit);
  return { freeShipping: free_shipping === undefined ? null : whole(free_shipping), note: jsonText(note) };
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
    coupons: jsonList(raw.coupons).filter(isJsonObject).map(parseCoupon),
    offers: jsonList(raw.cross_sells).filter(isJsonObject).map(parseOffer),
    ...parseExtension(raw),
    currency: jsonText(totals.currency_code),
    minorUnit: totals.currency_minor_unit === undefined ? 2 : whole(totals.currency_minor_unit),
  };
}

/** What the basket will look like if the shop agrees. */
export function applyChange(cart: CartState, change: CartChange): CartState {
  // What a coupon is worth, only the shop knows.
  if (change.kind === 'coupon') return cart;
  if (change.kind === 'uncoupon') {
    return { ...cart, coupons: cart.coupons.filter(({ code }) => code !== change.code) };
  }
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
  const { choices = [] } = change;
  const unknown = { key: `new-${id}`, price: 0, link: '', picture: '', most: MOST };
  return [...items, { ...unknown, id, name, quantity, choices, isPending: true }];
}

function setItem(items: readonly CartItem[], change: CartChange & { key: string }): readonly CartItem[] {
  const quantity = change.kind === 'set' ? change.quantity : 0;
  if (quantity <= 0) return items.filter(({ key }) => key !== change.key);
  return items.map((item) => (item.key === change.key ? { ...item, quantity, isPending: true } : item));
}

/**
 * What visitors read of a failure: the shop's own sentence where it refuses a product or a quantity, else the given one. What
 * is meant for programs, such as `no answer from /wp-json/…`, is not for them.
 */
export function describeFailure({ code, message }: { code: string; message: string }, otherwise: string): string {
  const isSentence = /^(?!rest_|.*(?:nonce|invalid_key))[a-z]/.test(code) && /\s/.test(message);
  return isSentence ? decode(message.replace(/<[^<>]*>/g, '')) : otherwise;
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

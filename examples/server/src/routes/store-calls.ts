import type { Database } from '@mountkit/provider';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AddRefusal } from '../shop/basket';
import { addItem, applyCoupon, readBasket, removeCoupon, removeItem, setQuantity } from '../shop/basket-store';
import { findBuyables, findProductById, listCrossSells, listVariations } from '../shop/products';
import { describeCart } from '../shop/store-cart';
import { attributeOf, chooseVariation } from '../shop/variations';
import { tellCouponRefusal, tellRefusal } from '../shop/words';
import { restErrorBody } from './rest-error';

/** What a call is about, and for whom. */
export interface StoreCall {
  visitor: string;
  origin: string;
  /** What was sent, whatever it is. */
  body: Readonly<Record<string, unknown>>;
}

export interface StoreAnswer {
  status: ContentfulStatusCode;
  body: unknown;
}

type Call = (db: Database, call: StoreCall) => Promise<StoreAnswer>;

/** The calls that change a basket, by the end of their paths. */
export const storeCalls: Readonly<Record<string, Call>> = {
  '/cart/add-item': addByCall,
  '/cart/remove-item': removeByCall,
  '/cart/update-item': updateByCall,
  '/cart/apply-coupon': applyByCall,
  '/cart/remove-coupon': uncouponByCall,
};

/** The basket as it is now. */
export async function answerCart(
  db: Database,
  { visitor, origin }: Pick<StoreCall, 'visitor' | 'origin'>,
  status: ContentfulStatusCode = 200,
): Promise<StoreAnswer> {
  const basket = await readBasket(db, visitor);
  const crossSells = await listCrossSells(db, [...new Set(basket.lines.map(({ productId }) => productId))]);
  return { status, body: describeCart(basket, origin, crossSells) };
}

/** A refusal in the shape of the REST interface. */
function refuse(status: ContentfulStatusCode, code: string, message: string): StoreAnswer {
  return { status, body: restErrorBody({ status, code, message }) };
}

const refusalCodes: Readonly<Record<AddRefusal, { status: ContentfulStatusCode; code: string }>> = {
  unknown: { status: 400, code: 'woocommerce_rest_cart_invalid_product' },
  'no-choice': { status: 400, code: 'woocommerce_rest_missing_variation_data' },
  'out-of-stock': { status: 400, code: 'woocommerce_rest_product_out_of_stock' },
  'too-many': { status: 400, code: 'woocommerce_rest_product_partially_out_of_stock' },
  'only-one': { status: 400, code: 'woocommerce_rest_product_too_many_in_cart' },
  'bad-quantity': { status: 400, code: 'woocommerce_rest_cart_invalid_quantity' },
};

async function addByCall(db: Database, call: StoreCall): Promise<StoreAnswer> {
  const { body } = call;
  const asked = readWhole(body.id);
  const quantity = body.quantity === undefined ? 1 : Number(body.quantity);
  const id = (await chooseByAttributes(db, asked, body.variation)) ?? asked;
  const outcome = await addItem(db, call.visitor, { id, quantity });
  if (!('refusal' in outcome)) return answerCart(db, call, 201);
  const { status, code } = refusalCodes[outcome.refusal];
  return refuse(status, code, tellRefusal(outcome.refusal, outcome.buyable, outcome.present));
}

/** The variation of a variable product that has the attributes which a call names: `[{attribute, value}]`. */
async function chooseByAttributes(db: Database, id: number, variation: unknown): Promise<number | null> {
  if (!Array.isArray(variation) || variation.length === 0) return null;
  const product = await findProductById(db, id);
  if (product === null) return null;
  const fields = variation.flatMap((one): [string, string][] => {
    const { attribute, value } = (one ?? {}) as Record<string, unknown>;
    if (typeof attribute !== 'string' || typeof value !== 'string') return [];
    return [[attributeOf(attribute.replace(/^(attribute_)?(pa_)?/, '')), value]];
  });
  return chooseVariation(await listVariations(db, product), Object.fromEntries(fields))?.id ?? null;
}

const NO_SUCH_LINE = 'Cart item no longer exists or is invalid.';

async function removeByCall(db: Database, call: StoreCall): Promise<StoreAnswer> {
  const removed = await removeItem(db, call.visitor, String(call.body.key ?? ''));
  if (removed === null) return refuse(409, 'woocommerce_rest_cart_invalid_key', NO_SUCH_LINE);
  return answerCart(db, call);
}

async function updateByCall(db: Database, call: StoreCall): Promise<StoreAnswer> {
  const key = String(call.body.key ?? '');
  const quantity = Number(call.body.quantity);
  const refusal = await setQuantity(db, call.visitor, { key, quantity });
  if (refusal === null) return answerCart(db, call);
  if (refusal === 'unknown') return refuse(409, 'woocommerce_rest_cart_invalid_key', NO_SUCH_LINE);
  const line = (await readBasket(db, call.visitor)).lines.find((one) => one.key === key);
  const [buyable] = line ? await findBuyables(db, [line.id]) : [];
  const { status, code } = refusalCodes[refusal];
  return refuse(status, code, tellRefusal(refusal, buyable ?? null));
}

async function applyByCall(db: Database, call: StoreCall): Promise<StoreAnswer> {
  const code = String(call.body.code ?? '');
  const refusal = await applyCoupon(db, call.visitor, code);
  if (refusal === null) return answerCart(db, call);
  return refuse(400, 'woocommerce_rest_cart_coupon_error', tellCouponRefusal(refusal, code));
}

async function uncouponByCall(db: Database, call: StoreCall): Promise<StoreAnswer> {
  const isRemoved = await removeCoupon(db, call.visitor, String(call.body.code ?? ''));
  if (isRemoved) return answerCart(db, call);
  return refuse(409, 'woocommerce_rest_cart_coupon_invalid_code', 'Coupon cannot be removed because it is not used.');
}

/** A whole number that the database can hold; 0, which nothing has, for anything else. */
function readWhole(value: unknown): number {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 && number < 1e9 ? number : 0;
}

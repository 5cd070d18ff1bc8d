import { type Basket, type BasketLine, MOST_OF_ONE, mostOf } from './basket';
import { currency } from './money';
import { type Product, productPath } from './products';
import { attributeOf } from './variations';

const money = {
  currency_code: currency.code,
  currency_symbol: currency.symbol,
  currency_minor_unit: currency.minorUnit,
  currency_decimal_separator: '.',
  currency_thousand_separator: ',',
  currency_prefix: currency.symbol,
  currency_suffix: '',
};

const address = {
  first_name: '',
  last_name: '',
  company: '',
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  postcode: '',
  country: 'GB',
  phone: '',
};

/** The subtotal from which shipping is free, in pence. */
const FREE_SHIPPING = 5000;

/** Addresses in it begin here. */
type Origin = string;

/** A basket as the Store API describes it publicly: amounts are texts of pence. */
export function describeCart(basket: Basket, origin: Origin, crossSells: readonly Product[] = []) {
  const subtotal = String(basket.subtotal);
  const discount = String(basket.subtotal - basket.total);
  return {
    items: basket.lines.map((line) => describeItem(line, origin)),
    coupons: basket.coupons.map((coupon) => ({
      code: coupon.code,
      discount_type: 'percent',
      totals: { total_discount: String(coupon.discount), total_discount_tax: '0', ...money },
    })),
    fees: [],
    totals: {
      total_items: subtotal,
      total_items_tax: '0',
      total_fees: '0',
      total_fees_tax: '0',
      total_discount: discount,
      total_discount_tax: '0',
      total_shipping: null,
      total_shipping_tax: null,
      total_price: String(basket.total),
      total_tax: '0',
      tax_lines: [],
      ...money,
    },
    shipping_address: address,
    billing_address: { ...address, email: '' },
    needs_payment: false,
    needs_shipping: false,
    payment_requirements: ['products'],
    has_calculated_shipping: false,
    shipping_rates: [],
    items_count: basket.count,
    items_weight: 0,
    cross_sells: crossSells.map((product) => describeProduct(product, origin)),
    errors: [],
    payment_methods: [],
    extensions: { mountkit: { free_shipping: String(FREE_SHIPPING), note: basket.note } },
  };
}

/** A product that a basket does not hold. */
function describeProduct(product: Product, origin: Origin) {
  const picture = `${origin}/pictures/product/${product.picture}.svg`;
  return {
    id: product.id,
    name: product.name,
    type: product.kind,
    sku: product.sku,
    permalink: `${origin}${productPath(product.slug)}`,
    prices: { price: String(product.price), regular_price: String(product.regularPrice), ...money },
    images: [
      { id: product.id, src: picture, thumbnail: picture, srcset: '', sizes: '', name: product.picture, alt: '' },
    ],
    has_options: product.kind === 'variable',
    is_purchasable: true,
    is_in_stock: product.inStock,
  };
}

function describeItem(line: BasketLine, origin: Origin) {
  const isVariation = line.id !== line.productId;
  const subtotal = String(line.price * line.quantity);
  const picture = `${origin}/pictures/product/${line.picture}.svg`;
  return {
    key: line.key,
    id: line.id,
    type: isVariation ? 'variation' : 'simple',
    quantity: line.quantity,
    quantity_limits: {
      minimum: 1,
      maximum: mostOf(line) ?? MOST_OF_ONE,
      multiple_of: 1,
      editable: !line.soldIndividually,
    },
    name: line.name,
    short_description: `<p>${escapeHtml(line.shortDescription)}</p>`,
    description: `<p>${escapeHtml(line.description)}</p>`,
    sku: line.sku,
    low_stock_remaining: line.stock !== null && line.stock <= 3 ? line.stock : null,
    backorders_allowed: false,
    show_backorder_badge: false,
    sold_individually: line.soldIndividually,
    permalink: `${origin}${productPath(line.slug)}`,
    images: [{ id: line.id, src: picture, thumbnail: picture, srcset: '', sizes: '', name: line.picture, alt: '' }],
    variation: Object.entries(line.options).map(([attribute, [value = '']]) => ({
      raw_attribute: attributeOf(attribute),
      attribute,
      value,
    })),
    item_data: [],
    prices: {
      price: String(line.price),
      regular_price: String(line.regularPrice),
      sale_price: String(line.price),
      price_range: null,
      ...money,
    },
    totals: {
      line_subtotal: subtotal,
      line_subtotal_tax: '0',
      line_total: subtotal,
      line_total_tax: '0',
      ...money,
    },
    catalog_visibility: 'visible',
    extensions: {},
  };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

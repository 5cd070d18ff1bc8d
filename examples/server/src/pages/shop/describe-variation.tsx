/** @jsxImportSource hono/jsx */
import type { Buyable } from '../../shop/basket';
import { attributeOf } from '../../shop/variations';
import { picturePath } from './mini-basket';
import { Price } from './price';

/** What a page says of how many there are. */
export function describeStock(stock: number): string {
  if (stock === 0) return 'Out of stock';
  return stock <= 3 ? `Only ${stock} left in stock` : `${stock} in stock`;
}

/** How many there are, where they are counted. */
export function Stock({ stock }: { stock: number | null }) {
  if (stock === null) return null;
  return <p class={`stock ${stock === 0 ? 'out-of-stock' : 'in-stock'}`}>{describeStock(stock)}</p>;
}

/** A variation in the keys that scripts of the shop system read. */
export function describeVariation(variation: Buyable) {
  const { id, name, sku, price, regularPrice, stock, options, picture } = variation;
  const src = picturePath(picture);
  return {
    attributes: Object.fromEntries(Object.entries(options).map(([option, values]) => [attributeOf(option), values[0]])),
    availability_html: String(<Stock stock={stock} />),
    display_price: price / 100,
    display_regular_price: regularPrice / 100,
    image: { src, srcset: false, sizes: false, alt: `${name}, drawn`, title: '', full_src: src },
    is_in_stock: stock !== 0,
    is_purchasable: true,
    is_sold_individually: 'no',
    max_qty: stock ?? '',
    min_qty: 1,
    price_html: String(
      <span class="price">
        <Price price={price} regularPrice={regularPrice} />
      </span>,
    ),
    sku,
    variation_description: '',
    variation_id: id,
    variation_is_active: true,
    variation_is_visible: true,
  };
}

/** @jsxImportSource hono/jsx */
import type { Buyable } from '../../shop/basket';
import { type Product, productPath } from '../../shop/products';
import { attributeOf } from '../../shop/variations';
import { Price } from './price';
import { QuantityInput } from './quantity-input';

interface Choice {
  product: Product;
  variations: readonly Buyable[];
  chosen: Readonly<Record<string, string>>;
}

/** What scripts of the shop system read of each variation. */
function describeVariations(variations: readonly Buyable[]): string {
  return JSON.stringify(
    variations.map(({ id, sku, price, regularPrice, stock, options }) => ({
      attributes: Object.fromEntries(Object.entries(options).map(([name, values]) => [attributeOf(name), values[0]])),
      display_price: price / 100,
      display_regular_price: regularPrice / 100,
      is_in_stock: stock !== 0,
      is_purchasable: true,
      max_qty: stock ?? '',
      min_qty: 1,
      sku,
      variation_id: id,
      variation_is_active: true,
      variation_is_visible: true,
    })),
  );
}

/** Asks for each option, then adds; what there is, with its price and stock, is listed below for everybody. */
export function VariationsForm({ product, variations, chosen }: Choice) {
  const { id, slug, name, options } = product;
  return (
    <form
      class="variations_form cart"
      action={productPath(slug)}
      method="post"
      enctype="multipart/form-data"
      data-product_id={id}
      data-product_variations={describeVariations(variations)}
    >
      <table class="variations" role="presentation">
        <tbody>
          {Object.entries(options).map(([option, values]) => (
            <tr>
              <th class="label">
                <label for={attributeOf(option)}>{option}</label>
              </th>
              <td class="value">
                <select id={attributeOf(option)} name={attributeOf(option)} data-attribute_name={attributeOf(option)}>
                  <option value="">Choose an option</option>
                  {values.map((value) => (
                    <option value={value} selected={chosen[attributeOf(option)] === value}>
                      {value}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="single_variation_wrap">
        <ul class="variation-list">
          {variations.map((variation) => (
            <li class={variation.stock === 0 ? 'is-out' : undefined}>
              <span>{Object.values(variation.options).flat().join(', ')}</span>{' '}
              <span class="price">
                {variation.stock === 0 ? (
                  'Out of stock'
                ) : (
                  <Price price={variation.price} regularPrice={variation.regularPrice} />
                )}
              </span>
            </li>
          ))}
        </ul>
        <div class="woocommerce-variation-add-to-cart variations_button">
          <QuantityInput id={`quantity_${id}`} name="quantity" label={name} value={1} min={1} max={null} />
          <button type="submit" class="single_add_to_cart_button button alt">
            Add to basket
          </button>
          <input type="hidden" name="add-to-cart" value={id} />
          <input type="hidden" name="product_id" value={id} />
          <input type="hidden" name="variation_id" class="variation_id" value="0" />
        </div>
      </div>
    </form>
  );
}

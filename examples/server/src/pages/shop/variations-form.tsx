/** @jsxImportSource hono/jsx */
import type { Buyable } from '../../shop/basket';
import { type Product, productPath } from '../../shop/products';
import { attributeOf } from '../../shop/variations';
import { describeStock, describeVariation } from './describe-variation';
import { Price } from './price';
import { QuantityInput } from './quantity-input';

interface Choice {
  product: Product;
  variations: readonly Buyable[];
  chosen: Readonly<Record<string, string>>;
  /** Whether the page is marked up as the shop system does it, for the dialects. */
  isTheirs: boolean;
}

/** Asks for each option, then adds; what there is, with its price and stock, is listed until something is chosen. */
export function VariationsForm({ product, variations, chosen, isTheirs }: Choice) {
  const { id, slug, name, options } = product;
  return (
    <form
      class="variations_form cart"
      action={productPath(slug)}
      method="post"
      enctype="multipart/form-data"
      data-ajax-single=""
      data-product_id={id}
      data-product_variations={JSON.stringify(variations.map(describeVariation))}
      data-mountkit={isTheirs ? undefined : 'variations'}
    >
      <table class="variations" role="presentation">
        <tbody>
          {Object.entries(options).map(([option, values], index) => (
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
                {index === Object.keys(options).length - 1 ? (
                  <a class="reset_variations" href={productPath(slug)} aria-label="Clear options">
                    Clear
                  </a>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="reset_variations_alert screen-reader-text" role="status" />
      <div class="single_variation_wrap">
        <div class="woocommerce-variation single_variation" aria-live="polite">
          <ul class="variation-list">
            {variations.map((variation) => (
              <li class={variation.stock === 0 ? 'is-out' : undefined}>
                <span>{Object.values(variation.options).flat().join(', ')}</span>{' '}
                <span class="price">
                  {variation.stock === 0 ? (
                    describeStock(variation.stock)
                  ) : (
                    <Price price={variation.price} regularPrice={variation.regularPrice} />
                  )}
                </span>
              </li>
            ))}
          </ul>
        </div>
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

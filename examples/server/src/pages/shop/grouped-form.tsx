/** @jsxImportSource hono/jsx */
import { mostOf } from '../../shop/basket';
import { type Product, productPath } from '../../shop/products';
import { Stock } from './describe-variation';
import { Price } from './price';
import { QuantityInput } from './quantity-input';

/** A set: how many of each of its products. */
export function GroupedForm({ action, products }: { action: string; products: readonly Product[] }) {
  return (
    <form class="cart grouped_form" action={action} method="post" enctype="multipart/form-data" data-ajax-single="">
      <table class="woocommerce-grouped-product-list group_table" role="presentation">
        <tbody>
          {products.map((product) => (
            <tr class="woocommerce-grouped-product-list-item">
              <td class="woocommerce-grouped-product-list-item__quantity">
                {product.inStock ? (
                  <QuantityInput
                    id={`quantity_${product.id}`}
                    name={`quantity[${product.id}]`}
                    label={product.name}
                    value={0}
                    min={0}
                    max={mostOf(product)}
                  />
                ) : (
                  <Stock stock={0} />
                )}
              </td>
              <td class="woocommerce-grouped-product-list-item__label">
                <a href={productPath(product.slug)}>{product.name}</a>
              </td>
              <td class="woocommerce-grouped-product-list-item__price">
                <Price {...product} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <input type="hidden" name="add-to-cart" value="set" />
      <button type="submit" class="single_add_to_cart_button button alt">
        Add to basket
      </button>
    </form>
  );
}

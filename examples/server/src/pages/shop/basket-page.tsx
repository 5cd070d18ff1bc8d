/** @jsxImportSource hono/jsx */
import { type BasketLine, mostOf } from '../../shop/basket';
import { productPath } from '../../shop/products';
import { BasketTotals } from './basket-totals';
import type { ShopContext } from './context';
import { renderShopDocument } from './frame';
import { picturePath, removePath } from './mini-basket';
import { Money, Price } from './price';
import { QuantityInput } from './quantity-input';

const POST = 6;

function Row({ line, nonce }: { line: BasketLine; nonce: string }) {
  return (
    <tr class="woocommerce-cart-form__cart-item cart_item">
      <td class="product-thumbnail">
        <img width="96" height="96" src={picturePath(line.picture)} alt="" />
      </td>
      <th scope="row" class="product-name" data-title="Product">
        <a href={productPath(line.slug)}>{line.name}</a>
      </th>
      <td class="product-price" data-title="Price">
        <Price price={line.price} regularPrice={line.regularPrice} />
      </td>
      <td class="product-quantity" data-title="Quantity">
        <QuantityInput
          id={`quantity_${line.key}`}
          name={`cart[${line.key}][qty]`}
          label={line.name}
          value={line.quantity}
          min={0}
          max={mostOf(line)}
        />
      </td>
      <td class="product-subtotal" data-title="Subtotal">
        <Money pence={line.price * line.quantity} />
      </td>
      <td class="product-remove">
        <a
          role="button"
          href={removePath(line.key, nonce)}
          class="remove"
          aria-label={`Remove ${line.name} from basket`}
          data-product_id={line.productId}
          data-product_sku={line.sku}
        >
          ×
        </a>
      </td>
    </tr>
  );
}

function Empty() {
  return (
    <>
      <div class="wc-empty-cart-message">
        <div class="cart-empty woocommerce-info" role="status">
          Your basket is currently empty.
        </div>
      </div>
      <p class="return-to-shop">
        <a class="button wc-backward" href="/shop/">
          Return to shop
        </a>
      </p>
    </>
  );
}

function Filled({ ctx }: { ctx: ShopContext }) {
  const { basket, basketNonce } = ctx;
  return (
    <div class="basket-page__columns">
      <form class="woocommerce-cart-form" action="/basket/" method="post">
        <table class="shop_table shop_table_responsive cart woocommerce-cart-form__contents">
          <thead>
            <tr>
              <td class="product-thumbnail" />
              <th scope="col" class="product-name">
                Product
              </th>
              <th scope="col" class="product-price">
                Price
              </th>
              <th scope="col" class="product-quantity">
                Quantity
              </th>
              <th scope="col" class="product-subtotal">
                Subtotal
              </th>
              <td class="product-remove" />
            </tr>
          </thead>
          <tbody>
            {basket.lines.map((line) => (
              <Row line={line} nonce={basketNonce} />
            ))}
          </tbody>
        </table>
        <div class="coupon">
          <label for="coupon_code">Coupon</label>
          <input type="text" name="coupon_code" class="input-text" id="coupon_code" placeholder="Coupon code" />
          <button type="submit" class="button button--quiet" name="apply_coupon" value="Apply coupon">
            Apply coupon
          </button>
        </div>
        <p class="actions">
          <a href="/shop/">Continue shopping</a>
          <button type="submit" class="button button--quiet" name="update_cart" value="Update basket">
            Update basket
          </button>
        </p>
        <input type="hidden" id="woocommerce-cart-nonce" name="woocommerce-cart-nonce" value={basketNonce} />
      </form>
      <div class="cart-collaterals">
        <BasketTotals basket={basket} />
      </div>
    </div>
  );
}

/** What is in the basket, to change and to buy. */
export function renderBasket(ctx: ShopContext): string {
  const nonces = { apply_coupon_nonce: ctx.basketNonce, remove_coupon_nonce: ctx.basketNonce };
  const marks = ctx.dialect ? {} : { 'data-mountkit': 'cart-page', 'data-settings': JSON.stringify(nonces) };
  return renderShopDocument({
    ctx,
    title: 'Basket',
    description: 'What you have put into your basket.',
    sheets: ['shop-basket'],
    post: POST,
    kind: 'woocommerce-cart',
    children: (
      <div class="wrap basket-page">
        <h1 class="entry-title">Basket</h1>
        <div class="woocommerce" {...marks}>
          {ctx.basket.lines.length === 0 ? <Empty /> : <Filled ctx={ctx} />}
        </div>
      </div>
    ),
  });
}

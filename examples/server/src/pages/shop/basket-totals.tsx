/** @jsxImportSource hono/jsx */
import type { Basket } from '../../shop/basket';
import { Money } from './price';

/** What a basket comes to, and the way to the checkout. */
export function BasketTotals({ basket }: { basket: Basket }) {
  return (
    <div class="cart_totals">
      <h2>Basket totals</h2>
      <dl class="shop_table">
        <div class="cart-subtotal">
          <dt>Subtotal</dt>
          <dd>
            <Money pence={basket.subtotal} />
          </dd>
        </div>
        {basket.coupons.map(({ code, discount }) => (
          <div class={`cart-discount coupon-${code}`}>
            <dt>Coupon: {code}</dt>
            <dd>
              −<Money pence={discount} />{' '}
              <a
                href={`/basket/?remove_coupon=${encodeURIComponent(code)}`}
                class="woocommerce-remove-coupon"
                data-coupon={code}
                role="button"
                aria-label={`Remove coupon ${code}`}
              >
                Remove
              </a>
            </dd>
          </div>
        ))}
        <div class="order-total">
          <dt>Total</dt>
          <dd>
            <strong>
              <Money pence={basket.total} />
            </strong>
          </dd>
        </div>
      </dl>
      <div class="wc-proceed-to-checkout">
        <a href="/checkout/" class="checkout-button button alt wc-forward">
          Proceed to checkout
        </a>
      </div>
    </div>
  );
}

/** The same as an answer to a call. */
export const renderTotals = (basket: Basket): string => String(<BasketTotals basket={basket} />);

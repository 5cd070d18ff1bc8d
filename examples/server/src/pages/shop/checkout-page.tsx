/** @jsxImportSource hono/jsx */
import type { Basket } from '../../shop/basket';
import { type BillingCheck, billingFields } from '../../shop/checkout';
import type { Order } from '../../shop/orders';
import { Payment, Review } from './checkout-parts';
import type { ShopContext } from './context';
import { FormRow } from './form-row';
import { renderShopDocument } from './frame';
import { checkoutSettings } from './page-scripts';

const POST = 7;

function CheckoutForm({ ctx, basket, check }: { ctx: ShopContext; basket: Basket; check: BillingCheck }) {
  return (
    <form
      name="checkout"
      method="post"
      class="checkout woocommerce-checkout checkout-page__columns"
      action="/checkout/"
      {...(ctx.dialect ? {} : { 'data-mountkit': 'checkout', 'data-settings': checkoutSettings(ctx.basketNonce) })}
    >
      <div id="customer_details" class="woocommerce-billing-fields">
        <wc-order-attribution-inputs />
        <h2>Billing details</h2>
        <div class="form-rows">
          {billingFields.map((field) => (
            <FormRow
              {...field}
              isAddress={/_(?:address_1|postcode|city|country)$/.test(field.name)}
              value={check.billing[field.name] ?? ''}
              problem={check.problems[field.name]}
            />
          ))}
          <p class="form-row form-row--wide notes" id="order_comments_field">
            <label for="order_comments">
              Order notes <span class="optional">(optional)</span>
            </label>
            <textarea name="order_comments" class="input-text" id="order_comments" rows={3}>
              {check.comments}
            </textarea>
          </p>
        </div>
      </div>
      <div id="order_review" class="woocommerce-checkout-review-order order-review">
        <h2>Your order</h2>
        <Review lines={basket.lines} total={basket.total} />
        <Payment basket={basket} basketNonce={ctx.basketNonce} />
      </div>
    </form>
  );
}

/** What the buyer says of himself, and what is bought. */
export function renderCheckout({ ctx, check }: { ctx: ShopContext; check: BillingCheck }): string {
  return renderShopDocument({
    ctx,
    title: 'Checkout',
    description: 'Where your order goes, and what is in it.',
    sheets: ['shop-basket'],
    post: POST,
    kind: 'woocommerce-checkout',
    children: (
      <div class="wrap checkout-page">
        <h1 class="entry-title">Checkout</h1>
        <CheckoutForm ctx={ctx} basket={ctx.basket} check={check} />
      </div>
    ),
  });
}

/** The page after an order was placed. */
export function renderOrderReceived({ ctx, order }: { ctx: ShopContext; order: Order }): string {
  return renderShopDocument({
    ctx,
    title: 'Order received',
    description: 'Your order has been received.',
    sheets: ['shop-basket'],
    post: POST,
    kind: 'woocommerce-checkout woocommerce-order-received',
    children: (
      <div class="wrap checkout-page">
        <h1 class="entry-title">Order received</h1>
        <p class="woocommerce-notice woocommerce-notice--success woocommerce-thankyou-order-received">
          Thank you. Your order has been received.
        </p>
        <div class="order-review order-review--done">
          <h2>
            Order <span class="order-number">{order.id}</span>
          </h2>
          <Review lines={order.lines} total={order.total} />
          <p>We would send it to {order.email}, if this were a real shop.</p>
          <a class="button" href="/shop/">
            Return to shop
          </a>
        </div>
      </div>
    ),
  });
}

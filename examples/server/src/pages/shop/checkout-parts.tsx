/** @jsxImportSource hono/jsx */
import type { Basket } from '../../shop/basket';
import { Money } from './price';

interface ReviewLine {
  name: string;
  quantity: number;
  price: number;
}

/** What is bought, and what it comes to. */
export function Review({ lines, total }: { lines: readonly ReviewLine[]; total: number }) {
  return (
    <dl class="shop_table woocommerce-checkout-review-order-table">
      {lines.map(({ name, quantity, price }) => (
        <div class="cart_item">
          <dt>
            {name} <strong class="product-quantity">× {quantity}</strong>
          </dt>
          <dd>
            <Money pence={price * quantity} />
          </dd>
        </div>
      ))}
      <div class="order-total">
        <dt>Total</dt>
        <dd>
          <strong>
            <Money pence={total} />
          </strong>
        </dd>
      </div>
    </dl>
  );
}

/** Ways to pay that need no script. */
const methods = [
  {
    id: 'cod',
    label: 'Cash on delivery',
    note: 'Pay with cash when it is handed over.',
    button: 'Order now, pay later',
  },
  { id: 'bacs', label: 'Bank transfer', note: 'You get our account’s number with the order.', button: '' },
] as const;

interface PaymentProps {
  basket: Basket;
  /** Lets the form be sent. */
  basketNonce: string;
  method?: string | undefined;
}

/** How it can be paid, and the button that orders. */
export function Payment({ basket, basketNonce, method }: PaymentProps) {
  const chosen = methods.find(({ id }) => id === method) ?? methods[0];
  return (
    <div id="payment" class="woocommerce-checkout-payment">
      <fieldset class="payment-methods">
        <legend>How you pay</legend>
        <ul class="wc_payment_methods payment_methods methods">
          {methods.map(({ id, label, note, button }) => (
            <li class={`wc_payment_method payment_method_${id}`}>
              <input
                id={`payment_method_${id}`}
                type="radio"
                class="input-radio"
                name="payment_method"
                value={id}
                checked={id === chosen.id}
                data-order_button_text={button}
              />{' '}
              <label for={`payment_method_${id}`}>{label}</label>
              <div class={`payment_box payment_method_${id}`}>
                <p>{note}</p>
              </div>
            </li>
          ))}
        </ul>
      </fieldset>
      <p>This is a demo shop: the order is stored, nothing is charged and nothing is sent.</p>
      <input type="hidden" name="cart_hash" value={basket.hash} />
      <input type="hidden" name="woocommerce-process-checkout-nonce" value={basketNonce} />
      <button
        type="submit"
        class="button alt"
        name="woocommerce_checkout_place_order"
        id="place_order"
        value="Place order"
        data-value="Place order"
      >
        Place order
      </button>
    </div>
  );
}

/** The parts that are fetched again when the address or the basket has changed, by their selectors. */
export const renderReview = (props: PaymentProps): Record<string, string> => ({
  '.woocommerce-checkout-review-order-table': String(<Review {...props.basket} />),
  '.woocommerce-checkout-payment': String(<Payment {...props} />),
});

/** Why an order was not taken, in the markup that shops use. */
export const renderOrderErrors = (errors: readonly { field?: string; text: string }[]): string =>
  String(
    <div class="woocommerce-error" role="alert">
      <ul>
        {errors.map(({ field, text }) => (
          <li data-id={field}>{text}</li>
        ))}
      </ul>
    </div>,
  );

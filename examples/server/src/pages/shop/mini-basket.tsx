/** @jsxImportSource hono/jsx */

import { countOf } from '@mountkit/provider/kit';
import type { Basket, BasketLine } from '../../shop/basket';
import { productPath } from '../../shop/products';
import { removedMessage } from '../../shop/words';
import { Money } from './price';

interface Shown {
  basket: Basket;
  /** Lets the links that remove something do it. */
  basketNonce: string;
}

/** Where a line is taken out of the basket without script. */
export const removePath = (key: string, nonce: string): string => `/basket/?remove_item=${key}&_wpnonce=${nonce}`;

/** The picture of a name that `readPictureName` reads. */
export const picturePath = (picture: string): string => `/pictures/product/${picture}.svg`;

function Item({ line, basketNonce }: { line: BasketLine; basketNonce: string }) {
  return (
    <li class="woocommerce-mini-cart-item mini_cart_item">
      <a
        role="button"
        href={removePath(line.key, basketNonce)}
        class="remove remove_from_cart_button"
        aria-label={`Remove ${line.name} from basket`}
        data-product_id={line.productId}
        data-cart_item_key={line.key}
        data-product_sku={line.sku}
        data-success_message={removedMessage(line.name)}
      >
        ×
      </a>
      <a class="mini-basket__product" href={productPath(line.slug)}>
        <img
          width="64"
          height="64"
          src={picturePath(line.picture)}
          class="attachment-woocommerce_thumbnail size-woocommerce_thumbnail"
          alt=""
          loading="lazy"
          decoding="async"
        />
        {line.name}
      </a>
      <span class="quantity">
        {line.quantity} × <Money pence={line.price} />
      </span>
    </li>
  );
}

/** What is in the basket, in short. */
export function MiniBasket({ basket, basketNonce }: Shown) {
  if (basket.lines.length === 0) {
    return (
      <div class="widget_shopping_cart_content">
        <p class="woocommerce-mini-cart__empty-message">No products in the basket.</p>
      </div>
    );
  }
  return (
    <div class="widget_shopping_cart_content">
      <ul class="woocommerce-mini-cart cart_list product_list_widget">
        {basket.lines.map((line) => (
          <Item line={line} basketNonce={basketNonce} />
        ))}
      </ul>
      <p class="woocommerce-mini-cart__total total">
        <strong>Subtotal:</strong> <Money pence={basket.subtotal} />
      </p>
      <p class="woocommerce-mini-cart__buttons buttons">
        <a href="/basket/" class="button wc-forward">
          View basket
        </a>
        <a href="/checkout/" class="button checkout wc-forward">
          Checkout
        </a>
      </p>
    </div>
  );
}

/** The link of the header: how much, and how many. */
export function BasketLink({ basket }: { basket: Basket }) {
  return (
    <a class="cart-contents" href="/basket/" title="View your basket">
      <svg class="cart-contents__bag" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M5 8h14l1 12.5H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
      </svg>
      <Money pence={basket.total} /> <span class="count">{countOf(basket.count, 'item')}</span>
    </a>
  );
}

/** The parts of a page that change with the basket, by what they are found by; facts part A. */
export function renderFragments(shown: Shown): Record<string, string> {
  return {
    'div.widget_shopping_cart_content': String(<MiniBasket {...shown} />),
    'a.cart-contents': String(<BasketLink basket={shown.basket} />),
  };
}

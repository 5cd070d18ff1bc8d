import type { Basket, Part } from './basket';
import { create, tell } from './create';

/** The subtotal, and the ways on. */
export function drawFooter({ context, words, amount }: Basket): Part {
  const total = create('strong');
  const name = create('span');
  const checkout = create('a', { class: 'mountkit-basket__button' });
  const cart = create('a', { class: 'mountkit-basket__link' });
  const sum = create('p', { class: 'mountkit-basket__total' }, name, total);
  const element = create('footer', { class: 'mountkit-basket__footer' }, sum, checkout, cart);
  return {
    element,
    draw(state, isShown) {
      const { cart_url, checkout_url } = context.settings();
      element.hidden = !isShown;
      name.textContent = words.read('subtotal');
      total.textContent = amount(state.total);
      checkout.href = checkout_url;
      tell(checkout, checkout_url && words.read('checkout'));
      cart.href = cart_url;
      tell(cart, cart_url && words.read('view_cart'));
    },
  };
}

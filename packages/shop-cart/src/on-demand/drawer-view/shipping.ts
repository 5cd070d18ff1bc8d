import type { Basket, Part } from './basket';
import { create, tell } from './create';

/** How far it is to free shipping. */
export function drawShipping({ context, words, amount }: Basket): Part {
  const text = create('p');
  const bar = create('progress', { 'aria-hidden': 'true' });
  const element = create('div', { class: 'mountkit-basket__shipping' }, text, bar);
  return {
    element,
    draw(cart, isShown) {
      const { free_shipping: own } = context.settings();
      const goal = own === undefined ? cart.freeShipping : Math.round(own * 10 ** cart.minorUnit);
      element.hidden = !isShown || !goal || !cart.currency;
      if (!goal) return;
      const isReached = cart.total >= goal;
      tell(text, isReached ? words.read('reached') : words.read('away', { amount: amount(goal - cart.total) }));
      bar.max = goal;
      bar.value = Math.min(cart.total, goal);
    },
  };
}

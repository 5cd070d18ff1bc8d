import { ask } from '@mountkit/core';
import { writeJson } from '@mountkit/core/logic';
import type { Cart } from '../../dom/cart-context';

/** The look of 'Undo', which any style of the page may change: a sign and a frame. */
export const UNDO_STYLES = `:where(.mountkit-cart-undo){display:flex;flex-wrap:wrap;gap:.5em .75em;align-items:center;justify-content:space-between;margin-block:.5em}
:where(.mountkit-cart-undo button){padding:.5em .875em;border:1px solid var(--mountkit-border,#767676);border-radius:var(--mountkit-radius,6px);background:none;color:inherit;font:inherit;cursor:pointer}
:where(.mountkit-cart-undo button)::before{content:"↶" / "";margin-inline-end:.5em}`;

/** Milliseconds that a removal can be undone. */
const LIFE = 10_000;

/**
 * Shows a button, before the list of the basket, that puts a removed item back. The shop's own undo restores variations
 * and quantities; if the item is not back after it, the product is added again.
 */
export function offerUndo(cart: Cart, link: HTMLElement, add: (button: null, data: Record<string, string>) => void) {
  const { context, live, texts } = cart;
  const { scope } = context;
  const item = link.closest('li') ?? link;
  const list = link.closest('.widget_shopping_cart_content') ?? item;
  const { product_id = '', cart_item_key = '', success_message = '' } = link.dataset;
  const field = item.querySelector<HTMLInputElement>('.quantity input.qty');
  const shown = field?.defaultValue ?? item.querySelector('.quantity')?.textContent ?? '';
  const quantity = /\d+/.exec(shown)?.[0] ?? '1';
  const href = link.getAttribute('href') ?? '';

  document.querySelector('.mountkit-cart-undo')?.remove();
  const box = document.createElement('p');
  const button = document.createElement('button');
  box.className = 'mountkit-cart-undo';
  button.type = 'button';
  button.textContent = texts.read('i18n_undo');
  box.append(success_message, ' ', button);
  list.before(box);
  const end = scope.add(() => box.remove());

  const wait = () => {
    // It stays while a visitor is about to press it.
    cart.after(LIFE, () => (box.matches(':hover,:focus-within') ? wait() : end()));
  };
  wait();

  button.addEventListener('click', () => {
    end();
    live.clear();
    cart.queue(async () => {
      if (/[?&]remove_item=/.test(href)) {
        await ask(href.replace('remove_item=', 'undo_item='), { keepalive: true }).catch(() => {});
      }
      const [answer, view] = await Promise.all([
        cart.call('get_refreshed_fragments', { fields: { time: `${Date.now()}` } }),
        cart.view(),
      ]);
      if (!answer) return;
      if (answer.code) return cart.fail(answer.code, 'add', null);
      view?.show(answer.fragments, answer.cartHash);
      if (!writeJson(answer.fragments).includes(cart_item_key)) add(null, { product_id, quantity });
    });
  });
}

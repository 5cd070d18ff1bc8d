import { adoptStyles } from '@mountkit/core';
import type { Cart } from '../dom/cart-context';
import { offerUndo, UNDO_STYLES } from './removal/offer-undo';
import { cover, OVERLAY_STYLES } from './removal/overlay';

/** Milliseconds from the announcement until the focus moves, which must not interrupt it: specification 1 section 9. */
const FOCUS = 100;

const BUTTON = '.remove_from_cart_button';

const itemOf = (link: Element) => link.closest<HTMLElement>('li') ?? (link as HTMLElement);

/** Creates a function that removes the item of a link: specification 1 section 4. */
export function createRemover(
  cart: Cart,
  add: (button: null, data: Record<string, string>) => void,
): (link: HTMLElement) => void {
  const { context, live, texts } = cart;
  const { element: root, emit, scope } = context;
  /** The items that are being removed, by key, and how to uncover them. */
  const covered = new Map<string, () => void>();
  scope.add(adoptStyles(root, OVERLAY_STYLES, UNDO_STYLES));

  // The answer to an earlier removal may have replaced an item that still waits for its own.
  const coverAgain = () => {
    for (const link of root.querySelectorAll<HTMLElement>(BUTTON)) {
      const key = link.dataset.cart_item_key ?? '';
      if (covered.has(key) && !link.closest('.mountkit-blocked')) covered.set(key, cover(cart, itemOf(link)));
    }
  };

  cart.view().then((view) => view?.afterSwap.add(coverAgain));

  const focusNear = (index: number) => {
    if (document.activeElement !== document.body) return;
    const links = document.querySelectorAll<HTMLElement>(BUTTON);
    (links[index] ?? links[index - 1] ?? document.querySelector<HTMLElement>('.mountkit-cart-undo button'))?.focus();
  };

  return (link) => {
    const { cart_item_key: key = '', success_message = '' } = link.dataset;
    const data = { cart_item_key: key };
    const loadingTexts = texts.load();
    if (covered.has(key)) return;
    live.clear();
    if (!emit('removing', { button: link, data }, true)) return;
    covered.set(key, cover(cart, itemOf(link)));

    cart.queue(async () => {
      const loading = cart.view();
      const answer = await cart.call('remove_from_cart', { fields: data, keepalive: true });
      covered.get(key)?.();
      covered.delete(key);
      if (!answer) return;
      // Without fragments the page would still show the item.
      if (answer.code || !Object.keys(answer.fragments)[0]) {
        cart.fail(answer.code ?? 'BAD_ANSWER', 'remove', link);
        // At that address the shop removes it without script, or explains why not.
        cart.goTo(link.getAttribute('href')?.replace(/^#.*/, ''));
        return;
      }
      const view = await loading;
      await loadingTexts;
      const hadFocus = itemOf(link).contains(document.activeElement);
      const index = [...document.querySelectorAll(BUTTON)].indexOf(link);
      offerUndo(cart, link, add);
      view?.show(answer.fragments, answer.cartHash);
      live.announce(success_message || texts.read('i18n_removed'), () => {
        if (hadFocus) cart.after(FOCUS, () => focusNear(index));
      });
      emit('removed', { ...answer, button: link });
    });
  };
}

import { NOT_FOREIGN } from '@mountkit/core';
import type { CartContext } from './cart-context';

const ADD = `.add_to_cart_button.ajax_add_to_cart[data-product_id]:not([data-product_id=""],.wc-interactive)${NOT_FOREIGN}`;
const REMOVE = `.remove_from_cart_button[data-cart_item_key]${NOT_FOREIGN}`;

/** What to do for clicks in the shop. */
export interface Clicks {
  /** Whether another script of the page handles them. */
  isLeft(): boolean;
  add(button: HTMLElement): void;
  remove(link: HTMLElement): void;
  /** A visitor is likely to add a product soon. */
  prepare(): void;
}

const find = ({ target }: Event, selector: string) => (target as Element).closest?.<HTMLElement>(selector);

/** Handles clicks on the buttons of the shop, also those that are added later: facts part A. */
export function handleClicks({ element, signal }: CartContext, { isLeft, add, remove, prepare }: Clicks): void {
  element.addEventListener(
    'click',
    (event) => {
      const { defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return;
      const added = find(event, ADD);
      const pressed = added ?? find(event, REMOVE);
      if (!pressed || isLeft()) return;
      event.preventDefault();
      (added ? add : remove)(pressed);
    },
    { signal },
  );
  // A visitor who points at a button may be about to press it.
  for (const name of ['pointerover', 'focusin'])
    element.addEventListener(name, (event) => find(event, ADD) && prepare(), { signal });
  // A link with the role of a button is pressed by Space too, and by Enter if it has no address.
  element.addEventListener(
    'keydown',
    (event) => {
      const pressed = find(event, ADD) ?? find(event, REMOVE);
      const isMeant = event.key === ' ' || (event.key === 'Enter' && !pressed?.matches('[href]'));
      if (!pressed || pressed.localName === 'button' || !isMeant || isLeft()) return;
      event.preventDefault();
      if (!event.repeat) pressed.click();
    },
    { signal },
  );
}

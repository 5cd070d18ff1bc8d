import type { Cart } from './cart-context';
import { goTo } from './go-to';

/** What adds products. */
export interface Adder {
  /** Adds the product of a button, or what a script gives. */
  add(button: HTMLElement | null, given?: Readonly<Record<string, string>>): void;
  /** Ends the loading of a button; if its product is in the basket, marks it and links to the basket. */
  settle(button: HTMLElement, isAdded: boolean): void;
}

/** Adds products: specification 1 sections 3, 4 and 8. Changes to buttons are undone when the cart is unmounted. */
export function createAdder(cart: Cart): Adder {
  const { context, live, queue, texts } = cart;
  const { emit, scope, settings } = context;
  /** Buttons, and how many of their requests are running or waiting. */
  const open = new Map<HTMLElement, number>();

  const setLoading = (button: HTMLElement, is: boolean) => {
    button.classList.toggle('loading', is);
    button.ariaBusy = is ? 'true' : null;
  };
  const mark = (button: HTMLElement | null, isAdded: boolean) => {
    if (!button) return;
    const left = (open.get(button) ?? 1) - 1;
    open.set(button, left);
    if (left) return;
    open.delete(button);
    setLoading(button, false);
    if (!isAdded) return;
    button.classList.add('added');
    scope.add(() => button.classList.remove('added'));
  };
  scope.add(() => {
    for (const button of open.keys()) setLoading(button, false);
  });

  const linkToBasket = (button: HTMLElement) => {
    const { is_cart, cart_url, i18n_view_cart } = settings();
    if (is_cart || button.parentElement?.querySelector('a.added_to_cart')) return;
    const link = document.createElement('a');
    link.className = 'added_to_cart wc-forward';
    link.href = cart_url;
    link.title = i18n_view_cart;
    link.textContent = i18n_view_cart;
    button.after(link);
    scope.add(() => link.remove());
  };

  const settle = (button: HTMLElement, isAdded: boolean) => {
    mark(button, isAdded);
    if (isAdded) linkToBasket(button);
    emit('buttonUpdated', { button });
  };

  const add: Adder['add'] = (button, given = { ...button?.dataset } as Record<string, string>) => {
    const data = { ...given };
    const wasAdded = button?.classList.contains('added');
    live.clear();
    void texts.load();
    if (button) {
      open.set(button, (open.get(button) ?? 0) + 1);
      button.classList.remove('added');
      setLoading(button, true);
      for (const alert of button.parentElement?.querySelectorAll('.mountkit-cart-error') ?? []) alert.remove();
    }
    if (!emit('adding', { button, data }, true)) {
      mark(button, !!wasAdded);
      emit('notSent', { button });
      return;
    }

    queue(async () => {
      // Loads the view while the request is running.
      const view = cart.view();
      const answer = await cart.call('add_to_cart', { fields: data, keepalive: true });
      if (!answer) return;
      if (answer.code) {
        mark(button, false);
        cart.fail(answer.code, 'add', button);
        goTo(answer.address);
        return;
      }
      live.announceLater(() => data.success_message || texts.read('i18n_added'));
      const { cart_redirect_after_add, cart_url } = settings();
      if (cart_redirect_after_add && goTo(cart_url)) mark(button, true);
      else {
        if (button) settle(button, true);
        (await view)?.show(answer.fragments, answer.cartHash);
      }
      // After the page shows it: other scripts of shops read the page, and change it further.
      emit('added', { ...answer, button });
    });
  };
  return { add, settle };
}

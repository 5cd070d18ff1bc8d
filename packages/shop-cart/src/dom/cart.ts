import { consentState, openPart, readConsent } from '@mountkit/core';
import { createQueue } from '../logic/queue';
import { callShop } from './calls';
import type { Cart, CartContext, FragmentView } from './cart-context';
import { readCookie } from './cookies';
import { goTo } from './go-to';
import { openLiveRegion } from './live-region';
import { openTexts } from './texts';

/** Opens what all parts of a cart share. */
export function openCart(context: CartContext): Cart {
  const { emit, scope, settings, signal } = context;
  const after: Cart['after'] = (ms, run) => {
    const timer = setTimeout(() => {
      undo();
      run();
    }, ms);
    const undo = scope.add(() => clearTimeout(timer));
    return undo;
  };
  const live = openLiveRegion(context, after);
  const texts = openTexts(context);
  let changes = 0;
  let isUnsure = false;
  let view: FragmentView | undefined;
  const withFragments = openPart(() => import('../on-demand/fragments'), 'the basket', context);

  const queue = createQueue(async () => {
    if (!isUnsure) return;
    isUnsure = false;
    (await cart.view())?.refresh();
  });

  const cart: Cart = {
    context,
    live,
    texts,
    changes: () => changes,
    consent: consentState(),
    isAllowed: () => readConsent('marketing'),
    readCookie,
    goTo,
    after,
    call: (endpoint, options) => callShop(context, endpoint, options),
    view: () =>
      withFragments(({ openFragments }) => {
        view ??= openFragments(cart);
        return view;
      }),
    open() {
      if (
        readCookie('woocommerce_items_in_cart') ||
        readCookie('woocommerce_cart_hash') ||
        document.querySelector(
          '.hide_cart_widget_if_empty,.widget_shopping_cart_content:empty,.widget_shopping_cart_content [data-cart_item_key]',
        )
      )
        cart.view().then((view) => view?.open());
    },
    queue(job) {
      changes++;
      queue(async () => {
        if (!signal.aborted) await job();
        changes++;
      });
    },
    fail(code, action, button) {
      const text = texts.read('i18n_failed');
      // The shop may have done it all the same: the basket is refreshed when the queue is empty.
      isUnsure ||= code !== 'REFUSED';
      emit('failed', { code, action, button });
      live.announce(text);
      if (!button?.isConnected) return;
      const alert = document.createElement('div');
      alert.className = 'mountkit-cart-error';
      alert.role = 'alert';
      alert.textContent = text;
      button.after(alert);
      scope.add(() => alert.remove());
    },
  };

  addEventListener('pageshow', ({ persisted }) => persisted && cart.open(), { signal });
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === settings().cart_hash_key) cart.view().then((view) => view?.refreshIfChanged(newValue));
    },
    { signal },
  );
  return cart;
}

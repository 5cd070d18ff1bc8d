import type { CartControl, CartHandle } from '@mountkit/shop-cart';
import { ADDED, ADDING, findJQuery, type JQueryEvents, REMOVED } from './jquery';
import { listenToJQuery } from './listen-to-jquery';
import { isTellingOfCartPage } from './take-cart-page';
import { tellBlocks } from './tell-blocks';

/** Emits the shop's jQuery events and those of its blocks, by name, order and arguments: facts part A. */
export function emitToJQuery({ element, on }: CartHandle, control: CartControl): () => void {
  /** Whether an event is our own: the cart listens to those of others. */
  let isOurs = false;

  /** Calls the page's jQuery on the body; without one, nothing. */
  const withBody = (run: (body: JQueryEvents, wrap: (button: unknown) => unknown) => unknown): unknown => {
    const jQuery = findJQuery();
    if (!jQuery) return undefined;
    isOurs = true;
    try {
      return run(jQuery(document.body), (button) => (button ? jQuery(button) : undefined));
    } finally {
      isOurs = false;
    }
  };

  const ask = (event: Event) => {
    const { button, data } = (event as CustomEvent).detail;
    const answer = withBody((body, wrap) =>
      body.triggerHandler('should_send_ajax_request.adding_to_cart', [wrap(button)]),
    );
    if (answer === false) event.preventDefault();
    if (event.defaultPrevented) return;
    tellBlocks(ADDING, () => withBody((body, wrap) => body.trigger(ADDING, [wrap(button), data])));
  };

  /** Triggers an event with the answer of the shop, which the shop's blocks know by another name. */
  const triggerChange = (event: 'added' | 'removed', name: string) =>
    on(event, ({ fragments, cartHash, button }) =>
      tellBlocks(name, () => withBody((body, wrap) => body.trigger(name, [fragments, cartHash, wrap(button)]))),
    );
  const trigger = (name: string) => withBody((body) => body.trigger(name));

  const offs = [
    on('notSent', ({ button }) =>
      withBody((body, wrap) => body.trigger('ajax_request_not_sent.adding_to_cart', [false, false, wrap(button)])),
    ),
    triggerChange('added', ADDED),
    triggerChange('removed', REMOVED),
    on('buttonUpdated', ({ button }) =>
      withBody((body, wrap) => body.trigger('wc_cart_button_updated', [wrap(button)])),
    ),
    // After a refresh the shop triggers only that it was refreshed.
    on('fragmentsLoaded', ({ isRefresh }) => isRefresh || trigger('wc_fragments_loaded')),
    on('fragmentsRefreshed', () => trigger('wc_fragments_refreshed')),
    on('refreshFailed', () => trigger('wc_fragments_ajax_error')),
    listenToJQuery(control, () => isOurs || isTellingOfCartPage()),
  ];
  element?.addEventListener('mountkit:cart:adding', ask);
  return () => {
    element?.removeEventListener('mountkit:cart:adding', ask);
    for (const off of offs) off();
  };
}

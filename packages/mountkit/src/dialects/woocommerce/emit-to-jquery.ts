import type { CartControl, CartHandle } from '@mountkit/shop-cart';
import { ADDED, findJQuery, type JQueryEvents, REMOVED } from './jquery';
import { listenToJQuery } from './listen-to-jquery';

/** Emits the shop's jQuery events, by their names, in their order and with their arguments: facts part A. */
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
    withBody((body, wrap) => {
      const answer = body.triggerHandler('should_send_ajax_request.adding_to_cart', [wrap(button)]);
      if (answer === false) event.preventDefault();
      else if (!event.defaultPrevented) body.trigger('adding_to_cart', [wrap(button), data]);
    });
  };

  /** Triggers an event with the answer of the shop. */
  const triggerChange = (event: 'added' | 'removed', name: string) =>
    on(event, ({ fragments, cartHash, button }) =>
      withBody((body, wrap) => body.trigger(name, [fragments, cartHash, wrap(button)])),
    );
  const repeat = (event: 'fragmentsLoaded' | 'fragmentsRefreshed' | 'refreshFailed', name: string) =>
    on(event, () => withBody((body) => body.trigger(name)));

  const offs = [
    on('notSent', ({ button }) =>
      withBody((body, wrap) => body.trigger('ajax_request_not_sent.adding_to_cart', [false, false, wrap(button)])),
    ),
    triggerChange('added', ADDED),
    triggerChange('removed', REMOVED),
    on('buttonUpdated', ({ button }) =>
      withBody((body, wrap) => body.trigger('wc_cart_button_updated', [wrap(button)])),
    ),
    repeat('fragmentsLoaded', 'wc_fragments_loaded'),
    repeat('fragmentsRefreshed', 'wc_fragments_refreshed'),
    repeat('refreshFailed', 'wc_fragments_ajax_error'),
    listenToJQuery(control, () => isOurs),
  ];
  element?.addEventListener('mountkit:cart:adding', ask);
  return () => {
    element?.removeEventListener('mountkit:cart:adding', ask);
    for (const off of offs) off();
  };
}

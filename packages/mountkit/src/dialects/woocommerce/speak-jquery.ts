import type { CartControl, CartHandle, Fragments } from '@mountkit/shop-cart';

/** As much of jQuery as is needed; the page's own, whatever its release. */
interface JQueryEvents {
  trigger(name: string, args?: readonly unknown[]): unknown;
  triggerHandler(name: string, args?: readonly unknown[]): unknown;
  on(names: string, listener: (event: unknown, ...args: never[]) => void): unknown;
  off(names: string, listener?: (event: unknown, ...args: never[]) => void): unknown;
}
type JQuery = (target: unknown) => JQueryEvents;

/** The page's jQuery, if it has one by now. */
const findJQuery = () => (window as { jQuery?: JQuery }).jQuery;

/** The shop's events for scripts, by their own names, in their order and with their arguments: facts part A. */
export function speakJQuery(handle: CartHandle, control: CartControl): () => void {
  const { element } = handle;
  const offs: (() => void)[] = [];
  /** Whether an event is ours: what others trigger is news to the cart. */
  let isOurs = false;

  /** Calls the page's jQuery on the body; without one, nothing. */
  const speak = (run: (body: JQueryEvents, wrap: (button: unknown) => unknown) => unknown): unknown => {
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
    speak((body, wrap) => {
      const answer = body.triggerHandler('should_send_ajax_request.adding_to_cart', [wrap(button)]);
      if (answer === false) event.preventDefault();
      else if (!event.defaultPrevented) body.trigger('adding_to_cart', [wrap(button), data]);
    });
  };
  element?.addEventListener('mountkit:cart:adding', ask);
  offs.push(() => element?.removeEventListener('mountkit:cart:adding', ask));

  offs.push(
    handle.on('notSent', ({ button }) =>
      speak((body, wrap) => body.trigger('ajax_request_not_sent.adding_to_cart', [false, false, wrap(button)])),
    ),
    handle.on('added', ({ fragments, cartHash, button }) =>
      speak((body, wrap) => body.trigger('added_to_cart', [fragments, cartHash, wrap(button)])),
    ),
    handle.on('removed', ({ fragments, cartHash, button }) =>
      speak((body, wrap) => body.trigger('removed_from_cart', [fragments, cartHash, wrap(button)])),
    ),
    handle.on('buttonUpdated', ({ button }) =>
      speak((body, wrap) => body.trigger('wc_cart_button_updated', [wrap(button)])),
    ),
    handle.on('fragmentsLoaded', () => speak((body) => body.trigger('wc_fragments_loaded'))),
    handle.on('fragmentsRefreshed', () => speak((body) => body.trigger('wc_fragments_refreshed'))),
    handle.on('refreshFailed', () => speak((body) => body.trigger('wc_fragments_ajax_error'))),
  );

  const refresh = () => void control.refresh();
  const focus = () => control.focusAlert();
  const show = (_event: unknown, fragments?: Fragments, cartHash = '') => {
    if (!isOurs && fragments && typeof fragments === 'object') void control.show(fragments, cartHash);
  };
  const listen = () => {
    const jQuery = findJQuery();
    if (!jQuery) return false;
    const body = jQuery(document.body);
    const pairs: [string, (event: unknown, ...args: never[]) => void][] = [
      ['wc_fragment_refresh updated_wc_div', refresh],
      ['updated_wc_div item_removed_from_classic_cart', focus],
      ['added_to_cart removed_from_cart', show],
    ];
    for (const [names, listener] of pairs) {
      body.on(names, listener);
      offs.push(() => body.off(names, listener));
    }
    return true;
  };
  // jQuery may come later than we do.
  if (!listen()) {
    addEventListener('load', listen, { once: true });
    offs.push(() => removeEventListener('load', listen));
  }
  return () => {
    for (const off of offs) off();
  };
}

import type { ProductEvents } from '@mountkit/shop-cart/product';
import { findJQuery } from './jquery';

/** The part of a handle that is listened to. */
interface Heard {
  on<Name extends keyof ProductEvents>(name: Name, listener: (detail: ProductEvents[Name]) => void): () => void;
}

/**
 * Emits the shop's events of a form of variations: by jQuery with their arguments, where it is there, otherwise as events of
 * the page. jQuery hears of its own only, so that nobody is told twice.
 */
export function emitVariations(form: HTMLElement, { on }: Heard): void {
  const tell = (name: string, target: Element, ...args: unknown[]) => {
    const jQuery = findJQuery();
    if (jQuery) jQuery(target).trigger(name, args);
    else target.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: args }));
  };
  const single = () => form.querySelector('.single_variation') ?? form;
  on('check', () => tell('check_variations', form));
  on('change', () => {
    tell('woocommerce_variation_select_change', form);
    tell('woocommerce_variation_has_changed', form);
  });
  on('found', ({ variation }) => tell('found_variation', form, variation.raw));
  on('show', ({ variation, isPurchasable }) => tell('show_variation', single(), variation.raw, isPurchasable));
  on('hide', () => tell('hide_variation', single()));
  on('reset', () => tell('reset_data', form));
}

/** The handlers that the shop's own script of variations puts on a form. */
interface Handlers {
  readonly [event: string]: readonly { readonly namespace?: string }[] | undefined;
}

/** Whether the shop's own script handles a form of variations, or is on the page to do so. */
export function isShopVarying(form: Element): boolean {
  const { _data } = (findJQuery() ?? {}) as { _data?: (element: Element, name: string) => Handlers | undefined };
  const isHandled = _data?.(form, 'events')?.change?.some(({ namespace }) => namespace?.includes('wc-variation-form'));
  return !!isHandled || !!document.querySelector('script[src*="/frontend/add-to-cart-variation."]');
}

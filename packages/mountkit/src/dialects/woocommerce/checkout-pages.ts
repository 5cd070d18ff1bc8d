import { type Disposer, shared } from '@mountkit/core';
import { type Json, jsonObject, jsonText, parseJson } from '@mountkit/core/logic';
import type { CheckoutEvents, CheckoutOptions } from '@mountkit/shop-cart/checkout';
import type { Mountkit } from '../../loader/create-mountkit';
import type { PageWidgets } from '../../widgets';
import { watchElements } from '../elementor/watch-elements';
import { whenGone } from '../elementor/when-gone';
import { findJQuery } from './jquery';

const KEYS = [
  'wc_ajax_url',
  'ajax_url',
  'checkout_url',
  'update_order_review_nonce',
  'apply_coupon_nonce',
  'remove_coupon_nonce',
] as const;

/** A shop prints lists of countries as a text. */
const readList = (value: unknown) => jsonObject(typeof value === 'string' ? parseJson(value) : value);

/** What countries say of the fields that the shop follows; a page builder has words of its own for the others. */
function readRules({ locale, locale_fields }: Json): CheckoutOptions['address_rules'] {
  const followed = readList(locale_fields);
  const entries = Object.entries(readList(locale)).map(([country, fields]) => [
    country,
    Object.fromEntries(Object.entries(jsonObject(fields)).filter(([name]) => name in followed)),
  ]);
  return Object.fromEntries(entries);
}

/** What a shop prints for its scripts of the checkout, as options. */
function readOptions(page: Json): Partial<CheckoutOptions> {
  const params = jsonObject(page.wc_checkout_params);
  const countries = jsonObject(page.wc_country_select_params);
  const words = jsonObject(page.wc_address_i18n_params);
  const options: Record<string, unknown> = {};
  for (const key of KEYS) if (jsonText(params[key])) options[key] = jsonText(params[key]);
  const texts: [string, unknown][] = [
    ['failed', params.i18n_checkout_error],
    ['state', countries.i18n_select_state_text],
    ['optional', words.i18n_optional_text],
  ];
  return {
    ...options,
    states: readList(countries.countries) as CheckoutOptions['states'],
    address_rules: readRules(words),
    texts: Object.fromEntries(texts.filter(([, text]) => jsonText(text))),
  };
}

/** The part of a handle that is listened to. */
interface Heard {
  unmount(): void;
  on<Name extends keyof CheckoutEvents>(name: Name, listener: (detail: CheckoutEvents[Name]) => void): () => void;
}

/** The shop's jQuery events of a checkout, where there is jQuery. */
function emitToJQuery(form: HTMLElement, handle: Heard): void {
  const { on } = handle;
  const body = () => findJQuery()?.(document.body);
  on('couponApplied', ({ code }) => body()?.trigger('applied_coupon_in_checkout', [code]));
  on('couponRemoved', ({ code }) => body()?.trigger('removed_coupon_in_checkout', [code]));
  on('update', () => body()?.trigger('update_checkout', [{ update_shipping_method: false }]));
  on('updated', ({ answer }) => body()?.trigger('updated_checkout', [answer]));
  on('method', () => body()?.trigger('payment_method_selected'));
  on('failed', ({ action }) => action === 'order' && body()?.trigger('checkout_error'));
  const ask = (event: Event) => {
    const { method } = (event as CustomEvent<CheckoutEvents['placing']>).detail;
    const jQuery = findJQuery();
    if (!jQuery) return;
    const names = ['checkout_place_order', `checkout_place_order_${method}`];
    if (names.some((name) => jQuery(form).triggerHandler(name) === false)) event.preventDefault();
  };
  form.addEventListener('mountkit:checkout:placing', ask);
  whenGone(handle, () => form.removeEventListener('mountkit:checkout:placing', ask));
}

/** Both dialects may find the form of an order: the first takes it. */
const taken = shared('shop-checkouts', () => new WeakSet<Element>());

/** Mounts the form of an order, or of an address of an account, which is the shop's to send. */
export function takeCheckout(
  { mount }: Pick<PageWidgets['checkout'], 'mount'>,
  form: HTMLElement,
): Disposer | undefined {
  if (taken.has(form)) return undefined;
  taken.add(form);
  const handle = mount(form, {
    ...readOptions(window as object as Json),
    ...(!form.matches('.checkout') && { order_form: 'shop' }),
  });
  emitToJQuery(form, handle);
  return handle.unmount;
}

/** The checkout of a shop with what the builder adds to it, and the addresses of an account. */
export function start(mountkit: Mountkit): void {
  watchElements('form:is(.checkout,:has(.woocommerce-address-fields))', async (form) =>
    takeCheckout(await mountkit.load('checkout'), form),
  );
}

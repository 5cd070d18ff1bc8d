import { address, boolean, number, object, type Schema, text } from '@mountkit/core/logic';

/** Settings of order attribution: facts part A. */
export interface AttributionParams {
  /** Months that the origin is remembered; less than a minute means until the browser closes. Default 1e-5. */
  readonly lifetime?: number | string;
  /** Minutes after which a visit has ended. Default 30. */
  readonly session?: number | string;
  /** Whether the cookies are written in Base64; they are read either way. Default false. */
  readonly base64?: boolean | string;
  /** Before the name of each hidden input. Default `wc_order_attribution_`. */
  readonly prefix?: string;
  /** Whether it may start at once. Default true. */
  readonly allowTracking?: boolean | string;
  /** Field name to its place, e.g. `{"utm_source": "current.src"}`. Default the sixteen fields. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Options of the cart: the keys that shops print for their scripts, in `data-settings`; contract section 3. */
export interface CartOptions {
  /** Not used; shops print it. */
  readonly ajax_url: string;
  /** Address of the calls, with `%%endpoint%%` in it. Default the page's facts, else `/?wc-ajax=%%endpoint%%`. */
  readonly wc_ajax_url: string;
  /** Text of the link to the basket. Default `View basket`. */
  readonly i18n_view_cart: string;
  /** Address of the basket. Default `/basket/`. */
  readonly cart_url: string;
  /** Whether this is the basket's page. Default false. */
  readonly is_cart: boolean;
  /** Whether to go to the basket after adding. Default false. */
  readonly cart_redirect_after_add: boolean;
  /** Key of the basket's hash in both storages. Default `wc_cart_hash`. */
  readonly cart_hash_key: string;
  /** Key of the fragments in session storage. Default `wc_fragments`. */
  readonly fragment_name: string;
  /** Whether the form of a product's page adds without leaving it. A form or what holds it may say so too, by `data-ajax-single`. Default false. */
  readonly single_add: boolean;
  /** Milliseconds that a refresh may take. Default 5000. */
  readonly request_timeout: number;
  /** Label of the button that shows a password. Default `Show password`. */
  readonly i18n_password_show: string;
  /** Label of the button that hides it again. Default `Hide password`. */
  readonly i18n_password_hide: string;
  /** Announced after adding, if the button has no message of its own. Default `Added to your basket.` */
  readonly i18n_added: string;
  /** Announced after removing, if the link has no message of its own. Default `Removed from your basket.` */
  readonly i18n_removed: string;
  /** Shown and announced when adding or removing failed. */
  readonly i18n_failed: string;
  /** Shown over an item that is being removed. Default `Please wait...` */
  readonly i18n_wait: string;
  /** Name of the button that puts a removed item back. Default `Undo`. */
  readonly i18n_undo: string;
  /** Whether orders record where their visitor came from. Default false. */
  readonly attribution: boolean;
  /** Its settings. */
  readonly attribution_params: AttributionParams;
}

/** The texts that are in the language of the page where it does not state them. */
export type CartTexts = Pick<CartOptions, (typeof TEXTS)[number]>;

/** How the options are read. */
export const CART_SCHEMA: Schema<CartOptions> = {
  ajax_url: address('', 'host'),
  wc_ajax_url: address('', 'host'),
  i18n_view_cart: text('View basket'),
  cart_url: address('/basket/'),
  is_cart: boolean(),
  cart_redirect_after_add: boolean(),
  single_add: boolean(),
  cart_hash_key: text('wc_cart_hash'),
  fragment_name: text('wc_fragments'),
  request_timeout: number(5000),
  i18n_password_show: text('Show password'),
  i18n_password_hide: text('Hide password'),
  i18n_added: text('Added to your basket.'),
  i18n_removed: text('Removed from your basket.'),
  i18n_failed: text('That did not work. Please look at your basket and try again.'),
  i18n_wait: text('Please wait...'),
  i18n_undo: text('Undo'),
  attribution: boolean(),
  attribution_params: object<AttributionParams>({}),
};

/** The keys of `CartTexts`. */
export const TEXTS = [
  'i18n_added',
  'i18n_removed',
  'i18n_failed',
  'i18n_wait',
  'i18n_undo',
  'i18n_password_show',
  'i18n_password_hide',
] as const;

import { address, list, object, oneOf, type Schema, text } from '@mountkit/core/logic';

/** Words for those who order. `{label}` stands for the name of a field. */
export interface CheckoutTexts {
  /** Default `{label} is a required field.` */
  readonly required: string;
  /** Default `{label} is not a valid email address.` */
  readonly email: string;
  /** Default `{label} is not a valid phone number.` */
  readonly phone: string;
  /** A field of the address of the bill, where all problems are listed. Default `Billing {label}` */
  readonly billing: string;
  /** The same of the address of delivery. Default `Shipping {label}` */
  readonly shipping: string;
  /** No answer came, or one that cannot be understood. */
  readonly failed: string;
  /** The totals could not be fetched. */
  readonly stale: string;
  /** The first choice of a list of states. Default `Select an option…` */
  readonly state: string;
  /** Behind the label of a field that can be left empty. Default `optional` */
  readonly optional: string;
}

/** Code of a country to its states, by their codes; an empty list where it has none. */
export type States = Readonly<Record<string, Readonly<Record<string, string>> | readonly never[] | undefined>>;

/** What a country says of a field of an address. */
export interface FieldRule {
  readonly label?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly hidden?: boolean;
  readonly priority?: number;
  /** Classes of its row, of which the width is taken: `form-row-first`, `form-row-last` or `form-row-wide`. */
  readonly class?: readonly string[];
}

/** Code of a country, or `default`, to the rules of its fields, such as `postcode`. */
export type AddressRules = Readonly<Record<string, Readonly<Record<string, FieldRule | undefined>> | undefined>>;

/** Options of a checkout: the keys of `wc_checkout_params`, and what the shop prints of countries. */
export interface CheckoutOptions {
  /** Address of the shop's calls, with `%%endpoint%%` in it. Default: the page's facts, else `/?wc-ajax=%%endpoint%%`. */
  readonly wc_ajax_url: string;
  /** Address of WordPress's own calls, for the builder's login. Default `/wp-admin/admin-ajax.php`. */
  readonly ajax_url: string;
  /** Takes the order. Default: the call `checkout`. */
  readonly checkout_url: string;
  readonly update_order_review_nonce: string;
  readonly apply_coupon_nonce: string;
  readonly remove_coupon_nonce: string;
  /**
   * Who runs the order form. `own`: the widget; `shop`: the shop's script, or nobody. Default `auto`: the widget, if the shop's
   * script is not on the page and no gateway needs one.
   */
  readonly order_form: 'auto' | 'own' | 'shop';
  /** Ids of gateways that need no script, besides `bacs`, `cheque` and `cod`: those that redirect to a page of theirs. */
  readonly gateways: readonly string[];
  readonly states: States;
  readonly address_rules: AddressRules;
  readonly texts: Partial<CheckoutTexts>;
}

/** How the options are read. */
export const CHECKOUT_SCHEMA: Schema<CheckoutOptions> = {
  wc_ajax_url: /* @__PURE__ */ address('', 'host'),
  ajax_url: /* @__PURE__ */ address('/wp-admin/admin-ajax.php', 'host'),
  checkout_url: /* @__PURE__ */ address('', 'host'),
  update_order_review_nonce: /* @__PURE__ */ text(),
  apply_coupon_nonce: /* @__PURE__ */ text(),
  remove_coupon_nonce: /* @__PURE__ */ text(),
  order_form: /* @__PURE__ */ oneOf(['auto', 'own', 'shop'], 'auto'),
  gateways: /* @__PURE__ */ list(),
  states: /* @__PURE__ */ object<States>({}),
  address_rules: /* @__PURE__ */ object<AddressRules>({}),
  texts: /* @__PURE__ */ object({}),
};

/** The English words. */
export const CHECKOUT_TEXTS: CheckoutTexts = {
  required: '{label} is a required field.',
  email: '{label} is not a valid email address.',
  phone: '{label} is not a valid phone number.',
  billing: 'Billing {label}',
  shipping: 'Shipping {label}',
  failed: 'Your order could not be sent. Nothing that you typed is lost: please try again.',
  stale: 'The totals could not be brought up to date. Please try again.',
  state: 'Select an option…',
  optional: 'optional',
};

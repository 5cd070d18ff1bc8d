import { address, boolean, number, object, oneOf, type Schema, text } from '@mountkit/core/logic';

/** Words for those who pay. */
export interface PaymentTexts {
  /** Until the provider's page is there. Default `One moment…`. */
  readonly waiting: string;
  /** The site or the provider refuses. Default: what the answer says. */
  readonly refused: string;
  /** The site may not ask the provider. Default: as above. */
  readonly denied: string;
  /** No answer came, or one that cannot be understood. */
  readonly no_answer: string;
}

/** Where the parts are in markup that is not ours; given in script. */
export interface PaymentParts {
  /** What is sent for a session in place of the form's fields. */
  readonly data?: Readonly<Record<string, string>>;
  /** Selector of prepared sentences that say why nobody can pay, and the class that hides them. */
  readonly errors?: string;
  readonly hidden?: string;
  /** Classes of what is said in other cases. */
  readonly message?: string;
}

/** Options of a payment button. What a form or link has already stays. */
export interface PaymentOptions {
  /** The PayPal account that is paid: makes the fields, or the address of a link, that PayPal's own page reads. */
  readonly account: string;
  /** What is paid for. */
  readonly item: string;
  /** Price of one, in the currency. Empty: the visitor chooses it. */
  readonly amount: string;
  /** ISO 4217. Default `USD`. */
  readonly currency: string;
  /** Percent. Default none. */
  readonly tax: number | undefined;
  /** In the currency. Default none. */
  readonly shipping: number | undefined;
  /** Default 1. */
  readonly quantity: number;
  /** Default `buy`. */
  readonly kind: 'buy' | 'donate' | 'subscribe';
  /** How often a subscription is paid. Default `month`. */
  readonly cycle: 'day' | 'week' | 'month' | 'year';
  /** Pays with the provider's test money. Default false. */
  readonly test: boolean;
  /** Where visitors come back to once they have paid. */
  readonly return_url: string;
  /** Address of the provider's page, in place of PayPal's. */
  readonly address: string;
  /** Address of the site's own that makes a session, such as Stripe's, and answers its address. */
  readonly session: string;
  /** The provider's page of a session opens in a new tab. Default false. */
  readonly new_tab: boolean;
  readonly texts: Partial<PaymentTexts>;
  readonly parts: PaymentParts | undefined;
}

/** Words around content of another site. `{host}` stands for its name. */
export interface EmbedTexts {
  /** The button. Default `Show content of {host}`. */
  readonly show: string;
  /** Below the button. Default `{host} then learns that you are here, and may set cookies.` */
  readonly note: string;
  /** The link, where the page has none. Default `Open on {host}`. */
  readonly open: string;
}

/** Options of content of another site. */
export interface EmbedOptions {
  /** What is shown of Facebook. Default `post`. */
  readonly kind: 'page' | 'post' | 'video' | 'comment' | 'comments' | 'like';
  /** Address of what is shown. Default: that of the link. */
  readonly href: string;
  /** Address of the frame, in place of Facebook's: for another site, or a proxy of yours. */
  readonly src: string;
  /** Further parameters of Facebook's frame, such as `{"tabs": "timeline"}`. */
  readonly params: object;
  /** Name of the frame. Default: what the link says, else the host. */
  readonly title: string;
  /** Pixels kept free from the start. Default by kind. */
  readonly height: number | undefined;
  /** Pixels, at most. Default 500. */
  readonly width: number;
  readonly texts: Partial<EmbedTexts>;
}

/** How the options of a payment button are read. */
export const PAYMENT_SCHEMA: Schema<PaymentOptions> = {
  account: /* @__PURE__ */ text(),
  item: /* @__PURE__ */ text(),
  amount: /* @__PURE__ */ text(),
  currency: /* @__PURE__ */ text('USD'),
  tax: /* @__PURE__ */ number(undefined),
  shipping: /* @__PURE__ */ number(undefined),
  quantity: /* @__PURE__ */ number(1),
  kind: /* @__PURE__ */ oneOf(['buy', 'donate', 'subscribe'], 'buy'),
  cycle: /* @__PURE__ */ oneOf(['day', 'week', 'month', 'year'], 'month'),
  test: /* @__PURE__ */ boolean(),
  return_url: /* @__PURE__ */ address(),
  address: /* @__PURE__ */ address('', 'host'),
  session: /* @__PURE__ */ address('', 'host'),
  new_tab: /* @__PURE__ */ boolean(),
  texts: /* @__PURE__ */ object({}),
  parts: /* @__PURE__ */ object<PaymentParts | undefined>(undefined),
};

/** How the options of content of another site are read. */
export const EMBED_SCHEMA: Schema<EmbedOptions> = {
  kind: /* @__PURE__ */ oneOf(['page', 'post', 'video', 'comment', 'comments', 'like'], 'post'),
  href: /* @__PURE__ */ text(),
  src: /* @__PURE__ */ address('', 'frame'),
  params: /* @__PURE__ */ object({}),
  title: /* @__PURE__ */ text(),
  height: /* @__PURE__ */ number(undefined),
  width: /* @__PURE__ */ number(500),
  texts: /* @__PURE__ */ object({}),
};

/** The English words. */
export const PAYMENT_TEXTS: PaymentTexts = {
  waiting: 'One moment…',
  refused: '',
  denied: '',
  no_answer: 'The payment page could not be opened. Nothing was paid: try again in a moment.',
};
export const EMBED_TEXTS: EmbedTexts = {
  show: 'Show content of {host}',
  note: '{host} then learns that you are here, and may set cookies.',
  open: 'Open on {host}',
};

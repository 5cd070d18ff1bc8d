import { address, boolean, object, oneOf, parseJson, type Schema, type Setting, text } from '@mountkit/core/logic';
import { readVariations, type Variation } from './logic/variation';

/** Words for those who choose. */
export interface VariationTexts {
  /** The button was pressed too early; `{choices}` are the names of what is missing. Default `Please choose: {choices}.` */
  readonly choose: string;
  /** There is no such variation, or it cannot be bought. */
  readonly unavailable: string;
  /** Announced after 'Clear'. */
  readonly cleared: string;
  /** The shop did not answer. */
  readonly failed: string;
}

/** Options of a form of variations. */
export interface VariationsOptions {
  /** The product. Default: the form's own field `product_id` or `add-to-cart`. */
  readonly product_id: string;
  /** Its variations, in the keys that shops print. Empty: the shop is asked for each choice, by `get_variation`. */
  readonly product_variations: readonly Variation[];
  /** Address of the shop's calls, with `%%endpoint%%` in it. Default: the page's facts, else `/?wc-ajax=%%endpoint%%`. */
  readonly wc_ajax_url: string;
  /** What is done with values that do not go with the other choices. Default `disable`. */
  readonly unavailable: 'disable' | 'hide';
  readonly texts: Partial<VariationTexts>;
}

const variations: Setting<readonly Variation[]> = {
  read(raw) {
    if (raw === false || raw === 'false' || raw === '') return [];
    const value = typeof raw === 'string' ? parseJson(raw) : raw;
    return Array.isArray(value) ? readVariations(value) : undefined;
  },
  expected: 'a JSON list of variations, or false',
  fallback: [],
};

/** How the options are read. */
export const VARIATIONS_SCHEMA: Schema<VariationsOptions> = {
  product_id: /* @__PURE__ */ text(),
  product_variations: variations,
  wc_ajax_url: /* @__PURE__ */ address('', 'host'),
  unavailable: /* @__PURE__ */ oneOf(['disable', 'hide'], 'disable'),
  texts: /* @__PURE__ */ object({}),
};

/** The English words. */
export const VARIATION_TEXTS: VariationTexts = {
  choose: 'Please choose: {choices}.',
  unavailable: 'This combination is not available. Please choose another one.',
  cleared: 'Your choices have been cleared.',
  failed: 'The price could not be found out. Please try again.',
};

/** Options of the pictures of a product. */
export interface GalleryOptions {
  /** Shows one picture at a time, with a strip of small ones. Default true. */
  readonly strip: boolean;
  /** Shows a picture in its own size under a mouse. Default true. */
  readonly zoom: boolean;
}

/** How they are read. */
export const GALLERY_SCHEMA: Schema<GalleryOptions> = {
  strip: /* @__PURE__ */ boolean(true),
  zoom: /* @__PURE__ */ boolean(true),
};

/** Options of a select that is shown as stars: it has none of its own. */
export type StarsOptions = Readonly<Record<never, never>>;

/** How they are read. */
export const STARS_SCHEMA: Schema<StarsOptions> = {};

import type { Variation } from './logic/variation';

/** Event name to the type of its detail: contract section 5. */
export interface ProductEvents {
  /** The choices were read and are about to be compared with the variations: `check_variations` of shops. */
  check: { readonly chosen: Readonly<Record<string, string>> };
  /** The visitor has chosen something else. */
  change: { readonly chosen: Readonly<Record<string, string>> };
  /** All is chosen, and there is such a variation: `found_variation`. */
  found: { readonly variation: Variation };
  /** Price, stock and picture of the variation are shown: `show_variation`. */
  show: { readonly variation: Variation; readonly isPurchasable: boolean };
  /** They are not shown any more: `hide_variation`. */
  hide: object;
  /** Nothing is known of a variation: `reset_data`. */
  reset: object;
  /** Another picture of a gallery is shown; counted from 0. */
  picture: { readonly index: number };
  /** The shop did not answer what a choice costs. */
  failed: { readonly code: 'NETWORK' | 'TIMEOUT' | 'SERVER_ERROR' | 'BAD_ANSWER' };
  /** The widget could not be mounted. */
  renderError: { code: string; message: string };
}

import type { CheckoutTexts } from '../checkout/settings';
import type { VariationTexts } from '../product/settings';

/** The texts of the shop's forms in one language. */
export interface ShopFormTexts {
  readonly variations: VariationTexts;
  readonly checkout: CheckoutTexts;
}

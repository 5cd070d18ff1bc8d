import type { AddRefusal, Buyable } from './basket';
import type { CouponRefusal } from './basket-store';

/** What the shop says, in one place; names are quoted as shops quote them. */
export const added = (name: string): string => `“${name}” has been added to your basket.`;
/** As buttons announce it, without the full stop. */
export const addedMessage = (name: string): string => `“${name}” has been added to your basket`;
export const removedMessage = (name: string): string => `“${name}” has been removed from your basket`;

/** Why something was not put into the basket, to a person. */
export function tellRefusal(refusal: AddRefusal, buyable: Buyable | null, present = 0): string {
  const name = buyable?.name ?? 'this product';
  switch (refusal) {
    case 'out-of-stock':
      return `You cannot add “${name}” to the basket because the product is out of stock.`;
    case 'too-many': {
      const have = present > 0 ? ` You already have ${present} in your basket.` : '';
      return `You cannot add that amount of “${name}” to the basket: we have ${buyable?.stock ?? 'fewer'} in stock.${have}`;
    }
    case 'only-one':
      return `You cannot add another “${name}” to your basket.`;
    case 'no-choice':
      return 'Please choose product options before adding this product to your basket.';
    case 'bad-quantity':
      return 'Please enter a quantity from 1.';
    case 'unknown':
      return 'Sorry, this product cannot be bought.';
  }
}

export const COUPON_APPLIED = 'Coupon code applied successfully.';
export const COUPON_REMOVED = 'Coupon has been removed.';

/** Why a coupon is not used, to a person. */
export function tellCouponRefusal(refusal: CouponRefusal, code: string): string {
  const shown = code.trim().slice(0, 40);
  if (shown === '') return 'Please enter a coupon code.';
  return refusal === 'used' ? `Coupon code “${shown}” is used already.` : `Coupon “${shown}” does not exist.`;
}

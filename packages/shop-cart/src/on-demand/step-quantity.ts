import { CONTENT } from '../logic/plan-fragments';

/** Steps the quantity beside a plus or minus button that was pressed: either in the mini basket only, or outside it only. */
export function stepQuantity({ target }: Event, isInBasket: boolean): void {
  const button = (target as Element).closest('.quantity .plus,.quantity .minus');
  const input = button?.closest('.quantity')?.querySelector<HTMLInputElement>('input.qty');
  if (!button || !input || !!button.closest(CONTENT) !== isInBasket) return;
  const before = input.value;
  if (button.matches('.plus')) input.stepUp();
  else input.stepDown();
  if (input.value === before) return;
  for (const name of ['input', 'change']) input.dispatchEvent(new CustomEvent(name, { bubbles: true }));
}

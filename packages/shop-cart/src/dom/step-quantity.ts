import { CONTENT } from '../logic/plan-fragments';

/** Counts up or down beside a number of items, where a button for it was pressed in the basket, or elsewhere. */
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

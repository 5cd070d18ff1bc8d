import { openPart } from '@mountkit/core';
import { type CartPageControl, FORM, METHODS, type PageContext, QUANTITY } from './page-context';

/** What a visitor presses, sends and changes, by the name of the event. */
const USED = {
  click: `${FORM} .product-remove a,a.woocommerce-remove-coupon,a.restore-item,.shipping-calculator-button`,
  submit: `${FORM},.woocommerce-shipping-calculator`,
  input: QUANTITY,
  change: `${QUANTITY},${METHODS}`,
} as const;

/**
 * Starts a shop's cart page. What sends changes is loaded when somebody is about to make one; one that is made before is made
 * again afterwards, by the browser if it could not be loaded: the page also works without script.
 */
export function startCartPage(context: PageContext): CartPageControl {
  const { element, settings, signal, markReady } = context;
  const withChanges = openPart(() => import('../../on-demand/cart-changes'), 'changes of the basket', context);
  let control: CartPageControl | undefined;
  let isEarly = true;
  const load = () =>
    withChanges(({ handleChanges }) => {
      isEarly = false;
      control ??= handleChanges(context);
    });

  const repeat = (event: Event, target: HTMLElement) => {
    if (event.type === 'submit') (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
    else if (event.type === 'click') target.click();
    else target.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const handleEarlyUse = async (event: Event) => {
    const { type, defaultPrevented } = event;
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const target = (event.target as Element).closest<HTMLElement>(USED[type as keyof typeof USED]);
    const isOurs = target?.matches(QUANTITY) || !settings().is_left;
    if (!isEarly || !target || !isOurs || defaultPrevented || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    await load();
    isEarly = false;
    if (!signal.aborted) repeat(event, target);
  };
  for (const type of Object.keys(USED)) {
    // What undoes a removal is in the shop's notice, which may be elsewhere on the page.
    const place = type === 'click' ? document : element;
    place.addEventListener(type, handleEarlyUse, { signal });
  }
  for (const type of ['pointerover', 'focusin']) {
    element.addEventListener(type, () => void load(), { signal, once: true, passive: true });
  }
  markReady();
  return { refresh: () => void load().then(() => control?.refresh()) };
}

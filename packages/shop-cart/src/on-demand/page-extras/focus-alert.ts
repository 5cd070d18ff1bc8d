import type { Cart } from '../../dom/cart-context';
import { ALERT } from '../../dom/enhance-page';
import { scrollToNotice } from './scroll-to-notice';

/** Milliseconds until an alert is focused: specification 1 section 9. */
const FOCUS = 500;

/** Moves the focus to the first alert, and scrolls to it. */
export function focusAlert({ context, after }: Cart): void {
  const alert = document.querySelector<HTMLElement>(ALERT);
  if (!alert) return;
  alert.tabIndex = -1;
  context.scope.add(() => alert.removeAttribute('tabindex'));
  after(FOCUS, () => {
    alert.focus({ preventScroll: true });
    scrollToNotice(context, alert);
  });
}

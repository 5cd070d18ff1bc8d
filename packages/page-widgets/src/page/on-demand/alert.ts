import { listen, openStorage, type WidgetContext } from '@mountkit/core';
import { isMotionReduced } from '../../shared/dom/is-motion-reduced';
import type { PageEvents } from '../events';
import type { AlertOptions } from '../settings';

const DAY = 86_400_000;

/** Lets the visitor dismiss an element, for this visit of the page or for longer. */
export function runAlert({
  element,
  scope,
  settings,
  emit,
  report,
  markReady,
}: WidgetContext<AlertOptions, PageEvents>): void {
  const { button: selector, label, remember, days } = settings();
  const key = `alert_${remember}`;
  const { display } = element.style;
  const setHidden = (isHidden: boolean) => {
    element.hidden = isHidden;
    // The page's style sheet may show it all the same.
    if (isHidden) element.style.setProperty('display', 'none', 'important');
    else element.style.display = display;
  };
  const button = element.querySelector(selector);
  if (!button) report(`has no ${selector}, expected a button that dismisses it`);
  // A cross is no name.
  if (
    button &&
    !button.ariaLabel &&
    !button.hasAttribute('aria-labelledby') &&
    !/\p{L}/u.test(button.textContent ?? '')
  ) {
    button.ariaLabel = label;
    scope.add(() => button.removeAttribute('aria-label'));
  }

  const dismiss = async () => {
    if (remember) openStorage('local').set(key, true, days === undefined ? undefined : days * DAY);
    const fade = isMotionReduced() ? undefined : element.animate({ opacity: 0 }, { duration: 200 });
    try {
      await fade?.finished;
    } catch {
      // It was unmounted while it faded.
      return;
    }
    setHidden(true);
    emit('close', {});
  };
  if (remember && openStorage('local').get(key)) setHidden(true);
  if (button) scope.add(listen(button, 'click', () => void dismiss()));
  scope.add(() => {
    for (const animation of element.getAnimations()) animation.cancel();
    setHidden(false);
    if (!element.getAttribute('style')) element.removeAttribute('style');
  });
  markReady();
}

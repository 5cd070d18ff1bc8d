import { deviceMode, listen, type WidgetContext, watchDeviceMode } from '@mountkit/core';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { onPress } from '../../shared/dom/on-press';
import type { TocEvents } from '../events';
import type { TocOptions } from '../settings';

type Context = Pick<WidgetContext<TocOptions, TocEvents>, 'element' | 'scope' | 'settings' | 'emit'>;

/** Lets the visitor open and close the box of the list: by `details`, or by the buttons of markup that is not ours. */
export function startBox({ element, scope, settings, emit }: Context): void {
  const { minimized_on, parts } = settings();
  const details = element.querySelector('details');
  const kept = keepAttributes();
  const find = (selector = '') => (selector ? element.querySelector<HTMLElement>(selector) : null);
  const [opener, closer, body] = [find(parts?.opener), find(parts?.closer), find(parts?.body)];
  const buttons = [opener, closer].filter((button) => !!button);
  let isOpen = true;

  const set = (next: boolean) => {
    isOpen = next;
    if (details) kept.set(details, { open: isOpen ? '' : null });
    for (const button of buttons) kept.set(button, { 'aria-expanded': `${isOpen}` });
    if (!buttons[0]) return;
    if (parts?.collapsed) element.classList.toggle(parts.collapsed, !isOpen);
    if (body) kept.set(body, { hidden: isOpen ? null : '' });
  };
  const press = () => {
    const hasFocus = buttons.some((button) => button === document.activeElement);
    set(!isOpen);
    emit(isOpen ? 'open' : 'close', {});
    // The page's style sheet shows one of the two.
    if (hasFocus) (isOpen ? closer : opener)?.focus();
  };
  let isSmall: boolean | undefined;
  // Turning a device leaves the box as the visitor has it, where it is closed at first in both modes or in none.
  const follow = (mode: string) => {
    const before = isSmall;
    isSmall = minimized_on.includes(mode);
    if (isSmall !== before) set(!isSmall);
  };

  if (!details && !buttons[0]) return;
  // A box that the page has closed stays so where no mode of devices is named.
  if (buttons[0] || minimized_on[0]) {
    follow(deviceMode());
    scope.add(watchDeviceMode(follow));
  }
  for (const button of buttons) scope.add(onPress(button, press));
  if (details) {
    scope.add(
      listen(details, 'toggle', () => {
        if (details.open === isOpen) return;
        isOpen = details.open;
        emit(isOpen ? 'open' : 'close', {});
      }),
    );
  }
  scope.add(() => {
    if (parts?.collapsed) element.classList.remove(parts.collapsed);
    kept.restore();
  });
}

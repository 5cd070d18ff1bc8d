const FOCUSABLE =
  'a[href],area[href],button,input:not([type=hidden]),select,textarea,iframe,summary,audio[controls],video[controls],[contenteditable],[tabindex]';

const isReachable = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  !element.closest('[inert]') &&
  element.getClientRects().length > 0;

/** Keeps Tab within a dialog: without it the focus leaves for the browser's own buttons, or for the page. */
export function keepFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const reachable = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
  const [from, to] = event.shiftKey ? [reachable[0], reachable.at(-1)] : [reachable.at(-1), reachable[0]];
  const { activeElement } = document;
  if (activeElement !== from && !(event.shiftKey && activeElement === dialog) && to) return;
  event.preventDefault();
  to?.focus();
}

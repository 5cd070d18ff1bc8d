import { listen, type WidgetContext } from '@mountkit/core';
import type { KeptAttributes } from '../../shared/dom/keep-attributes';
import { onPress } from '../../shared/dom/on-press';
import { setClasses } from '../../shared/dom/set-classes';
import type { SearchEvents } from '../events';
import type { SearchOptions } from '../settings';

/** A search that lies over the page once it is opened. */
export interface SearchPanel {
  readonly toggle: HTMLElement;
  readonly panel: HTMLElement;
  readonly close: HTMLElement | null;
  readonly field: HTMLInputElement;
  readonly kept: KeptAttributes;
}

/** Opens and closes the panel: a modal dialog, for which the focus is taken in, kept, and given back. */
export function startPanel(
  { scope, settings, emit }: WidgetContext<SearchOptions, SearchEvents>,
  { toggle, panel, close, field, kept }: SearchPanel,
): void {
  const names = settings().parts?.open ?? 'mountkit-search__panel--open';
  let isOpen = false;
  const set = (open: boolean) => {
    isOpen = open;
    setClasses(panel, names, open);
    panel.inert = !open;
    kept.set(toggle, { 'aria-expanded': `${open}` });
  };
  const openIt = () => {
    set(true);
    field.focus();
    emit('open', {});
  };
  const closeIt = () => {
    if (!isOpen) return;
    set(false);
    toggle.focus();
    emit('close', {});
  };
  const makeButton = (element: HTMLElement, run: () => void) => {
    if (element.localName !== 'button') kept.set(element, { role: 'button', tabindex: '0' });
    scope.add(onPress(element, run));
  };
  const keep = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      closeIt();
    }
    if (event.key !== 'Tab') return;
    const all = [
      ...panel.querySelectorAll<HTMLElement>('a[href],button,input:not([type=hidden]),[tabindex="0"]'),
    ].filter((each) => each.getClientRects().length);
    const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
    if (document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  };

  kept.set(panel, {
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': toggle.ariaLabel ?? toggle.textContent?.trim() ?? '',
  });
  set(false);
  makeButton(toggle, openIt);
  if (close) makeButton(close, closeIt);
  scope.add(listen(panel, 'keydown', keep));
  scope.add(listen(panel, 'click', ({ target }) => target === panel && closeIt()));
  scope.add(() => {
    setClasses(panel, names, false);
    panel.inert = false;
  });
}

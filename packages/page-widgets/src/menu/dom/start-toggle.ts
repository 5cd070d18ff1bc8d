import { type Disposer, listen, uniqueId } from '@mountkit/core';
import type { KeptAttributes } from '../../shared/dom/keep-attributes';
import { onPress } from '../../shared/dom/on-press';

/** The button that opens a whole menu on small windows. */
export interface ToggleSpec {
  readonly root: HTMLElement;
  readonly toggle: HTMLElement;
  readonly target: HTMLElement;
  readonly kept: KeptAttributes;
  /** Shows or hides what it opens. */
  show(isOpen: boolean): void;
}

/** Lets a button open and close what it leads to; Escape closes it, and so does following a link of it. */
export function startToggle({ root, toggle, target, kept, show }: ToggleSpec): Disposer {
  let isOpen = false;
  const set = (next: boolean) => {
    isOpen = next;
    kept.set(toggle, { 'aria-expanded': `${isOpen}` });
    show(isOpen);
  };
  kept.set(target, { id: target.id || uniqueId() });
  kept.set(toggle, { 'aria-controls': target.id });
  set(false);
  const offs = [
    onPress(toggle, () => set(!isOpen)),
    listen(root, 'keydown', ({ key, defaultPrevented }) => {
      if (key !== 'Escape' || !isOpen || defaultPrevented) return;
      set(false);
      toggle.focus();
    }),
    listen(target, 'click', (event) => {
      if (isOpen && !event.defaultPrevented && (event.target as Element).closest('a[href]')) set(false);
    }),
  ];
  return () => {
    for (const off of offs) off();
    show(false);
  };
}

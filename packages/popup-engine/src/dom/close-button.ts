import { browserClock, type Disposer } from '@mountkit/core';
import type { Look } from '../settings';

/** A close button's name, delay and action. */
export interface CloseButton {
  /** Its name for assistive technology. */
  readonly label: string;
  /** Seconds until it is shown. */
  readonly delay: number;
  /** Classes of the page's own, in place of our look. */
  readonly look?: Look | undefined;
  /** It stays while the layer is closed. */
  readonly isKept?: boolean;
  press(): void;
}

function createButton(): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'mountkit-layer__close';
  button.textContent = '×';
  return button;
}

/** What the page's style expects: an element that a theme does not take for one of its buttons. */
function createLookalike({ close, icon }: Look): HTMLElement {
  const button = document.createElement('a');
  button.className = `mountkit-layer__cross ${close}`;
  button.role = 'button';
  button.tabIndex = 0;
  button.append(document.createElement('i'));
  button.firstElementChild?.setAttribute('class', icon);
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    button.click();
  });
  return button;
}

/** The close buttons that are there, by the element whose end they are. */
const buttons = new WeakMap<Element, { readonly button: HTMLElement; press(): void }>();

/**
 * Puts a close button at the end of an element. It stays there while the layer is closed, so that opening it again changes
 * nothing in the page; where the layer is no dialog, the answer removes it.
 */
export function addCloseButton(parent: Element, { label, delay, look, press, isKept }: CloseButton): Disposer {
  const known = buttons.get(parent) ?? { button: look ? createLookalike(look) : createButton(), press };
  const { button } = known;
  known.press = press;
  if (!buttons.has(parent)) {
    buttons.set(parent, known);
    button.addEventListener('click', () => known.press());
    parent.append(button);
  }
  if (button.ariaLabel !== label) button.ariaLabel = label;
  button.hidden = delay > 0;
  const show = () => {
    button.hidden = false;
  };
  const stop = delay > 0 && browserClock.after(delay * 1000, show);
  return () => {
    if (stop) stop();
    if (!isKept) removeCloseButton(parent);
  };
}

/** Removes the close button of an element, if it has one. */
export function removeCloseButton(parent: Element): void {
  buttons.get(parent)?.button.remove();
  buttons.delete(parent);
}

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
function createLookalike({ close, icon }: Look, press: () => void): HTMLElement {
  const button = document.createElement('a');
  button.className = `mountkit-layer__cross ${close}`;
  button.role = 'button';
  button.tabIndex = 0;
  button.append(document.createElement('i'));
  button.firstElementChild?.setAttribute('class', icon);
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  });
  return button;
}

/** Puts a close button at the end of an element. */
export function addCloseButton(parent: Element, { label, delay, look, press }: CloseButton): Disposer {
  const button = look ? createLookalike(look, press) : createButton();
  button.ariaLabel = label;
  button.addEventListener('click', press);
  button.hidden = delay > 0;
  parent.append(button);
  const show = () => {
    button.hidden = false;
  };
  const stop = delay > 0 && browserClock.after(delay * 1000, show);
  return () => {
    if (stop) stop();
    button.remove();
  };
}

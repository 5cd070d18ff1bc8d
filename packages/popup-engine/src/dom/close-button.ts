import { browserClock, type Disposer } from '@mountkit/core';

/** A close button's name, delay and action. */
export interface CloseButton {
  /** Its name for assistive technology. */
  readonly label: string;
  /** Seconds until it is shown. */
  readonly delay: number;
  press(): void;
}

/** Puts a close button at the end of an element. */
export function addCloseButton(parent: Element, { label, delay, press }: CloseButton): Disposer {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'mountkit-layer__close';
  button.ariaLabel = label;
  button.textContent = '×';
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

import { type Disposer, listen } from '@mountkit/core';
import type { Language } from '../logic/texts/language';
import type { Messages } from '../logic/texts/messages';

/** The styles of the message; weaker than any rule of the page. */
export const LOAD_FAILURE_CSS = `
:where(.mk-load-failure){display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;font:inherit}
:where(.mk-load-failure p){margin:0}
:where(.mk-load-failure button){padding:8px 16px;border:1px solid var(--mountkit-border,#767676);border-radius:var(--mountkit-radius,6px);background:var(--mountkit-background,Field);color:var(--mountkit-input-text,FieldText);font:inherit;cursor:pointer}
:where(.mk-load-failure button[aria-disabled=true]){opacity:.6;cursor:progress}`;

/** The message that stands in the place of a form which could not be loaded. */
export interface LoadFailureView {
  /** Shows the message, and announces it again after each attempt. */
  readonly show: () => void;
  /** Another attempt is under way. */
  readonly showBusy: () => void;
  readonly onPress: (pressed: () => void) => Disposer;
  /** Removes the message; returns whether it had the focus. */
  readonly remove: () => boolean;
}

/** Creates the message in `element`, with a button that tries again. */
export function createLoadFailure(element: HTMLElement, messages: Messages, language: Language): LoadFailureView {
  const box = document.createElement('div');
  box.className = 'mk-load-failure';
  Object.assign(box, language);
  const text = document.createElement('p');
  // In the page before it has a text, or it would not be announced.
  text.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'hs-button';
  button.textContent = messages.of('tryAgain');
  const setBusy = (isBusy: boolean) => button.setAttribute('aria-disabled', `${isBusy}`);
  box.append(text, button);
  element.append(box);

  return {
    show() {
      setBusy(false);
      text.replaceChildren(messages.of('formUnavailable'));
    },
    showBusy: () => setBusy(true),
    onPress: (pressed) => listen(button, 'click', pressed),
    remove() {
      const hadFocus = box.matches(':focus-within');
      box.remove();
      return hadFocus;
    },
  };
}

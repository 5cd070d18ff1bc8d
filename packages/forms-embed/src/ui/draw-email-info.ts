import { adoptStyles, type Disposer } from '@mountkit/core';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { findControl } from '../dom/controls/find-control';
import { EMAIL_INFO_CSS, EmailInfo, type EmailInfoProps } from './email-info';

/** The infos of an email field, drawn below its control. */
export interface EmailInfoDrawing {
  /** Draws them, or draws them anew with other texts. */
  readonly draw: (messages: EmailInfoProps['messages']) => void;
  /** Puts the focus into the field where one of the infos has it: it is about to go. */
  readonly saveFocus: () => void;
  readonly remove: Disposer;
}

/** Prepares the drawing into the form that `element` holds. Its own small root: the field knows nothing of it. */
export function createEmailInfoDrawing(
  element: Element,
  { cell, busy, resubscribe }: Pick<EmailInfoProps, 'cell' | 'busy' | 'resubscribe'>,
): EmailInfoDrawing {
  const host = document.createElement('div');
  // There before it says anything, or it would not be heard. No role: the form's status is another, and the only one.
  host.setAttribute('aria-live', 'polite');
  const root = createRoot(host);
  const control = () => findControl(element.querySelector('form'), cell.field) as HTMLInputElement | null | undefined;

  let forgetStyles: Disposer | undefined;
  const follow = () => {
    // A field that goes out of sight takes the place with it, and brings another.
    if (!host.isConnected) control()?.parentElement?.append(host);
    if (cell.get().infos?.length) forgetStyles ??= adoptStyles(element, EMAIL_INFO_CSS);
  };
  const stopFollowing = cell.subscribe(follow);
  follow();

  const apply = (email: string) => {
    const input = control();
    if (!input) return;
    input.focus();
    // Another value puts the caret at its end.
    input.value = email;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  };
  let isRemoved = false;

  return {
    draw(messages) {
      // Settings may change after the form is done with.
      if (!isRemoved) root.render(createElement(EmailInfo, { cell, messages, busy, apply, resubscribe }));
    },
    saveFocus() {
      if (host.matches(':focus-within')) control()?.focus();
    },
    remove() {
      isRemoved = true;
      stopFollowing();
      root.unmount();
      host.remove();
      forgetStyles?.();
    },
  };
}

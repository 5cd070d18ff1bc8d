import { adoptStyles, type Disposer } from '@mountkit/core';
import { createRoot } from 'react-dom/client';
import { findControl } from '../dom/controls/find-control';
import { EMAIL_INFO_CSS, EmailInfo, type EmailInfoProps } from './email-info';

/** The infos of an email field, drawn below its control. */
export interface EmailInfoDrawing {
  /** Draws them, or redraws them with other texts. */
  readonly draw: (messages: EmailInfoProps['messages']) => void;
  /** Moves the focus to the field if it is in one of the infos, which is about to be removed. */
  readonly saveFocus: () => void;
  readonly remove: Disposer;
}

/** Prepares the drawing into the form in `element`, as a small root of its own beside the field. */
export function createEmailInfoDrawing(
  element: Element,
  { cell, busy, resubscribe }: Pick<EmailInfoProps, 'cell' | 'busy' | 'resubscribe'>,
): EmailInfoDrawing {
  const host = document.createElement('div');
  // In the page before it has a text, or it would not be announced. No role: the form's only status is another element.
  host.setAttribute('aria-live', 'polite');
  const root = createRoot(host);
  const control = () => findControl(element.querySelector('form'), cell.field) as HTMLInputElement | null | undefined;

  let forgetStyles: Disposer | undefined;
  const follow = () => {
    // A field that is hidden and shown again has a new element.
    if (!host.isConnected) control()?.parentElement?.append(host);
    if (cell.get().infos?.length) forgetStyles ??= adoptStyles(element, EMAIL_INFO_CSS);
  };
  const stopFollowing = cell.subscribe(follow);
  follow();

  const apply = (email: string) => {
    const input = control();
    if (!input) return;
    input.focus();
    // Setting the value moves the caret to its end.
    input.value = email;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  };
  let isRemoved = false;

  return {
    draw(messages) {
      // Settings may change after the form is removed.
      if (isRemoved) return;
      root.render(<EmailInfo cell={cell} messages={messages} busy={busy} apply={apply} resubscribe={resubscribe} />);
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

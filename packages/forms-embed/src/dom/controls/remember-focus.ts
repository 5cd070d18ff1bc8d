import type { Disposer } from '@mountkit/core';
import { findControl } from './find-control';

/**
 * Remembers which control of a form has the focus, and where the caret is; the answer restores both when the form has
 * been drawn anew. Focus beside a control, as on a hint below it, goes to the control.
 */
export function rememberFocus(container: HTMLElement): Disposer {
  const { activeElement } = container.getRootNode() as Document | ShadowRoot;
  if (!activeElement || !container.contains(activeElement)) return () => {};
  const control = activeElement.closest('.hs-form-field')?.querySelector('input');
  const { selectionStart, selectionEnd, selectionDirection } = control ?? { selectionStart: null };

  return () => {
    const again = control
      ? findControl(container.querySelector('form'), { id: control.name })
      : container.querySelector<HTMLElement>('[type=submit]');
    if (selectionStart === null && again instanceof HTMLInputElement) moveCaretToEnd(again);
    again?.focus({ preventScroll: true });
    if (selectionStart !== null)
      (again as HTMLInputElement | null)?.setSelectionRange(
        selectionStart,
        selectionEnd,
        selectionDirection ?? undefined,
      );
  };
}

/** An input for email addresses does not tell where its caret is: most people type at the end. */
function moveCaretToEnd(input: HTMLInputElement) {
  const { value } = input;
  input.value = '';
  input.value = value;
}

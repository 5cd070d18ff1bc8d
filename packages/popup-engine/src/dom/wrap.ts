import type { Disposer } from '@mountkit/core';

/** A source in its dialog. */
export interface Wrapped {
  readonly dialog: HTMLDialogElement;
  /** The content box, which holds the source. */
  readonly box: HTMLElement;
  /** Puts the source back where it was. */
  readonly unwrap: Disposer;
}

/**
 * Wraps a source in a closed dialog, in place and once: frames inside would load anew if it were moved to be shown.
 */
export function wrap(element: HTMLElement): Wrapped {
  const dialog = document.createElement('dialog');
  const box = document.createElement('div');
  const wasHidden = element.getAttribute('hidden');
  element.replaceWith(dialog);
  dialog.append(box);
  box.append(element);
  element.hidden = false;
  return {
    dialog,
    box,
    unwrap() {
      if (wasHidden !== null) element.setAttribute('hidden', wasHidden);
      if (box.contains(element)) dialog.before(element);
      dialog.remove();
    },
  };
}

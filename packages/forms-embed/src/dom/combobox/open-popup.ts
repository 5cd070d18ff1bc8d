import { type Disposer, listen } from '@mountkit/core';
import type { ComboboxParts } from './create-parts';
import { placeChoices } from './place-choices';

/** The popup of a combobox, on top of the page. */
export interface ChoicePopup {
  /** Shows it, if it is not shown; `place` puts it beside its field, where it stays while the page is scrolled. */
  readonly show: () => void;
  readonly place: () => void;
  readonly hide: () => void;
}

/** Creates what shows and hides the popup of a combobox. */
export function createPopup({ input, popup, list }: ComboboxParts): ChoicePopup {
  /** Disposers of the shown popup; empty while it is hidden. */
  let shown: readonly Disposer[] = [];
  const place = () => placeChoices(popup, input);
  return {
    place,
    show() {
      if (shown.length > 0) return;
      const name = input.labels?.[0]?.textContent || input.getAttribute('aria-label');
      if (name) list.setAttribute('aria-label', name);
      popup.hidden = false;
      popup.showPopover?.();
      const view = input.ownerDocument.defaultView ?? window;
      const options = { capture: true, passive: true };
      shown = [
        listen(view, 'resize', place),
        // A shadow tree keeps its scrolling to itself.
        ...[view, input.getRootNode()].map((target) =>
          listen(target, 'scroll', (event) => event.target !== list && place(), options),
        ),
      ];
    },
    hide() {
      for (const stop of shown) stop();
      shown = [];
      if (popup.isConnected) popup.hidePopover?.();
      popup.hidden = true;
      popup.removeAttribute('style');
    },
  };
}

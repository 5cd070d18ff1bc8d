import type { Disposer } from '@mountkit/core';
import { keepPlaced } from '../controls/keep-placed';
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
  /** Undefined while it is hidden. */
  let stopPlacing: Disposer | undefined;
  const place = () => placeChoices(popup, input);
  return {
    place,
    show() {
      if (stopPlacing) return;
      const name = input.labels?.[0]?.textContent || input.getAttribute('aria-label');
      if (name) list.setAttribute('aria-label', name);
      popup.hidden = false;
      popup.showPopover?.();
      stopPlacing = keepPlaced(input, ({ target }) => target !== list && place());
    },
    hide() {
      stopPlacing?.();
      stopPlacing = undefined;
      if (popup.isConnected) popup.hidePopover?.();
      popup.hidden = true;
      popup.removeAttribute('style');
    },
  };
}

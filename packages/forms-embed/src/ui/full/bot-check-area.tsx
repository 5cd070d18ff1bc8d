import type { ReactElement } from 'react';
import type { FullModel } from './full-model';

/**
 * The place of the bot check's badge; hidden until the provider draws it.
 * @param place called with the element for it, and with null when it is removed.
 */
export const createBotCheckArea =
  (place: (element: HTMLElement | null) => void) =>
  (_: { model: FullModel }): ReactElement => (
    <div className="hs_recaptcha hs-recaptcha field hs-form-field" hidden>
      <div className="input" ref={place} />
    </div>
  );

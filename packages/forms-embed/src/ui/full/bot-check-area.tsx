import type { ReactElement } from 'react';
import type { FullModel } from './full-model';

/**
 * Where the provider of the bot check draws its badge; hidden before it is there.
 * @param place told of the element for it, and of null when it is gone.
 */
export const createBotCheckArea =
  (place: (element: HTMLElement | null) => void) =>
  (_: { model: FullModel }): ReactElement => (
    <div className="hs_recaptcha hs-recaptcha field hs-form-field" hidden>
      <div className="input" ref={place} />
    </div>
  );

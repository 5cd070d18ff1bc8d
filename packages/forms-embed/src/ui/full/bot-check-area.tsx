import type { ReactElement } from 'react';
import type { FullModel } from './full-model';

/**
 * The place of a bot check: of its badge, or of what the visitor has to do; hidden until something is drawn in it.
 *
 * @param place called with the element for it, and with null when it is removed.
 */
export const createBotCheckArea =
  (place: (element: HTMLElement | null) => void) =>
  ({ model: { messages } }: { model: FullModel }): ReactElement => (
    <div className="hs_recaptcha hs-recaptcha field hs-form-field" hidden>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of the page's styles has a border. */}
      <div className="input" role="group" aria-label={messages.of('securityCheck')} ref={place} />
    </div>
  );

import { fillTemplate } from '@mountkit/core/logic';
import type { ReactElement } from 'react';
import { brandingAddress } from '../../logic/look/branding-address';
import type { FullModel } from './full-model';

/** Its page may run scripts without an origin, and open the page it links to. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/**
 * The link to the form's provider, in a frame: specification 2 section 2. Its name for screen readers is the host, or
 * the text `branding` of `translations`.
 * @param base returns the page's current address of its host.
 */
export const createBranding =
  (base: () => string) =>
  ({ model: { definition, settings } }: { model: FullModel }): ReactElement | null => {
    const address = brandingAddress(definition, { ...settings, brandingBase: base() });
    const name = settings.translations[settings.locale]?.branding;
    // `loading` and `sandbox` apply only to an address that is set after them.
    return address ? (
      <iframe
        className="mk-branding"
        title={fillTemplate(typeof name === 'string' ? name : '{{ host }}', { host: new URL(address).host })}
        loading="lazy"
        sandbox={SANDBOX}
        src={address}
      />
    ) : null;
  };

import { fillTemplate } from '@mountkit/core/logic';
import type { ReactElement } from 'react';
import { brandingAddress } from '../../logic/look/branding-address';
import type { FullModel } from './full-model';

/** Its page may run scripts, but as nobody, and open the page it links to. */
const LEAVE = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/**
 * The link to the form's maker, in a frame: specification 2 section 2. A screen reader calls it by its host, unless the
 * text `branding` of `translations` says it better.
 * @param base its host's address, as the page names it now.
 */
export const createBranding =
  (base: () => string) =>
  ({ model: { definition, settings } }: { model: FullModel }): ReactElement | null => {
    const address = brandingAddress(definition, { ...settings, brandingBase: base() });
    const name = settings.translations[settings.locale]?.branding;
    // Loading and leave come before the address: they hold for what is asked for after they were set.
    return address ? (
      <iframe
        className="mk-branding"
        title={fillTemplate(typeof name === 'string' ? name : '{{ host }}', { host: new URL(address).host })}
        loading="lazy"
        sandbox={LEAVE}
        src={address}
      />
    ) : null;
  };

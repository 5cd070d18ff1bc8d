import { fillTemplate } from '@mountkit/core/logic';
import type { ReactElement } from 'react';
import { brandingAddress } from '../../logic/look/branding-address';
import type { Cell } from '../../logic/state/store';
import { useCell } from '../use-cell';
import type { FullModel } from './full-model';

/** Its page may run scripts without an origin, and open the page it links to. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/**
 * The link to the form's provider, in a frame: specification 2 section 2. Its name for screen readers is the host, or
 * the text `branding` of `translations`.
 * @param base returns the page's current address of its host.
 * @param blocked whether the page's policy blocks the frame.
 */
export const createBranding =
  (base: () => string, blocked: Pick<Cell<boolean, never>, 'get' | 'subscribe'>) =>
  ({ model: { definition, settings } }: { model: FullModel }): ReactElement | null => {
    const isBlocked = useCell(blocked, (value) => value);
    const address = brandingAddress(definition, { ...settings, brandingBase: base() });
    if (!address) return null;
    const { host, origin } = new URL(address);
    const text = settings.translations[settings.locale]?.branding;
    const name = fillTemplate(typeof text === 'string' ? text : '{{ host }}', { host });
    if (isBlocked) {
      return (
        <a className="mk-branding" href={origin} target="_blank" rel="noopener">
          {name}
        </a>
      );
    }
    // `loading` and `sandbox` apply only to an address that is set after them.
    return <iframe className="mk-branding" title={name} loading="lazy" sandbox={SANDBOX} src={address} />;
  };

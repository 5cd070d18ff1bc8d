import { type DisposerScope, listen } from '@mountkit/core';
import { readHttpBase } from '../logic/definition/http-base';
import { createCell } from '../logic/state/store';
import { createBranding } from '../ui/full/branding';
import type { Addition } from '../ui/full/full-model';

/** What the link adds to the default theme. */
export const BRANDING_CSS = `
.mk-form .mk-branding{display:block;width:100%;height:40px;margin:12px 0 0;border:0}
.mk-form a.mk-branding{height:auto;color:inherit;text-align:center}`;

/**
 * What only forms of accounts without the scope noBranding need: a chunk of its own. Where the page's policy blocks its
 * frame, it is a plain link. Browsers do not tell of a frame that is blocked otherwise.
 *
 * @param base its host's address, as the page names it now; an empty one asks for no link
 * @param scope what ends with the form, in a browser
 */
export function openBranding(base: () => string, scope?: DisposerScope): Addition {
  const address = readHttpBase(base());
  const isBlocked = createCell<boolean, 'blocked'>(false, () => true);
  if (scope && address) {
    const { origin } = new URL(address);
    const hear = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) isBlocked.dispatch('blocked');
    };
    scope.add(
      listen(document, 'securitypolicyviolation', (event) => hear(event as Event as SecurityPolicyViolationEvent)),
    );
  }
  return { Tail: createBranding(base, isBlocked), css: BRANDING_CSS };
}

import { readHttpBase } from '../logic/definition/http-base';
import { createBranding } from '../ui/full/branding';
import type { Addition } from '../ui/full/full-model';

/** What the link adds to the default theme. */
export const BRANDING_CSS = '\n.mk-form .mk-branding{display:block;width:100%;height:40px;margin:12px 0 0;border:0}';

/**
 * What only forms of accounts without the scope noBranding need: a chunk of its own.
 * @param base its host's address, as the page names it now; an empty one asks for no link.
 */
export function openBranding(base: () => string, report: (message: string) => void): Addition {
  if (base() && readHttpBase(base()) === null) {
    report(`data-branding-base is ${JSON.stringify(base())}, expected an http(s) address`);
  }
  return { Tail: createBranding(base), css: BRANDING_CSS };
}

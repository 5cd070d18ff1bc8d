import type { WidgetContext } from '@mountkit/core';
import type { FormEvents } from '../events';
import { readHttpBase } from '../logic/http-base';
import type { FormOptions } from '../settings';
import { Branding } from '../ui/rich/branding';
import type { Addition } from '../ui/rich/rich-model';

/** What the link adds to the default theme. */
export const BRANDING_CSS = '\n.mk-form .mk-branding{display:block;width:100%;height:40px;margin:12px 0 0;border:0}';

/** What only forms of accounts without the scope noBranding need: a chunk of its own. An empty base asks for no link. */
export function openBranding({
  settings,
  report,
}: Pick<WidgetContext<FormOptions, FormEvents>, 'settings' | 'report'>): Addition {
  const { brandingBase } = settings();
  if (brandingBase && readHttpBase(brandingBase) === null) {
    report(`data-branding-base is ${JSON.stringify(brandingBase)}, expected an http(s) address`);
  }
  return { Tail: Branding, css: BRANDING_CSS };
}

import { pageConfig } from './page-config';
import { shared } from './shared';

/** Whether the visitor allows a category. A missing category is not set. */
export type ConsentState = Record<string, boolean>;

/** The consent that was set in script. */
export const consentState = (): ConsentState => shared('consent', () => ({}));

/** Whether a category is allowed; undefined if neither a script nor the config block has set it. */
export const readConsent = (category: string): boolean | undefined =>
  consentState()[category] ?? pageConfig().consent?.[category];

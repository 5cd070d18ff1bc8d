import { pageConfig } from './page-config';
import { shared } from './shared';

/** What the visitor has allowed, by category. A category that is not there was not stated. */
export type ConsentState = Record<string, boolean>;

/** What was stated in script; remembered until a widget asks. */
export const consentState = (): ConsentState => shared('consent', () => ({}));

/** Whether a category was allowed; undefined where nobody has stated it, in script or in the config block. */
export const readConsent = (category: string): boolean | undefined =>
  consentState()[category] ?? pageConfig().consent?.[category];

import type { PageAddresses } from './page-config';
import { shared } from './shared';

/** What the script tag says: contract section 2. */
export interface PageProvider extends PageAddresses {
  /** Base address of the forms host; empty derives it from region and environment. */
  readonly provider?: string | undefined;
  /** Query parameter which, when it is `qa`, asks for the QA environment. */
  readonly qaFlag?: string | undefined;
  /** Suffixes of hosts that are QA pages, separated by spaces. */
  readonly qaHosts?: string | undefined;
  /** Other products' markup and calls that are understood, separated by spaces. */
  readonly dialects?: string | undefined;
  /** Base address of the page's REST calls. */
  readonly restBase?: string | undefined;
  /** Present where the page wants to see what is mounted. */
  readonly debug?: string | undefined;
}

/** The page's own words, shared by all copies. */
export const pageProvider = (): PageProvider => shared('provider', () => ({}));

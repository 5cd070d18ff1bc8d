import { shared } from './shared';

/** What the script tag says of where forms live. */
export interface PageProvider {
  /** Base address of the forms host; empty derives it from region and environment. */
  readonly provider?: string | undefined;
  /** Query parameter which, when it is `qa`, asks for the QA environment. */
  readonly qaFlag?: string | undefined;
  /** Suffixes of hosts that are QA pages, separated by spaces. */
  readonly qaHosts?: string | undefined;
}

/** The page's own words on where forms live, shared by all copies. */
export const pageProvider = (): PageProvider => shared('provider', () => ({}));

import type { PageAddresses } from './page-config';
import { shared } from './shared';

/** The attributes of the script tag: contract section 2. */
export interface PageProvider extends PageAddresses {
  /** Address of the script itself. */
  readonly src?: string | undefined;
  /** Base address of the forms host; empty derives it from region and environment. */
  readonly provider?: string | undefined;
  /** Other hosts that an element's attributes may name, separated by spaces or commas. */
  readonly providers?: string | undefined;
  /** The region of forms that name none. */
  readonly region?: string | undefined;
  /** Query parameter which, when it is `qa`, asks for the QA environment. */
  readonly qaFlag?: string | undefined;
  /** Suffixes of hosts that are QA pages, separated by spaces. */
  readonly qaHosts?: string | undefined;
  /** Products whose markup and calls mountkit understands, separated by spaces. */
  readonly dialects?: string | undefined;
  /** Base address of the page's REST calls. */
  readonly restBase?: string | undefined;
  /** The bot check of the page's forms. */
  readonly botCheck?: string | undefined;
  /** The site key of that bot check. */
  readonly botCheckKey?: string | undefined;
  /** Present if the page asks for the inspector. */
  readonly debug?: string | undefined;
}

/** The attributes of the page's script tag, shared by all copies. */
export const pageProvider = (): PageProvider => shared('provider', () => ({}));

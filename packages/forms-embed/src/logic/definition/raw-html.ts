import { jsonObject } from '@mountkit/core/logic';
import { pairsOf } from './foreign';
import type { FullDefinition } from './full-definition';

/** The page that a form is on. */
export interface RawHtmlPage {
  readonly host: string;
  /** The embed option of this name. */
  readonly contentType: string;
}

/** Hosts of the provider's own pages for sharing a form. */
const SHARE_HOST = /^share(-[\w-]+)?\.(hsforms|hsformsqa|hubspot)\.\w+$/;

/** Whether the page is the provider's own page for sharing a form. */
const isShareable = ({ host, contentType }: RawHtmlPage): boolean =>
  SHARE_HOST.test(host) || /^shareable[-_ ]?page$/i.test(contentType);

/**
 * Whether the form is raw HTML, which the page styles as its own: the owner wants it, the account is allowed to, and
 * the page is not a shareable one. Specification 2 section 6, `rawHtmlAccess`.
 */
export function isRawHtml(document: unknown, { scopes }: Pick<FullDefinition, 'scopes'>, page: RawHtmlPage): boolean {
  const { metaData } = jsonObject(jsonObject(document).form);
  return pairsOf(metaData).renderRawHtml === 'true' && scopes.rawHtmlAccess && !isShareable(page);
}

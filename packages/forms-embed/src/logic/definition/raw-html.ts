import { jsonObject } from '@mountkit/core/logic';
import { pairsOf } from './foreign';
import type { FullDefinition } from './full-definition';

/** What is known of the page that a form stands on. */
export interface RawHtmlPage {
  readonly host: string;
  /** The embed option of this name. */
  readonly contentType: string;
}

/** Hosts on which the provider itself shows a form to whoever has its link. */
const SHARE_HOST = /^share(-[\w-]+)?\.(hsforms|hsformsqa|hubspot)\.\w+$/;

/** Whether it is the provider's own page for sharing one form. */
const isShareable = ({ host, contentType }: RawHtmlPage): boolean =>
  SHARE_HOST.test(host) || /^shareable[-_ ]?page$/i.test(contentType);

/**
 * Whether the form is raw HTML, which the page styles as its own: the owner asks for it, the account may, and it is no
 * shareable page. Specification 2 section 6, `rawHtmlAccess`.
 */
export function isRawHtml(document: unknown, { scopes }: Pick<FullDefinition, 'scopes'>, page: RawHtmlPage): boolean {
  const { metaData } = jsonObject(jsonObject(document).form);
  return pairsOf(metaData).renderRawHtml === 'true' && scopes.rawHtmlAccess && !isShareable(page);
}

import type { Breakpoint } from '../logic/breakpoints';
import { NOT_FOREIGN } from '../logic/foreign';
import { isJsonObject, parseJson } from '../logic/json';
import { report } from './reporter';
import { shared } from './shared';

/** Addresses of third parties' scripts, frames and styles. An element may name another one's key. */
export interface PageAddresses {
  /** The script that draws forms of another kind. */
  readonly fallbackScript?: string | undefined;
  /** The script of the bot check. */
  readonly botCheckSrc?: string | undefined;
  /** Address of the style sheets of fonts. */
  readonly fontsSrc?: string | undefined;
  /** Base address of the frame with the branding link. */
  readonly brandingBase?: string | undefined;
  /** Base address of the app in the frame of a viral link. */
  readonly appBase?: string | undefined;
  /** The origin to which a form on a page in a frame sends values. */
  readonly parentOrigin?: string | undefined;
}

/** Page-wide facts, from the data block `script[data-mountkit-config]`: contract section 2. All are optional. */
export interface PageConfig {
  readonly mode?: 'live' | 'preview' | 'edit';
  readonly user?: { readonly loggedIn?: boolean; readonly roles?: readonly string[] };
  readonly breakpoints?: Readonly<Record<string, Partial<Breakpoint>>>;
  /** ISO 8601. */
  readonly serverTime?: string;
  readonly rest?: { readonly base?: string; readonly nonce?: string; readonly namespace?: string };
  readonly consent?: Readonly<Record<string, boolean>>;
  readonly wcAjaxUrl?: string;
  /** How much of popups the page asks of its visitors: see the popups' guide. Default no limits. */
  readonly popups?: Readonly<Record<string, number>>;
  /** Address to which error reports are sent as image requests. Default none: nothing is sent. */
  readonly errorSink?: string;
  /** The bot check of the page's forms, and its site key, if neither a widget nor the script tag sets them. */
  readonly botCheck?: { readonly provider?: string; readonly key?: string };
  /** Addresses of third parties for the whole page, if neither a widget nor the script tag sets them. */
  readonly addresses?: PageAddresses;
  /** Further hosts that an element's attributes may name, as the tag's `data-providers`. */
  readonly providers?: readonly string[];
}

const SELECTOR = `script[type="application/json"][data-mountkit-config]${NOT_FOREIGN}`;

const slotOf = () => shared<{ config?: PageConfig }>('config', () => ({}));

/** The page's facts. The block may be anywhere, also after the tag, so it is searched until it is found. */
export function pageConfig(): PageConfig {
  const slot = slotOf();
  const block = slot.config ? null : document.querySelector(SELECTOR);
  if (block) {
    const parsed = parseJson(block.textContent ?? '');
    if (!isJsonObject(parsed)) report('data-mountkit-config must contain a JSON object');
    slot.config = isJsonObject(parsed) ? parsed : {};
  }
  return slot.config ?? {};
}

/** Adds facts from elsewhere in the page. The block takes precedence, so it must be in the page by now. */
export function addPageConfig({ rest, breakpoints, ...facts }: PageConfig): void {
  const own = pageConfig();
  slotOf().config = {
    ...facts,
    ...own,
    rest: { ...rest, ...own.rest },
    breakpoints: { ...breakpoints, ...own.breakpoints },
  };
}

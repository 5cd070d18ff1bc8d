import type { Breakpoint } from '../logic/breakpoints';
import { NOT_FOREIGN } from '../logic/foreign';
import { isJsonObject, parseJson } from '../logic/json';
import { report } from './reporter';
import { shared } from './shared';

/** Addresses of what a third party runs or shows. Only the page itself may name them: contract section 6. */
export interface PageAddresses {
  /** The script that draws forms of another kind. */
  readonly fallbackScript?: string | undefined;
  /** The script of the bot check. */
  readonly botCheckSrc?: string | undefined;
  /** Where style sheets of fonts are. */
  readonly fontsSrc?: string | undefined;
  /** Base address of the frame with the branding link. */
  readonly brandingBase?: string | undefined;
  /** Base address of the app in the frame of a viral link. */
  readonly appBase?: string | undefined;
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
  /** Address that takes error reports as an image request. Default none: nothing is sent. */
  readonly errorSink?: string;
  /** Addresses of third parties for the whole page, where neither a widget nor the script tag names them. */
  readonly addresses?: PageAddresses;
}

const SELECTOR = `script[type="application/json"][data-mountkit-config]${NOT_FOREIGN}`;

const slotOf = () => shared<{ config?: PageConfig }>('config', () => ({}));

/** The page's facts. The block may stand anywhere, also after the tag: it is looked for until it is found. */
export function pageConfig(): PageConfig {
  const slot = slotOf();
  const block = slot.config ? null : document.querySelector(SELECTOR);
  if (block) {
    const parsed = parseJson(block.textContent ?? '');
    if (!isJsonObject(parsed)) report('data-mountkit-config holds no JSON object, expected one');
    slot.config = isJsonObject(parsed) ? parsed : {};
  }
  return slot.config ?? {};
}

/** Adds facts that stand elsewhere in the page. What the block says is stronger: it is to be there by now. */
export function addPageConfig({ rest, breakpoints, ...facts }: PageConfig): void {
  const own = pageConfig();
  slotOf().config = {
    ...facts,
    ...own,
    rest: { ...rest, ...own.rest },
    breakpoints: { ...breakpoints, ...own.breakpoints },
  };
}

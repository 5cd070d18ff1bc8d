import { list, object, type Schema, text } from '@mountkit/core/logic';

/** Where the controls are in markup that is not ours; given in script. */
export interface ShareParts {
  /** Selector of the controls. */
  readonly control: string;
  /** What the class of a control begins with that ends with the name of its network. */
  readonly prefix: string;
  /** Selector of what is hidden around a control whose network is no more. */
  readonly item: string;
}

/** Options of share buttons. */
export interface ShareOptions {
  /** What is shared; http(s) only. Default: the page's canonical address. */
  readonly url: string;
  /** Default: the page's title. */
  readonly title: string;
  /** A picture, for networks that ask for one. Default: the page's `og:image`. */
  readonly image: string;
  /** Names of networks, where the markup has no controls: a list of them is made. */
  readonly networks: readonly string[];
  /** Host of the visitor's instance of Mastodon. Default `mastodon.social`. */
  readonly instance: string;
  /** Said once the link is on the clipboard. Default `Link copied`. */
  readonly copied_text: string;
  /** Said where the browser refuses that. Default `Could not copy the link`. */
  readonly failed_text: string;
  readonly parts: ShareParts | undefined;
}

/** How the options of share buttons are read. */
export const SHARE_SCHEMA: Schema<ShareOptions> = {
  url: /* @__PURE__ */ text(),
  title: /* @__PURE__ */ text(),
  image: /* @__PURE__ */ text(),
  networks: /* @__PURE__ */ list(),
  instance: /* @__PURE__ */ text('mastodon.social'),
  copied_text: /* @__PURE__ */ text('Link copied'),
  failed_text: /* @__PURE__ */ text('Could not copy the link'),
  parts: /* @__PURE__ */ object<ShareParts | undefined>(undefined),
};

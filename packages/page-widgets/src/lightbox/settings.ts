import { boolean, object, type Schema, text } from '@mountkit/core/logic';
import type { MediaKind } from './logic/media';

/** A picture or a video of a lightbox. */
export interface LightboxItem {
  readonly kind: MediaKind;
  /** Address; http or https. */
  readonly url: string;
  /** Of a picture, for those who do not see it. Default: its title. */
  readonly alt?: string;
  /** Text below it. */
  readonly title?: string;
  readonly description?: string;
}

/** Words for visitors. `{index}` and `{count}` stand for numbers. */
export interface LightboxTexts {
  /** What it is, to screen readers. Default `Enlarged view`. */
  readonly label: string;
  /** Default `Close`. */
  readonly close: string;
  /** Default `Previous`. */
  readonly previous: string;
  /** Default `Next`. */
  readonly next: string;
  /** Default `Zoom`. */
  readonly zoom: string;
  /** Default `Fullscreen`. */
  readonly fullscreen: string;
  /** Default `Share`. */
  readonly share: string;
  /** Default `{index} of {count}`. */
  readonly position: string;
  /** Default `Play video`. */
  readonly play: string;
  /** Of the link that is left where something could not be shown. Default `Open the file`. */
  readonly open: string;
}

/** Classes for the page's style sheet; several are separated by spaces. */
export interface LightboxNames {
  readonly dialog?: string;
  readonly title?: string;
  readonly description?: string;
  readonly counter?: string;
  readonly image?: string;
}

/** What a lightbox offers beside its slides. */
export interface LightboxTools {
  /** How many slides there are, and which one is seen. Default true. */
  readonly counter: boolean;
  /** Default true. */
  readonly zoom: boolean;
  /** Default true. */
  readonly fullscreen: boolean;
  /** By the sheet of the device, where it has one. Default false. */
  readonly share: boolean;
}

/** Options of links that open a lightbox. */
export interface LightboxOptions extends LightboxTools {
  /** Links of the page with the same name are slides of one lightbox. Default: the links in the element. */
  readonly group: string;
  /** Texts below the slide of a link. Default: the link's figure caption. */
  readonly title: string;
  readonly description: string;
  /** Going back closes it. Default true. */
  readonly history: boolean;
  readonly texts: Partial<LightboxTexts>;
}

/** How the options are read. */
export const LIGHTBOX_SCHEMA: Schema<LightboxOptions> = {
  group: /* @__PURE__ */ text(),
  title: /* @__PURE__ */ text(),
  description: /* @__PURE__ */ text(),
  counter: /* @__PURE__ */ boolean(true),
  zoom: /* @__PURE__ */ boolean(true),
  fullscreen: /* @__PURE__ */ boolean(true),
  share: /* @__PURE__ */ boolean(),
  history: /* @__PURE__ */ boolean(true),
  texts: /* @__PURE__ */ object({}),
};

import { boolean, number, object, type Schema, text } from '@mountkit/core/logic';

/** Where the parts are in markup that is not ours; given in script. */
export interface VideoParts {
  /** Selector of what the player takes the place of; a `<video>` or `<iframe>` becomes the player itself. */
  readonly holder: string;
  /** Selector of what lies over the player until it plays. */
  readonly cover?: string;
  /** Selector of the button in it; without one the cover is the button. */
  readonly button?: string;
}

/** Options of a video. */
export interface VideoOptions {
  /** Address of a file, or of a video of YouTube, Vimeo, Dailymotion or VideoPress. Default: that of the link. */
  readonly src: string;
  /** What the video is called: the name of its frame. Default: what the link says. */
  readonly title: string;
  /** Seconds. Default: all of it. */
  readonly start: number;
  readonly end: number;
  /** Default false. */
  readonly loop: boolean;
  readonly mute: boolean;
  /** Default true. */
  readonly controls: boolean;
  /** It plays without sound once it is in the window; not for visitors who want less motion. Default false. */
  readonly autoplay: boolean;
  /** The player is there before anybody asks for it. Default false. */
  readonly at_once: boolean;
  /** YouTube is asked without cookies, Vimeo without tracking. Default true. */
  readonly privacy: boolean;
  /** Width to height. Default `16/9`. */
  readonly ratio: string;
  /** It is played in the lightbox. Default false. */
  readonly lightbox: boolean;
  /** Of the button. Default `Play video`. */
  readonly play_label: string;
  /** Of the link that is left where the video cannot be shown. Default `Watch the video`. */
  readonly link_label: string;
  readonly parts: VideoParts | undefined;
}

/** Where the parts of a list of videos are in markup that is not ours; given in script. */
export interface PlaylistParts {
  /** Selector of what chooses a video, one each. */
  readonly title: string;
  /** Selector of where its video is, one each; `data-video-url` is the address of the video. */
  readonly panel: string;
  /** The parts in a panel. */
  readonly video: VideoParts;
  /** What the videos are called in the address and in what is remembered, by `data-tab`. Default: their number. */
  readonly keys?: readonly string[];
  /** Class of the chosen one's title and panel. */
  readonly active?: string;
  /** Class of the title of a video that was watched. */
  readonly watched?: string;
}

/** Options of a list of videos. */
export interface PlaylistOptions extends Omit<VideoOptions, 'src' | 'title' | 'lightbox' | 'parts' | 'at_once'> {
  /** After the end of a video the next one plays. Default true. */
  readonly next: boolean;
  /** Its name in the page's address, `?playlist=NAME&video=ID`. Default: the address does not change. */
  readonly name: string;
  /** A name under which it is remembered which videos were watched. Default: it is not. */
  readonly remember: string;
  /** Read out after the title of a video that was watched. Default `watched`. */
  readonly watched_label: string;
  readonly parts: PlaylistParts | undefined;
}

const play = {
  start: /* @__PURE__ */ number(0),
  end: /* @__PURE__ */ number(0),
  loop: /* @__PURE__ */ boolean(),
  mute: /* @__PURE__ */ boolean(),
  controls: /* @__PURE__ */ boolean(true),
  autoplay: /* @__PURE__ */ boolean(),
  privacy: /* @__PURE__ */ boolean(true),
  ratio: /* @__PURE__ */ text('16/9'),
  play_label: /* @__PURE__ */ text('Play video'),
  link_label: /* @__PURE__ */ text('Watch the video'),
};

/** How the options of a video are read. */
export const VIDEO_SCHEMA: Schema<VideoOptions> = {
  src: /* @__PURE__ */ text(),
  title: /* @__PURE__ */ text(),
  ...play,
  at_once: /* @__PURE__ */ boolean(),
  lightbox: /* @__PURE__ */ boolean(),
  parts: /* @__PURE__ */ object<VideoParts | undefined>(undefined),
};

/** How the options of a list of videos are read. */
export const PLAYLIST_SCHEMA: Schema<PlaylistOptions> = {
  ...play,
  next: /* @__PURE__ */ boolean(true),
  name: /* @__PURE__ */ text(),
  remember: /* @__PURE__ */ text(),
  watched_label: /* @__PURE__ */ text('watched'),
  parts: /* @__PURE__ */ object<PlaylistParts | undefined>(undefined),
};

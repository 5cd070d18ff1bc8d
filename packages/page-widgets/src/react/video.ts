import { type Component, createComponent } from '@mountkit/core/react';
import type { VideoEvents } from '../video/events';
import { mountPlaylist, mount as mountVideo, registry as videos } from '../video/mount';
import { PLAYLIST_SCHEMA, type PlaylistOptions, VIDEO_SCHEMA, type VideoOptions } from '../video/settings';

/** A video of the link in it, or of `src`. */
export const Video: Component<VideoOptions, VideoEvents> = /* @__PURE__ */ createComponent(
  { mount: mountVideo, registry: videos },
  VIDEO_SCHEMA,
  ['start', 'end', 'failed', 'renderError'],
);
/** The videos that the links in it lead to, in one place. */
export const Playlist: Component<PlaylistOptions, VideoEvents> = /* @__PURE__ */ createComponent(
  { mount: mountPlaylist, registry: videos },
  PLAYLIST_SCHEMA,
  ['start', 'end', 'change', 'failed', 'renderError'],
);

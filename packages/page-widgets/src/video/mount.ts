import { openPart, type Widget } from '@mountkit/core';
import { createPageWidget } from '../shared/dom/create-page-widget';
import { startVideo } from './dom/start-video';
import type { VideoEvents } from './events';
import { PLAYLIST_SCHEMA, type PlaylistOptions, VIDEO_SCHEMA, type VideoOptions } from './settings';

export const video: Widget<VideoOptions, VideoEvents> = /* @__PURE__ */ createPageWidget({
  group: 'video',
  name: 'video',
  schema: VIDEO_SCHEMA,
  start: startVideo,
});
export const playlist: Widget<PlaylistOptions, VideoEvents> = /* @__PURE__ */ createPageWidget({
  group: 'video',
  name: 'playlist',
  schema: PLAYLIST_SCHEMA,
  start(context) {
    void openPart(
      () => import('./on-demand/start-playlist'),
      'the list of videos',
      context,
    )(({ startPlaylist }) => startPlaylist(context), context.markReady);
  },
});

/** Puts a button over a poster that plays a video. Twice on one element answers the same handle. Contract section 10. */
export const mount: Widget<VideoOptions, VideoEvents>['mount'] = video.mount;
/** Plays the videos that a list of links leads to, one after the other. */
export const mountPlaylist: Widget<PlaylistOptions, VideoEvents>['mount'] = playlist.mount;
/** All videos and lists of videos of the page. */
export const registry: Widget<VideoOptions, VideoEvents>['registry'] = video.registry;

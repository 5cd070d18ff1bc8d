import { openPart, type Widget } from '@mountkit/core';
import { createPageWidget } from '../shared/dom/create-page-widget';
import { startGallery } from './dom/start-gallery';
import type { GalleryEvents } from './events';
import { GALLERY_SCHEMA, type GalleryOptions, POSTS_SCHEMA, type PostsOptions } from './settings';

export const gallery: Widget<GalleryOptions, GalleryEvents> = /* @__PURE__ */ createPageWidget({
  group: 'gallery',
  name: 'gallery',
  schema: GALLERY_SCHEMA,
  start: startGallery,
});
export const posts: Widget<PostsOptions, GalleryEvents> = /* @__PURE__ */ createPageWidget({
  group: 'gallery',
  name: 'posts',
  schema: POSTS_SCHEMA,
  start(context) {
    void openPart(
      () => import('./dom/start-posts'),
      'the list of posts',
      context,
    )(({ startPosts }) => startPosts(context), context.markReady);
  },
});

/** Lays out a list of pictures. Twice on one element answers the same handle. Contract section 10. */
export const mount: Widget<GalleryOptions, GalleryEvents>['mount'] = gallery.mount;
/** Lays out and filters a list of posts. */
export const mountPosts: Widget<PostsOptions, GalleryEvents>['mount'] = posts.mount;
/** All galleries and lists of posts of the page. */
export const registry: Widget<GalleryOptions, GalleryEvents>['registry'] = gallery.registry;

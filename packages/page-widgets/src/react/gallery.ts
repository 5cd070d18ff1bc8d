import { type Component, createComponent } from '@mountkit/core/react';
import type { GalleryEvents } from '../gallery/events';
import { registry as galleries, mount as mountGallery, mountPosts } from '../gallery/mount';
import { GALLERY_SCHEMA, type GalleryOptions, POSTS_SCHEMA, type PostsOptions } from '../gallery/settings';

/** Pictures in a grid, in rows of one height, or in columns. */
export const Gallery: Component<GalleryOptions, GalleryEvents> = /* @__PURE__ */ createComponent(
  { mount: mountGallery, registry: galleries },
  GALLERY_SCHEMA,
  ['change', 'renderError'],
);
/** A list of posts, with filters and without gaps. */
export const Posts: Component<PostsOptions, GalleryEvents> = /* @__PURE__ */ createComponent(
  { mount: mountPosts, registry: galleries },
  POSTS_SCHEMA,
  ['change', 'renderError'],
);

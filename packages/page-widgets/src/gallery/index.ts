export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { GalleryEvents } from './events';
export { mount, mountPosts, registry } from './mount';
export { scan } from './scan';
export type { FilterOptions, FilterParts, FilterTexts, GalleryOptions, PostsOptions } from './settings';

export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { ProductEvents } from './events';
export type { Variation, VariationPicture } from './logic/variation';
export { mount, mountGallery, mountStars, registry } from './mount';
export { scan } from './scan';
export type { GalleryOptions, StarsOptions, VariationsOptions, VariationTexts } from './settings';

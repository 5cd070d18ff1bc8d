export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { CarouselEvents } from './events';
export { mount, registry, showSlide } from './mount';
export { scan } from './scan';
export type { CarouselNames, CarouselOptions, CarouselParts, CarouselTexts } from './settings';

import type { Widget } from '@mountkit/core';
import { createPageWidget } from '../shared/dom/create-page-widget';
import { showSlide as show } from './dom/peers';
import { startCarousel } from './dom/start-carousel';
import type { CarouselEvents } from './events';
import { CAROUSEL_SCHEMA, type CarouselOptions } from './settings';

export const carousel: Widget<CarouselOptions, CarouselEvents> = /* @__PURE__ */ createPageWidget({
  group: 'carousel',
  name: 'carousel',
  schema: CAROUSEL_SCHEMA,
  start: startCarousel,
});

/** Makes a carousel of an element's first list. Twice on one element answers the same handle. Contract section 10. */
export const mount: Widget<CarouselOptions, CarouselEvents>['mount'] = carousel.mount;
/** All carousels of the page. */
export const registry: Widget<CarouselOptions, CarouselEvents>['registry'] = carousel.registry;
/** Moves the carousel of an element to a slide, counted from 0; carousels that move with it follow. False if it has none. */
export const showSlide: (element: Element, index: number) => boolean = show;

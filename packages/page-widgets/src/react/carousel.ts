import { type Component, createComponent } from '@mountkit/core/react';
import type { CarouselEvents } from '../carousel/events';
import { registry as carousels, mount as mountCarousel } from '../carousel/mount';
import { CAROUSEL_SCHEMA, type CarouselOptions } from '../carousel/settings';

/** A carousel of the first list in it. */
export const Carousel: Component<CarouselOptions, CarouselEvents> = /* @__PURE__ */ createComponent(
  { mount: mountCarousel, registry: carousels },
  CAROUSEL_SCHEMA,
  ['change', 'start', 'end', 'renderError'],
);

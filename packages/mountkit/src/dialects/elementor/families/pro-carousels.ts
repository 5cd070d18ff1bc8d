import type { Disposer } from '@mountkit/core';
import type { Mountkit } from '../../../loader/create-mountkit';
import type { Family } from '../family';
import { watchElements } from '../watch-elements';
import { whenGone } from '../when-gone';
import { mountCarousel, PARTS } from './carousel';
import { animateSlides } from './pro-carousels/animate-slides';
import { thumbnailOptions } from './pro-carousels/thumbnail-options';

/** On a page from right to left these two kinds have their arrows the other way round, whichever way their slides run. */
const SWAPPED = /^(?:nested|loop)-carousel/;

/** The carousels and slides that the builder's Pro part runs. */
export function start(mountkit: Mountkit, { selector }: Family): void {
  watchElements(selector, async (element) => {
    const slides = animateSlides(element);
    slides.show();
    const isSwapped = SWAPPED.test(element.dataset.widget_type ?? '');
    const carousel = await mountCarousel(element, mountkit, { isSwapped });
    // One slide does not move, but its picture does.
    if (!carousel) return slides.remove;
    const { handle, mount, settings, texts } = carousel;
    const offs: Disposer[] = [
      handle.on('start', () => {
        slides.show();
        slides.hide();
      }),
      handle.on('end', () => {
        slides.show();
        slides.rest();
      }),
      slides.remove,
    ];
    slides.show();
    const thumbnails = element.querySelector<HTMLElement>('.elementor-thumbnails-swiper');
    if (thumbnails) {
      const { viewport, track: row, names } = PARTS;
      const follower = mount(thumbnails, {
        ...thumbnailOptions(settings),
        sync: `[data-id="${CSS.escape(element.dataset.id ?? '')}"]`,
        texts,
        parts: { viewport, track: row, ...(names && { names }) },
      });
      offs.push(follower.unmount);
    }
    whenGone(handle, () => {
      for (const off of offs) off();
    });
    return handle.unmount;
  });
}

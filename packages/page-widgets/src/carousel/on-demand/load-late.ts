import { httpUrl } from '@mountkit/core/logic';
import { setClasses } from '../../shared/dom/set-classes';
import type { Parts } from '../dom/parts';
import type { Layout } from '../logic/layout';
import { wrap } from '../logic/pages';

/** Loads the pictures of a slide that wait in `data-src` and `data-background`. They stay when the carousel goes. */
function loadSlide(slide: HTMLElement, loaded: string | undefined): void {
  for (const part of [slide, ...slide.querySelectorAll<HTMLElement>('img[data-src],[data-background]')]) {
    const { src, srcset, background } = part.dataset;
    const image = part instanceof HTMLImageElement ? part : undefined;
    const address = httpUrl((image ? src : background) || 'about:blank', document.baseURI);
    if (!address || (image ? image.hasAttribute('src') : part.style.backgroundImage)) continue;
    if (image) {
      if (srcset) image.srcset = srcset;
      image.src = address;
    } else part.style.backgroundImage = `url(${JSON.stringify(address)})`;
    setClasses(part, loaded, true);
  }
}

/** Loads the pictures of the slides that are in view with one, and of as many more as a movement may show. */
export function loadLate(index: number, { slides, names }: Parts, layout: Layout): void {
  const { count, usable, aside, last, isEndless, isFade } = layout;
  const first = isEndless || isFade ? index : Math.min(index, last);
  for (let place = first - aside - 1; place < first + 2 * usable + aside; place++) {
    const slide = slides[isEndless ? wrap(place, count) : place];
    if (slide) loadSlide(slide, names.loaded);
  }
}

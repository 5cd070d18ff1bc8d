import { setClasses } from '../../shared/dom/set-classes';
import { httpAddress } from '../../shared/logic/http-address';
import type { CarouselNames } from '../settings';

/** Loads the pictures of a slide that wait in `data-src` and `data-background`. They stay when the carousel goes. */
export function loadLate(slide: HTMLElement, { loaded }: CarouselNames): void {
  for (const image of slide.querySelectorAll<HTMLImageElement>('img[data-src]:not([src])')) {
    const address = httpAddress(image.dataset.src || 'about:blank', document.baseURI);
    if (!address) continue;
    if (image.dataset.srcset) image.srcset = image.dataset.srcset;
    image.src = address;
    setClasses(image, loaded, true);
  }
  for (const part of [slide, ...slide.querySelectorAll<HTMLElement>('[data-background]')]) {
    const address = httpAddress(part.dataset.background || 'about:blank', document.baseURI);
    if (!address || part.style.backgroundImage) continue;
    part.style.backgroundImage = `url(${JSON.stringify(address)})`;
    setClasses(part, loaded, true);
  }
}

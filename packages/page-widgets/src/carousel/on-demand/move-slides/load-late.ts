import { setClasses } from '../../../shared/dom/set-classes';
import { httpAddress } from '../../../shared/logic/http-address';
import type { CarouselNames } from '../../settings';

const waits = (part: HTMLElement) =>
  part instanceof HTMLImageElement ? !part.hasAttribute('src') : !part.style.backgroundImage;

/** Loads the pictures of a slide that wait in `data-src` and `data-background`. They stay when the carousel goes. */
export function loadLate(slide: HTMLElement, { loaded }: CarouselNames): void {
  for (const part of [slide, ...slide.querySelectorAll<HTMLElement>('img[data-src],[data-background]')]) {
    const { src, srcset, background } = part.dataset;
    const isImage = part instanceof HTMLImageElement;
    const address = httpAddress((isImage ? src : background) || 'about:blank', document.baseURI);
    if (!address || !waits(part)) continue;
    if (isImage) {
      if (srcset) part.srcset = srcset;
      part.src = address;
    } else part.style.backgroundImage = `url(${JSON.stringify(address)})`;
    setClasses(part, loaded, true);
  }
}

import { setClasses } from '../../shared/dom/set-classes';
import type { CarouselNames } from '../settings';

/** An address that a picture may have; anything else is left alone. */
function addressOf(text: string | undefined): string | undefined {
  try {
    const { href, protocol } = new URL(text || 'about:blank', document.baseURI);
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** Loads the pictures of a slide that wait in `data-src` and `data-background`. They stay when the carousel goes. */
export function loadLate(slide: HTMLElement, { loaded }: CarouselNames): void {
  for (const image of slide.querySelectorAll<HTMLImageElement>('img[data-src]:not([src])')) {
    const address = addressOf(image.dataset.src);
    if (!address) continue;
    if (image.dataset.srcset) image.srcset = image.dataset.srcset;
    image.src = address;
    setClasses(image, loaded, true);
  }
  for (const part of [slide, ...slide.querySelectorAll<HTMLElement>('[data-background]')]) {
    const address = addressOf(part.dataset.background);
    if (!address || part.style.backgroundImage) continue;
    part.style.backgroundImage = `url(${JSON.stringify(address)})`;
    setClasses(part, loaded, true);
  }
}

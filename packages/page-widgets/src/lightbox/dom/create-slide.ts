import { httpUrl, openPart } from '@mountkit/core';
import { make } from '../../shared/dom/make';
import type { LightboxItem, LightboxNames, LightboxTexts } from '../settings';

/** A slide whose picture is larger than the window. */
const ZOOMED = 'mountkit-lightbox__slide--zoomed';

/** What a slide is made with. */
interface SlideSpec {
  readonly texts: LightboxTexts;
  readonly names: LightboxNames;
  /** Its place among the others, to screen readers. */
  readonly position: string;
  report(message: string, cause?: unknown): void;
}

/** A picture or a video with its texts. */
export interface Slide {
  readonly element: HTMLElement;
  /** Loads its picture; once. */
  load(): void;
  /** Lets its video be there, playing if the visitor has pressed the link to it. */
  enter(isAskedFor: boolean): void;
  /** Ends its video, and shows its picture as a whole. */
  leave(): void;
  /** Shows its picture larger, or as a whole; answers which. */
  zoom(): boolean;
}

/** The texts below a slide: text, never markup. */
function createCaption({ title, description }: LightboxItem, names: LightboxNames): HTMLElement {
  const caption = make('figcaption', 'mountkit-lightbox__caption');
  if (title) caption.append(make('strong', names.title, title));
  if (description) caption.append(make('span', names.description, description));
  return caption;
}

/** Makes a slide. Nothing is loaded before it is asked for. */
export function createSlide(item: LightboxItem, { texts, names, position, report }: SlideSpec): Slide {
  const { kind, url, alt, title = '' } = item;
  const element = make('figure', 'mountkit-lightbox__slide');
  element.ariaLabel = position;
  const image = kind === 'picture' ? element.appendChild(make('img', names.image)) : undefined;
  if (image) {
    image.alt = alt || title;
    image.draggable = false;
    image.addEventListener('error', () => {
      report(`could not load the picture ${url}`);
      const link = make('a', '', texts.open);
      link.href = httpUrl(url, document.baseURI);
      image.replaceWith(link.href ? link : '');
    });
  }
  if (title || item.description) element.append(createCaption(item, names));

  /** Anew with each visit, so that what is loaded late does not come into a slide that was left. */
  let visit: AbortController | undefined;
  return {
    element,
    load() {
      if (image && !image.src) image.src = url;
    },
    enter(isAskedFor) {
      if (image || visit) return;
      visit = new AbortController();
      const { signal } = visit;
      const withVideo = openPart(() => import('../../video/on-demand/own-place'), 'the video player', {
        report,
        signal,
      });
      void withVideo(({ showVideo }) => {
        const { play: playLabel, open: linkLabel } = texts;
        const facade = showVideo(element, { address: url, title, playLabel, linkLabel, report });
        if (!facade) return;
        signal.addEventListener('abort', facade.remove);
        // Above its texts.
        element.prepend(...[...element.children].slice(-1));
        if (isAskedFor) facade.show('visitor');
      });
    },
    leave() {
      element.classList.remove(ZOOMED);
      element.removeAttribute('tabindex');
      visit?.abort();
      visit = undefined;
    },
    zoom() {
      const isZoomed = !!image && element.classList.toggle(ZOOMED);
      if (isZoomed) {
        // The arrow keys move what is larger than the window.
        element.tabIndex = 0;
        element.focus();
      } else element.removeAttribute('tabindex');
      return isZoomed;
    },
  };
}

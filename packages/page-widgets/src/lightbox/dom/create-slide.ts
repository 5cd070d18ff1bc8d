import type { LightboxItem, LightboxNames, LightboxTexts } from '../settings';

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
  const caption = document.createElement('figcaption');
  caption.className = 'mountkit-lightbox__caption';
  for (const [name, text, classes] of [
    ['strong', title, names.title],
    ['span', description, names.description],
  ] as const) {
    if (!text) continue;
    const line = caption.appendChild(document.createElement(name));
    if (classes) line.className = classes;
    line.textContent = text;
  }
  return caption;
}

/** A slide that is in view, with the video in it. */
interface Visit {
  video?: { remove(): void };
}

/** Makes a slide. Nothing is loaded before it is asked for. */
export function createSlide(item: LightboxItem, { texts, names, position, report }: SlideSpec): Slide {
  const { kind, url, alt, title = '' } = item;
  const element = document.createElement('figure');
  element.className = 'mountkit-lightbox__slide';
  element.ariaLabel = position;
  const image = kind === 'picture' ? element.appendChild(document.createElement('img')) : undefined;
  if (image) {
    image.alt = alt || title;
    image.draggable = false;
    if (names.image) image.className = names.image;
    image.addEventListener('error', () => {
      report(`could not load the picture ${url}`);
      const link = document.createElement('a');
      link.href = url;
      link.textContent = texts.open;
      // No other address becomes a link.
      image.replaceWith(/^https?:$/.test(link.protocol) ? link : '');
    });
  }
  if (title || item.description) element.append(createCaption(item, names));

  /** Anew with each visit, so that what is loaded late does not come into a slide that was left. */
  let visit: Visit | undefined;
  const leave = () => {
    element.classList.remove('mountkit-lightbox__slide--zoomed');
    element.removeAttribute('tabindex');
    visit?.video?.remove();
    visit = undefined;
  };
  return {
    element,
    load() {
      if (image && !image.src) image.src = url;
    },
    enter(isAskedFor) {
      if (image || visit) return;
      const now: Visit = {};
      visit = now;
      import('../../video/on-demand/own-place').then(
        ({ showVideo }) => {
          if (visit !== now) return;
          const { play: playLabel, open: linkLabel } = texts;
          const facade = showVideo(element, { address: url, title, playLabel, linkLabel, report });
          if (!facade) return;
          now.video = facade;
          // Above its texts.
          element.prepend(...[...element.children].slice(-1));
          if (isAskedFor) facade.show('visitor');
        },
        (cause) => report('could not load the video player', cause),
      );
    },
    leave,
    zoom() {
      const isZoomed = !!image && element.classList.toggle('mountkit-lightbox__slide--zoomed');
      if (isZoomed) {
        // The arrow keys move what is larger than the window.
        element.tabIndex = 0;
        element.focus();
      } else element.removeAttribute('tabindex');
      return isZoomed;
    },
  };
}

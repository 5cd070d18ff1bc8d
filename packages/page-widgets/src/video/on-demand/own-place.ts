import { adoptStyles, type Disposer } from '@mountkit/core';
import { make } from '../../shared/dom/make';
import { setClasses } from '../../shared/dom/set-classes';
import type { Place } from '../dom/facade-spec';
import { type Facade, openFacade } from '../dom/open-facade';
import { OFF } from '../dom/style';
import type { VideoEvents } from '../events';
import { type Play, readVideo } from '../logic/video-source';

/** How our own parts look; every rule but those of the places gives way to one of the page. */
const STYLE = `.mountkit-video{position:relative;overflow:hidden}
.mountkit-video>*{position:absolute;inset:0;box-sizing:border-box;width:100%;height:100%;border:0}
:where(.mountkit-video){background:#000;border-radius:inherit}
:where(.mountkit-video__button){padding:0;background:none;color:#fff;cursor:pointer}
:where(.mountkit-video__button>img){display:block;width:100%;height:100%;object-fit:cover}
:where(.mountkit-video__button)::after{content:"";position:absolute;inset:0;margin:auto;inline-size:68px;block-size:68px;border-radius:50%;background:linear-gradient(#fff,#fff) no-repeat 0/0,rgb(0 0 0/.7)}
.mountkit-video__button::before{content:"";position:absolute;z-index:1;inset:0;margin:auto;translate:3px;width:20px;height:24px;background:#fff;clip-path:polygon(0 0,100% 50%,0 100%)}
.mountkit-video__button:focus-visible{outline:3px solid #fff;outline-offset:-6px;box-shadow:inset 0 0 0 6px #000}`;

/** A place of our own, which can be taken away. */
interface OwnPlace extends Place {
  readonly leave: Disposer;
}

/** What a place of our own shows. */
interface Look {
  /** Of the button. */
  readonly label: string;
  /** Width to height. */
  readonly ratio: string;
  readonly poster: Element | null;
}

/** Makes a place of our own, with a button over a copy of the poster; `put` puts it into the page. */
function createPlace({ label, ratio, poster }: Look, put: (stage: Element) => void): OwnPlace {
  const holder = make('div');
  const button = make('button', 'mountkit-video__button');
  const stage = make('div', 'mountkit-video', holder, button);
  stage.style.aspectRatio = ratio;
  button.ariaLabel = label;
  if (poster) {
    const copy = button.appendChild(poster.cloneNode(true) as HTMLImageElement);
    copy.removeAttribute('id');
    // The button says what it is.
    copy.alt = '';
  }
  put(stage);
  const unstyle = adoptStyles(stage, STYLE);
  return {
    holder,
    cover: button,
    button,
    leave() {
      unstyle();
      stage.remove();
    },
  };
}

/** Puts a place of our own where the page has a link: the link is there again when it ends. */
export function takeLink(element: HTMLElement, look: Omit<Look, 'poster'>): OwnPlace {
  const isWhole = /^(?:a|iframe|video)$/.test(element.localName);
  const hidden = isWhole ? [element] : [...element.children];
  const poster = element.querySelector('img');
  const place = createPlace({ ...look, poster }, (stage) => element[isWhole ? 'after' : 'append'](stage));
  for (const each of hidden) each.classList.add(OFF);
  return {
    ...place,
    leave() {
      place.leave();
      for (const each of hidden) setClasses(each, OFF, false);
    },
  };
}

/** A video that is put into an element. */
export interface ShownVideo extends Partial<Play> {
  readonly address: string;
  readonly title: string;
  readonly poster?: Element | null;
  readonly ratio?: string;
  readonly playLabel: string;
  readonly linkLabel: string;
  readonly listensForEnd?: boolean;
  emit?(event: 'start' | 'end' | 'failed', detail: VideoEvents['start']): void;
  report(message: string, cause?: unknown): void;
}

/** Puts a video into an element, with a button that plays it. Of an address that leads to none, it reports that. */
export function showVideo(element: Element, video: ShownVideo): Facade | undefined {
  const { address, title, poster = null, ratio = '16/9', playLabel, linkLabel, ...rest } = video;
  const source = readVideo(address, document.baseURI);
  if (!source) {
    rest.report(`"${address}" is not the address of a video`);
    return undefined;
  }
  const label = title ? `${playLabel}: ${title}` : playLabel;
  const place = createPlace({ label, ratio, poster }, (stage) => element.append(stage));
  const facade = openFacade({
    emit() {},
    ...rest,
    ...place,
    source,
    play: { start: 0, end: 0, loop: false, mute: false, controls: true, privacy: true, ...rest },
    title: title || playLabel,
    linkLabel,
  });
  return {
    show: facade.show,
    remove() {
      facade.remove();
      place.leave();
    },
  };
}

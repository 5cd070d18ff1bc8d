import { type Disposer, openPart, readConsent, type WidgetContext } from '@mountkit/core';
import { whenInView } from '../../shared/dom/in-view';
import { isMotionReduced } from '../../shared/dom/is-motion-reduced';
import type { VideoEvents } from '../events';
import { readVideo } from '../logic/video-source';
import type { VideoOptions } from '../settings';
import { createPlace, openFacade, type Place } from './open-facade';
import { OFF } from './style';

type Context = WidgetContext<VideoOptions, VideoEvents>;

/** Puts a place of our own where the page has a link: the link is there again when it ends. */
function takeLink(element: HTMLElement, label: string, ratio: string): Place & { leave: Disposer } {
  const place = createPlace(element.querySelector('img'), label, ratio);
  const isFull = /^(?:a|iframe|video)$/.test(element.localName);
  const hidden = isFull ? [element] : [...element.children];
  for (const each of hidden) each.classList.add(OFF);
  element[isFull ? 'after' : 'append'](place.stage);
  return {
    ...place,
    leave() {
      place.stage.remove();
      for (const each of hidden) {
        each.classList.remove(OFF);
        if (!each.className) each.removeAttribute('class');
      }
    },
  };
}

function openVideo(
  context: Context,
  withLightbox: (address: string, title: string, opener: HTMLElement) => void,
): Disposer {
  const { element, settings, emit, report } = context;
  const { src, ratio, parts, autoplay, at_once, lightbox, play_label, link_label, ...play } = settings();
  const link = element.querySelector<HTMLAnchorElement>('a[href]');
  const given = src || (element.getAttribute('href') ?? link?.getAttribute('href') ?? '');
  const source = readVideo(given, document.baseURI);
  if (!source) {
    report(`the video is "${given}", expected the address of a file, or of YouTube, Vimeo, Dailymotion or VideoPress`);
    return () => {};
  }
  const title = play.title || element.textContent?.trim() || element.querySelector('img')?.alt || '';
  const find = (selector = '') => (selector ? element.querySelector<HTMLElement>(selector) : null);
  const holder = find(parts?.holder);
  if (parts && !holder) {
    report(`has no ${parts.holder}, expected what the player takes the place of`);
    return () => {};
  }
  const cover = find(parts?.cover);
  const { address, provider } = source;
  // Another host is not asked before the click where the visitor has refused it.
  const isAllowed = provider === 'file' || readConsent('marketing') !== false;
  const place =
    holder && (cover || (at_once && isAllowed))
      ? { holder, cover, button: find(parts?.button) ?? cover, leave() {} }
      : takeLink(holder ?? element, title ? `${play_label}: ${title}` : play_label, ratio);
  const playsItself = autoplay && isAllowed && !isMotionReduced();
  const facade = openFacade({
    ...place,
    source,
    // By itself a video makes no sound.
    play: { ...play, mute: play.mute || autoplay },
    title: title || play_label,
    linkLabel: link_label,
    pressed: lightbox ? (button) => withLightbox(address, title, button) : undefined,
    emit,
    report,
  });
  // A frame that is going to play by itself is loaded then.
  if (at_once && isAllowed && (provider === 'file' || !playsItself)) facade.show('rest');
  const forget = playsItself
    ? whenInView(place.holder.parentElement ?? element, () => facade.show('itself'))
    : undefined;
  return () => {
    forget?.();
    facade.remove();
    place.leave();
  };
}

/** Plays a video where its link is, once somebody asks for it. */
export function startVideo(context: Context): void {
  const { scope, onSettings, markReady } = context;
  const withLightbox = openPart(() => import('../../lightbox/dom/show-lightbox'), 'the lightbox', context);
  let close: Disposer = () => {};
  const open = () => {
    close();
    close = openVideo(context, (url, title, opener) => {
      void withLightbox(({ showLightbox }) => {
        const box = showLightbox({ items: [{ kind: 'video', url, title }], opener, report: context.report });
        context.signal.addEventListener('abort', box.close);
      });
    });
  };
  open();
  scope.add(() => close());
  onSettings(open);
  markReady();
}

import { type Disposer, openPart, readConsent, type WidgetContext } from '@mountkit/core';
import { whenInView } from '../../shared/dom/in-view';
import { isMotionReduced } from '../../shared/dom/is-motion-reduced';
import type { VideoEvents } from '../events';
import { readVideo } from '../logic/video-source';
import type { VideoOptions } from '../settings';
import type { Place } from './facade-spec';
import { openFacade } from './open-facade';

type Context = WidgetContext<VideoOptions, VideoEvents>;

/** Shows a video in the lightbox. */
type WithLightbox = (address: string, title: string, opener: HTMLElement) => void;

/** Opens a video for the present settings; `ready` is called once its button is there. */
function openVideo(context: Context, withLightbox: WithLightbox, ready: () => void): Disposer {
  const { element, settings, emit, report } = context;
  const { src, ratio, parts, autoplay, at_once, lightbox, play_label, link_label, ...play } = settings();
  const link = element.querySelector<HTMLAnchorElement>('a[href]');
  const given = src || (element.getAttribute('href') ?? link?.getAttribute('href') ?? '');
  const source = readVideo(given, document.baseURI);
  const find = (selector = '') => (selector ? element.querySelector<HTMLElement>(selector) : null);
  const holder = find(parts?.holder);
  if (!source || (parts && !holder)) {
    report(
      source
        ? `has no ${parts?.holder}, expected what the player takes the place of`
        : `the video is "${given}", expected the address of a file, or of YouTube, Vimeo, Dailymotion or VideoPress`,
    );
    ready();
    return () => {};
  }
  const title = play.title || element.textContent?.trim() || element.querySelector('img')?.alt || '';
  const cover = find(parts?.cover);
  const { address, provider } = source;
  const isFile = provider === 'file';
  // Another host is not asked before the click where the visitor has refused it.
  const isAllowed = isFile || readConsent('marketing') !== false;
  const playsItself = autoplay && isAllowed && !isMotionReduced();
  const end = new AbortController();
  const offs: Disposer[] = [() => end.abort()];

  const open = (place: Place) => {
    const facade = openFacade({
      ...place,
      source,
      // By itself a video makes no sound.
      play: { ...play, mute: play.mute || autoplay },
      title: title || play_label,
      linkLabel: link_label,
      // A frame that is going to play by itself is loaded then.
      isAtOnce: at_once && isAllowed && (isFile || !playsItself),
      pressed: lightbox ? (button) => withLightbox(address, title, button) : undefined,
      emit,
      report,
    });
    offs.push(facade.remove);
    if (playsItself) offs.push(whenInView(place.holder.parentElement ?? element, () => facade.show('itself')));
  };

  if (holder && (cover || (at_once && isAllowed))) {
    open({ holder, cover, button: find(parts?.button) ?? cover });
    ready();
  } else {
    const withOwn = openPart(() => import('../on-demand/own-place'), 'the button of a video', {
      report,
      signal: end.signal,
    });
    const label = title ? `${play_label}: ${title}` : play_label;
    void withOwn(({ takeLink }) => {
      const place = takeLink(holder ?? element, { label, ratio });
      open(place);
      offs.push(place.leave);
    }).then(ready);
  }
  return () => {
    for (const off of offs) off();
  };
}

/** Plays a video where its link is, once somebody asks for it. */
export function startVideo(context: Context): void {
  const { scope, onSettings, markReady } = context;
  const openLightbox = openPart(() => import('../../lightbox/dom/show-lightbox'), 'the lightbox', context);
  const withLightbox: WithLightbox = (url, title, opener) =>
    void openLightbox(({ showLightbox }) => {
      const box = showLightbox({ items: [{ kind: 'video', url, title }], opener, report: context.report });
      context.signal.addEventListener('abort', box.close);
    });
  let close = openVideo(context, withLightbox, markReady);
  scope.add(() => close());
  onSettings(() => {
    close();
    close = openVideo(context, withLightbox, () => {});
  });
}

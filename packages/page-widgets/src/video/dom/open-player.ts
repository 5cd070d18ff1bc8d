import { type Disposer, listen } from '@mountkit/core';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { frameAddress, needsWatch, type Play, type VideoSource } from '../logic/video-source';

/** What is played, and where. */
export interface PlayerSpec {
  readonly source: VideoSource;
  readonly play: Play;
  /** Name of the frame. */
  readonly title: string;
  /** What the player takes the place of; a `<video>` or `<iframe>` of the page becomes the player itself. */
  readonly holder: Element;
  /** Called at the end of the video, if anybody wants to know. */
  readonly ended?: (() => void) | undefined;
  /** Called once if the video cannot be shown. */
  readonly failed: (cause: unknown) => void;
}

/** A player in the page. */
export interface Player {
  readonly element: HTMLElement;
  play(): void;
  remove: Disposer;
}

/** Milliseconds in which a frame has to be there. */
const PATIENCE = 15_000;

type PlayerElement = HTMLVideoElement & HTMLIFrameElement;

/** A browser that refuses shows the controls. */
const playNow = (video: HTMLVideoElement) => void video.play().catch(() => {});

/** Plays a file from its start to its end. */
function playFile(video: HTMLVideoElement, { play, ended, failed }: PlayerSpec, playsItself: boolean): Disposer {
  const { start, end, loop, mute } = play;
  video.muted = mute;
  const stop = () => {
    if (loop) {
      video.currentTime = start;
      playNow(video);
    } else {
      video.pause();
      ended?.();
    }
  };
  const offs = [
    listen(video, 'ended', stop),
    listen(video, 'timeupdate', () => end && video.currentTime >= end && !video.paused && stop()),
    listen(video, 'error', () => failed(video.error?.message)),
  ];
  if (start)
    offs.push(listen(video, 'loadedmetadata', () => Object.assign(video, { currentTime: start }), { once: true }));
  if (start && video.readyState) video.currentTime = start;
  if (playsItself) playNow(video);
  else video.pause();
  return () => {
    for (const off of offs) off();
    video.pause();
  };
}

/** Waits for a frame, and keeps what its host does not. */
function followFrame(frame: HTMLIFrameElement, { source, play, ended, failed }: PlayerSpec): Disposer {
  const { origin } = new URL(frame.src);
  const timer = setTimeout(failed, PATIENCE, 'it did not load');
  const offs = [
    listen(frame, 'load', () => clearTimeout(timer)),
    listen(document, 'securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI } = event as Event as SecurityPolicyViolationEvent;
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) {
        failed('the page’s content security policy blocks it');
      }
    }),
    () => clearTimeout(timer),
  ];
  if (needsWatch(source, play, !!ended)) {
    let isOver = false;
    let stop: Disposer = () => {};
    import('./watch-frame').then(({ watchFrame }) => {
      if (!isOver) stop = watchFrame(frame, { isYoutube: source.provider === 'youtube', origin, play, ended });
    }, failed);
    offs.push(() => {
      isOver = true;
      stop();
    });
  }
  return () => {
    for (const off of offs) off();
  };
}

/** Puts a player into the page. `playsItself`: at once, because somebody has asked for it. */
export function openPlayer(spec: PlayerSpec, playsItself: boolean): Player {
  const { source, play, title, holder } = spec;
  const kept = keepAttributes();
  const isFile = source.provider === 'file';
  const name = isFile ? 'video' : 'iframe';
  const element = (holder.localName === name ? holder : document.createElement(name)) as PlayerElement;
  kept.set(element, {
    ...(isFile
      ? {
          controls: play.controls ? '' : null,
          playsinline: '',
          autoplay: null,
          // A whole video the browser repeats without a gap.
          loop: play.loop && !play.start && !play.end ? '' : null,
          'aria-label': title,
        }
      : {
          title,
          allow: 'autoplay; encrypted-media; picture-in-picture',
          allowfullscreen: '',
          loading: playsItself ? 'eager' : 'lazy',
          referrerpolicy: 'strict-origin-when-cross-origin',
        }),
    ...(element !== holder && { class: holder.className || null }),
  });
  // A file that the page's own element has is not loaded anew.
  if (!isFile || element.src !== source.id) {
    kept.set(element, { src: isFile ? source.id : frameAddress(source, play, playsItself) });
  }
  const stop = isFile ? playFile(element, spec, playsItself) : followFrame(element, spec);
  if (element !== holder) holder.replaceWith(element);
  return {
    element,
    play() {
      if (isFile) playNow(element);
      else element.src = frameAddress(source, play, true);
    },
    remove() {
      stop();
      if (element !== holder) element.replaceWith(holder);
      kept.restore();
    },
  };
}

import { type Disposer, listen } from '@mountkit/core';
import { keepAttributes } from '../../../shared/dom/keep-attributes';
import { frameAddress, needsWatch } from '../../logic/frame-address';
import type { Play, VideoSource } from '../../logic/video-source';

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

/** Keeps the start and the end of a file, until the signal. */
function followFile(video: HTMLVideoElement, { play, ended, failed }: PlayerSpec, signal: AbortSignal): void {
  const { start, end, loop } = play;
  const stop = () => {
    if (loop) {
      video.currentTime = start;
      playNow(video);
    } else {
      video.pause();
      ended?.();
    }
  };
  const begin = () => Object.assign(video, { currentTime: start });
  listen(video, 'ended', stop, { signal });
  listen(video, 'timeupdate', () => end && video.currentTime >= end && !video.paused && stop(), { signal });
  listen(video, 'error', () => failed(video.error?.message), { signal });
  if (start) listen(video, 'loadedmetadata', begin, { signal, once: true });
  if (start && video.readyState) begin();
}

/** Waits for a frame, and keeps what its host does not, until the signal. */
function followFrame(frame: HTMLIFrameElement, spec: PlayerSpec, signal: AbortSignal): void {
  const { source, play, ended, failed } = spec;
  const { origin } = new URL(frame.src);
  const timer = setTimeout(failed, PATIENCE, 'it did not load');
  const forget = () => clearTimeout(timer);
  signal.addEventListener('abort', forget);
  listen(frame, 'load', forget, { signal });
  const read = (event: Event) => {
    const { effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent;
    if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) {
      failed('the page’s content security policy blocks it');
    }
  };
  listen(document, 'securitypolicyviolation', read, { signal });
  if (!needsWatch(source, play, !!ended)) return;
  import('../watch-frame').then(({ watchFrame }) => {
    const isYoutube = source.provider === 'youtube';
    if (!signal.aborted) watchFrame(frame, { isYoutube, origin, play, ended, signal });
  }, failed);
}

/** Puts a player into the page. `playsItself`: at once, because somebody has asked for it. */
export function openPlayer(spec: PlayerSpec, playsItself: boolean): Player {
  const { source, play, title, holder } = spec;
  const kept = keepAttributes();
  const end = new AbortController();
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
  if (isFile) {
    element.muted = play.mute;
    followFile(element, spec, end.signal);
    if (playsItself) playNow(element);
    else element.pause();
  } else followFrame(element, spec, end.signal);
  if (element !== holder) holder.replaceWith(element);
  return {
    element,
    play() {
      if (isFile) playNow(element);
      else element.src = frameAddress(source, play, true);
    },
    remove() {
      end.abort();
      if (isFile) element.pause();
      if (element !== holder) element.replaceWith(holder);
      kept.restore();
    },
  };
}

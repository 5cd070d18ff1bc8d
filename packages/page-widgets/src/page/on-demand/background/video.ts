import type { Player } from './player';

/** How a video file plays. */
interface VideoSpec {
  readonly start: number;
  readonly end: number;
  readonly once: boolean;
  /** The element in the page's markup; null: one is made. */
  readonly holder: HTMLVideoElement | null;
  readonly ended: () => void;
}

/** Plays a video file without sound. */
export function createVideo(address: string, { start, end, once, holder, ended }: VideoSpec): Player {
  const video = holder ?? document.createElement('video');
  const before = holder?.getAttribute('src') ?? null;
  const look = holder?.getAttribute('style') ?? null;
  const controller = new AbortController();
  const { signal } = controller;
  Object.assign(video, { muted: true, playsInline: true, loop: !once && !start && !end, src: address });
  // Whatever the page's style sheet says of videos.
  if (holder) Object.assign(video.style, { objectFit: 'cover', width: '100%', height: '100%', maxWidth: 'none' });
  video.ariaHidden = 'true';
  const again = () => {
    if (once) {
      video.pause();
      ended();
    } else {
      video.currentTime = start;
      void video.play().catch(() => {});
    }
  };
  if (start) video.addEventListener('loadedmetadata', () => Object.assign(video, { currentTime: start }), { signal });
  if (end) video.addEventListener('timeupdate', () => video.currentTime >= end && again(), { signal });
  video.addEventListener('ended', again, { signal });
  return {
    nodes: holder ? [] : [video],
    // A browser that refuses shows the page's own picture.
    play: () => void video.play().catch(() => {}),
    pause: () => video.pause(),
    stop() {
      controller.abort();
      video.pause();
      if (before === null) video.removeAttribute('src');
      else video.src = before;
      video.setAttribute('style', look ?? '');
      if (!look) video.removeAttribute('style');
    },
  };
}

/** A video of another host in a frame; it is there while it plays. */
export function createFrame(address: string): Player {
  const frame = document.createElement('iframe');
  frame.title = '';
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  frame.allow = 'autoplay';
  frame.loading = 'lazy';
  return {
    nodes: [frame],
    play() {
      if (frame.src !== address) frame.src = address;
    },
    pause: () => frame.removeAttribute('src'),
    stop: () => frame.remove(),
  };
}

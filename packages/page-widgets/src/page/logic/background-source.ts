import { httpUrl } from '@mountkit/core/logic';

/** What plays behind an element. */
export type BackgroundSource =
  | { readonly kind: 'file'; readonly address: string }
  | { readonly kind: 'frame'; readonly address: string };

/** How a background video plays. */
interface Play {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  readonly once: boolean;
}

const YOUTUBE = /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;

/** The video's id in an address of YouTube; empty for none. */
const youtubeId = ({ pathname, searchParams }: URL): string =>
  searchParams.get('v') ?? /^\/(?:embed\/|v\/|shorts\/|live\/)?([\w-]{6,})/.exec(pathname)?.[1] ?? '';

/** Where a background video is played from; null for an address that is none. Hosts that embed are asked without cookies. */
export function backgroundSource(video: string, base: string, { start, end, once }: Play): BackgroundSource | null {
  const whole = video && httpUrl(video, base);
  if (!whole) return null;
  const url = new URL(whole);
  const frame = (address: string, parameters: Readonly<Record<string, string>>): BackgroundSource => ({
    kind: 'frame',
    address: `${address}?${new URLSearchParams(parameters)}`,
  });
  if (YOUTUBE.test(url.hostname)) {
    const id = youtubeId(url);
    if (!/^[\w-]+$/.test(id)) return null;
    return frame(`https://www.youtube-nocookie.com/embed/${id}`, {
      autoplay: '1',
      mute: '1',
      controls: '0',
      playsinline: '1',
      rel: '0',
      ...(start && { start: `${start}` }),
      ...(end && { end: `${end}` }),
      ...(!once && { loop: '1', playlist: id }),
    });
  }
  const vimeo = /(?:^|\.)vimeo\.com$/.test(url.hostname) && /\d+/.exec(url.pathname)?.[0];
  if (vimeo) {
    return frame(`https://player.vimeo.com/video/${vimeo}`, { background: '1', dnt: '1', loop: once ? '0' : '1' });
  }
  return { kind: 'file', address: url.href };
}

import { httpUrl } from '@mountkit/core/logic';

/** Who plays a video: a host in a frame, or the browser itself a file. */
export type Provider = 'youtube' | 'vimeo' | 'dailymotion' | 'videopress' | 'file';

/** A video that an address leads to. */
export interface VideoSource {
  readonly provider: Provider;
  /** The host's name of the video; of a file its whole address. */
  readonly id: string;
  /** The address itself, for a link. */
  readonly address: string;
}

/** How a video plays. */
export interface Play {
  /** Seconds; 0 for the whole video. */
  readonly start: number;
  readonly end: number;
  readonly loop: boolean;
  readonly mute: boolean;
  readonly controls: boolean;
  /** The host is asked not to keep anything of the visitor. */
  readonly privacy: boolean;
}

/** Hosts, and where the id is in the path and query of their addresses: nothing else of one gets into that of a frame. */
const HOSTS: readonly (readonly [Provider, host: RegExp, id: RegExp])[] = [
  [
    'youtube',
    /^(?:[\w-]+\.)?youtube(?:-nocookie)?\.com$/,
    /^\/(?:(?:embed|v|shorts|live)\/|watch\/?\?(?:.*&)?v=)([\w-]{11})(?![\w-])/,
  ],
  ['youtube', /^(?:[\w-]+\.)?youtu\.be$/, /^\/([\w-]{11})(?![\w-])/],
  ['vimeo', /^(?:[\w-]+\.)?vimeo\.com$/, /^\/(?:[\w-]+\/)*?(\d+)(?:\/[\da-f]+)?\/?(?:\?|$)/],
  [
    'dailymotion',
    /^(?:[\w-]+\.)?dailymotion\.com$/,
    /^\/(?:embed\/|player(?:\/\w+)?\.html\?(?:.*&)?)?video[/=]([a-z\d]{5,})/i,
  ],
  ['dailymotion', /^(?:[\w-]+\.)?dai\.ly$/, /^\/([a-z\d]{5,})/i],
  ['videopress', /^(?:(?:[\w-]+\.)?videopress|video\.wordpress)\.com$/, /^\/(?:v|embed)\/([a-z\d]{8})(?![a-z\d])/i],
];

const FILES = /\.(?:mp4|m4v|webm|og[gv]|mov|m3u8)$/i;

/** The video that an address leads to; null if it is none, or not of http or https. */
export function readVideo(address: string, base: string): VideoSource | null {
  const href = address && httpUrl(address, base);
  if (!href) return null;
  const { hostname, pathname, search } = new URL(href);
  const [provider, , pattern] = HOSTS.find(([, host]) => host.test(hostname)) ?? [];
  const id = pattern?.exec(pathname + search)?.[1];
  if (!provider || !id) {
    return provider && !FILES.test(pathname) ? null : { provider: 'file', id: href, address: href };
  }
  return { provider, id, address: href };
}

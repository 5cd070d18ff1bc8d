/** Who plays a video: a host in a frame, or the browser itself a file. */
export type Provider = 'youtube' | 'vimeo' | 'dailymotion' | 'videopress' | 'file';

/** A video that an address leads to. */
export interface VideoSource {
  readonly provider: Provider;
  /** The host's name of the video; of a file its whole address. */
  readonly id: string;
  /** The address itself, for a link. */
  readonly address: string;
  /** What an address of the host's own player says of how it plays. */
  readonly query: string;
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

/** The ids in `host/path?query`: nothing else of an address gets into that of a frame. */
const IDS: readonly (readonly [Provider, RegExp])[] = [
  [
    'youtube',
    /^(?:www\.|m\.|music\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:embed\/|v\/|shorts\/|live\/|watch\/?\?(?:.*&)?v=))([\w-]{11})(?![\w-])/,
  ],
  ['vimeo', /^(?:www\.|player\.)?vimeo\.com\/(?:[\w-]+\/)*?(\d+)(?:\/[\da-f]+)?\/?(?:\?|$)/],
  [
    'dailymotion',
    /^(?:www\.|geo\.)?(?:dailymotion\.com\/(?:embed\/|player(?:\/\w+)?\.html\?(?:.*&)?)?video[/=]|dai\.ly\/)([a-z\d]{5,})/i,
  ],
  ['videopress', /^(?:(?:www\.)?videopress\.com|video\.wordpress\.com)\/(?:v|embed)\/([a-z\d]{8})(?![a-z\d])/i],
];

const HOSTS =
  /^(?:[\w-]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|dai\.ly|videopress\.com)$/;
const FILES = /\.(?:mp4|m4v|webm|og[gv]|mov|m3u8)$/i;

/** The video that an address leads to; null if it is none, or not of http or https. */
export function readVideo(address: string, base: string): VideoSource | null {
  let url: URL;
  try {
    url = new URL(address, base);
  } catch {
    return null;
  }
  const { protocol, host, hostname, pathname, search, href } = url;
  if (!address || !/^https?:$/.test(protocol)) return null;
  for (const [provider, pattern] of IDS) {
    const id = pattern.exec(host + pathname + search)?.[1];
    if (!id) continue;
    // Of a video that only those see who have its address, Vimeo wants the second part of it, too.
    const [, secret] = (provider === 'vimeo' && /\/\d+\/([\da-f]+)\/?$/.exec(pathname)) || [];
    const isPlayer = /^\/(?:embed|video)\//.test(pathname) && !/^(?:www\.)?dai/.test(host);
    const time = /[?&#](?:t|start)=(\d+)/.exec(search)?.[1];
    return {
      provider,
      id,
      address: href,
      query: isPlayer ? search.slice(1) : secret ? `h=${secret}` : time ? `start=${time}` : '',
    };
  }
  return HOSTS.test(hostname) && !FILES.test(pathname)
    ? null
    : { provider: 'file', id: href, address: href, query: '' };
}

/** The address of the frame in which a host plays a video, by itself or once its button is pressed. */
export function frameAddress({ provider, id, query }: VideoSource, play: Play, playsItself: boolean): string {
  const { start, end, loop, mute, controls, privacy } = play;
  const isYoutube = provider === 'youtube';
  const isVimeo = provider === 'vimeo';
  const address = {
    youtube: `https://www.youtube${privacy ? '-nocookie' : ''}.com/embed/`,
    vimeo: 'https://player.vimeo.com/video/',
    dailymotion: 'https://www.dailymotion.com/embed/video/',
    videopress: 'https://videopress.com/embed/',
    file: '',
  }[provider];
  const parameters = new URLSearchParams(query);
  const set = (isSet: unknown, name: string, value: unknown = 1) => isSet && parameters.set(name, `${value}`);
  set(playsItself, provider === 'videopress' ? 'autoPlay' : 'autoplay');
  set(mute, isVimeo || provider === 'videopress' ? 'muted' : 'mute');
  set(!controls, 'controls', 0);
  set(loop, 'loop');
  set(start && !isVimeo, provider === 'videopress' ? 'at' : 'start', start);
  set(end && isYoutube, 'end', end);
  // YouTube repeats a list only.
  set(loop && isYoutube, 'playlist', id);
  set(isYoutube && !parameters.has('rel'), 'rel', 0);
  set(isYoutube, 'playsinline');
  set(isYoutube, 'enablejsapi');
  set(isVimeo && privacy, 'dnt');
  return `${address}${id}?${parameters}${isVimeo && start ? `#t=${start}s` : ''}`;
}

/** Whether a frame has to be watched, because its host does not keep what is asked for. */
export const needsWatch = ({ provider }: VideoSource, { start, end, loop }: Play, listensForEnd: boolean): boolean =>
  (provider === 'youtube' || provider === 'vimeo') &&
  (listensForEnd || (loop && !!(start || end)) || (!!end && provider === 'vimeo'));

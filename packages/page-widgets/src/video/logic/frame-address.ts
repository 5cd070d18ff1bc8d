import type { Play, VideoSource } from './video-source';

/** What an address says of how the video plays: all of it if it is that of the host's own player, else the time. */
function queryOf({ provider, address }: VideoSource): string {
  const { hostname, pathname, search } = new URL(address);
  if (/^\/(?:embed|video)\//.test(pathname) && !/^(?:www\.)?dai/.test(hostname)) return search;
  // Of a video that only those see who have its address, Vimeo wants the second part of it, too.
  const secret = provider === 'vimeo' && /\/\d+\/([\da-f]+)\/?$/.exec(pathname)?.[1];
  const time = /[?&#](?:t|start)=(\d+)/.exec(search)?.[1];
  return secret ? `h=${secret}` : time ? `start=${time}` : '';
}

/** The address of the frame in which a host plays a video, by itself or once its button is pressed. */
export function frameAddress(source: VideoSource, play: Play, playsItself: boolean): string {
  const { provider, id } = source;
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
  const parameters = new URLSearchParams(queryOf(source));
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

import { httpUrl } from '@mountkit/core/logic';

/** What a slide shows. */
export type MediaKind = 'picture' | 'video';

const PICTURES = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;
const VIDEOS = /\.(?:mp4|m4v|webm|og[gv]|mov)$/i;
const VIDEO_HOSTS =
  /^(?:[\w-]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|dai\.ly|videopress\.com)$/;

/** Whether an address leads to a picture or a video; null for any other, and for those that are not of http or https. */
export function mediaKind(address: string, base: string): MediaKind | null {
  const whole = address && httpUrl(address, base);
  if (!whole) return null;
  const { hostname, pathname } = new URL(whole);
  if (PICTURES.test(pathname)) return 'picture';
  return VIDEOS.test(pathname) || VIDEO_HOSTS.test(hostname) ? 'video' : null;
}

import type { Json } from '@mountkit/core/logic';
import type { VideoOptions } from '@mountkit/page-widgets/video';

const numberOf = (value: unknown) => Number(value) || 0;

/** The address of a video: the one that its settings name, else the one that is printed where it is shown. */
function addressOf(settings: Json, holder: Element): string {
  const { [`${settings.video_type ?? 'youtube'}_url`]: url } = settings;
  if (typeof url === 'string' && url) return url;
  return (
    holder.getAttribute('data-lazy-load') ??
    holder.getAttribute('src') ??
    holder.querySelector('source')?.getAttribute('src') ??
    ''
  );
}

/** The options of a video of the builder: a setting that is missing is off. What is covered waits for a press. */
export function videoOptions(settings: Json, holder: Element, isCovered: boolean): Partial<VideoOptions> {
  const isOn = (key: string) => settings[key] === 'yes';
  const isFile = holder.localName === 'video';
  // What Vimeo and others show is in the address that the builder has printed.
  const hasControls = settings.video_type !== 'youtube' && !isFile;
  return {
    src: addressOf(settings, holder),
    start: numberOf(settings.start),
    end: numberOf(settings.end),
    loop: isOn('loop'),
    mute: isOn('mute'),
    controls: hasControls || isOn('controls'),
    autoplay: isOn('autoplay') && !isCovered,
    privacy: isOn('yt_privacy'),
  };
}

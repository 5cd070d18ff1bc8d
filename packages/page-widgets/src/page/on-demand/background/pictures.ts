import { httpUrl } from '@mountkit/core/logic';
import type { BackgroundOptions } from '../../settings';
import type { Player } from './player';

/** The ways of a picture that grows or shrinks. */
const KEN_BURNS = { in: ['scale(1)', 'scale(1.3)'], out: ['scale(1.3)', 'scale(1)'] } as const;

/** Shows pictures one after the other, the first one at once; the next one is loaded while one is shown. */
export function createPictures(
  { pictures, duration, transition_duration, ken_burns, once }: BackgroundOptions,
  isStill: boolean,
  ended: () => void,
): Player {
  const images = pictures
    .filter((address) => httpUrl(address, document.baseURI))
    .map((address, index) => {
      const image = document.createElement('img');
      image.alt = '';
      image.dataset.address = address;
      image.style.opacity = index ? '0' : '1';
      return image;
    });
  const load = (image: HTMLImageElement | undefined) => {
    if (!image?.dataset.address) return;
    image.src = image.dataset.address;
    delete image.dataset.address;
  };
  let shown = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const move = (image: HTMLImageElement | undefined) => {
    if (!ken_burns || isStill) return;
    const [from, to] = KEN_BURNS[ken_burns];
    image?.animate([{ transform: from }, { transform: to }], {
      duration: duration + 2 * transition_duration,
      fill: 'both',
    });
  };
  const next = () => {
    const [old, image] = [images[shown], images[(shown + 1) % images.length]];
    if (once && shown === images.length - 1) return ended();
    shown = (shown + 1) % images.length;
    load(images[(shown + 1) % images.length]);
    move(image);
    for (const [each, opacity] of [
      [image, '1'],
      [old, '0'],
    ] as const) {
      if (!each) continue;
      each.animate({ opacity: [each.style.opacity, opacity] }, transition_duration);
      each.style.opacity = opacity;
    }
    timer = setTimeout(next, duration);
  };
  load(images[0]);
  move(images[0]);
  return {
    nodes: images,
    play() {
      if (isStill || !images[1] || timer !== undefined) return;
      load(images[1]);
      timer = setTimeout(next, duration);
    },
    pause() {
      clearTimeout(timer);
      timer = undefined;
    },
    stop() {
      clearTimeout(timer);
    },
  };
}

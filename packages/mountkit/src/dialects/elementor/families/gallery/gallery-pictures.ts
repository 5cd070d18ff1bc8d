import type { Disposer } from '@mountkit/core';
import { httpUrl, type Json } from '@mountkit/core/logic';

/** The animations that the page's style sheet has for the parts of an item, by the setting that names one. */
const ANIMATED: readonly (readonly [setting: string, parts: string])[] = [
  ['image_hover_animation', '.elementor-gallery-item__image'],
  ['background_overlay_hover_animation', '.elementor-gallery-item__overlay'],
  ['content_hover_animation', '.elementor-gallery-item__content>*'],
];

/**
 * Puts a real picture into each box of a gallery, which has only its address: it is loaded when it comes near, is printed, and
 * has its name and size. The answer restores the boxes.
 */
export function drawPictures(container: Element, settings: Json): Disposer {
  const undo: Disposer[] = [];
  for (const box of container.querySelectorAll<HTMLElement>('.e-gallery-image:not(:has(>img))')) {
    const { thumbnail, width, height } = box.dataset;
    const src = thumbnail && httpUrl(thumbnail, document.baseURI);
    if (!src) continue;
    const image = new Image(Number(width) || undefined, Number(height) || undefined);
    const { ariaLabel, role } = box;
    image.loading = 'lazy';
    image.alt = ariaLabel ?? '';
    image.src = src;
    // Otherwise it is a picture in a picture, to screen readers.
    box.ariaLabel = box.role = null;
    box.append(image);
    undo.push(() => {
      image.remove();
      box.ariaLabel = ariaLabel;
      box.role = role;
    });
  }
  for (const [setting, parts] of ANIMATED) {
    const name = `${settings[setting] ?? ''}`;
    if (!/^[\w-]+$/.test(name)) continue;
    const animated = [...container.querySelectorAll(parts)];
    for (const part of animated) part.classList.add(`elementor-animated-item--${name}`);
    undo.push(() => {
      for (const part of animated) part.classList.remove(`elementor-animated-item--${name}`);
    });
  }
  const isSequenced = settings.content_sequenced_animation === 'yes';
  for (const content of isSequenced ? container.querySelectorAll('.elementor-gallery-item__content') : []) {
    content.classList.add('elementor-gallery--sequenced-animation');
    undo.push(() => content.classList.remove('elementor-gallery--sequenced-animation'));
  }
  return () => {
    for (const each of undo.reverse()) each();
  };
}

import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { watchElements } from '../watch-elements';
import { videoOptions } from './video/video-options';

const HOLDER = '.elementor-video,.elementor-video-iframe';
const OVERLAY = '.elementor-custom-embed-image-overlay';

/** The builder's videos: facts on page widgets, section 3.4. */
export function start(mountkit: Mountkit): void {
  // Those that open in the lightbox are links to it.
  watchElements('.elementor-widget-video .elementor-wrapper:not(.elementor-open-lightbox)', async (element) => {
    const holder = element.querySelector(HOLDER);
    const widget = element.closest<HTMLElement>('[data-settings]');
    const overlay = element.querySelector<HTMLElement>(OVERLAY);
    // A frame that has its address plays without any script.
    if (!holder || (holder.matches('iframe[src]') && !overlay)) return undefined;
    const { mount } = await mountkit.load('video');
    return mount(element, {
      ...videoOptions(readSettings(widget?.dataset.settings) ?? {}, holder, !!overlay),
      title: overlay?.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '',
      at_once: !overlay,
      parts: { holder: HOLDER, cover: OVERLAY, button: '.elementor-custom-embed-play' },
    }).unmount;
  });
}

import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { watchElements } from '../watch-elements';

const isOn = (value: unknown) => value === 'yes';
const numberOf = (value: unknown) => Number(value) || 0;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Addresses of the pictures of a slideshow. */
const picturesOf = (gallery: unknown): readonly string[] =>
  Array.isArray(gallery)
    ? gallery.map((picture) => textOf((picture as { url?: unknown } | null)?.url)).filter(Boolean)
    : [];

/** The builder's alerts that can be dismissed, and its moving backgrounds: facts on page widgets, sections 3.5 and 3.7. */
export function start(mountkit: Mountkit): void {
  watchElements('.elementor-widget-alert:has(.elementor-alert-dismiss)', async (element) => {
    const { mountAlert } = await mountkit.load('page');
    return mountAlert(element, { button: '.elementor-alert-dismiss' }).unmount;
  });
  watchElements('[data-settings*=\'"background_background":"video"\']', async (element) => {
    const settings = readSettings(element.dataset.settings) ?? {};
    const { mount } = await mountkit.load('page');
    // Its own is before those of the elements in it.
    const container = element.querySelector('.elementor-background-video-container');
    container?.classList.remove('elementor-loading', 'elementor-invisible');
    return mount(element, {
      video: textOf(settings.background_video_link),
      start: numberOf(settings.background_video_start),
      end: numberOf(settings.background_video_end),
      once: isOn(settings.background_play_once),
      on_mobile: isOn(settings.background_play_on_mobile),
      holder: '.elementor-background-video-container>video',
    }).unmount;
  });
  watchElements('[data-settings*=\'"background_background":"slideshow"\']', async (element) => {
    const settings = readSettings(element.dataset.settings) ?? {};
    const { mount } = await mountkit.load('page');
    const zoom = settings.background_slideshow_ken_burns_zoom_direction === 'out' ? 'out' : 'in';
    const { ready, unmount } = mount(element, {
      pictures: picturesOf(settings.background_slideshow_gallery),
      duration: numberOf(settings.background_slideshow_slide_duration) || 5000,
      transition_duration: numberOf(settings.background_slideshow_transition_duration) || 500,
      ken_burns: isOn(settings.background_slideshow_ken_burns) ? zoom : '',
      once: !isOn(settings.background_slideshow_loop),
    });
    const mark = () =>
      element.querySelector(':scope>.mountkit-background__layer')?.classList.add('elementor-background-slideshow');
    ready.then(mark, () => {});
    return unmount;
  });
}

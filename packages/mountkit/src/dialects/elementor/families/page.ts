import { openPart, report } from '@mountkit/core';
import type { Mountkit } from '../../../loader/create-mountkit';
import { isMentioned } from '../frontend/is-mentioned';
import { markDevice } from '../mark-device';
import { readSettings } from '../read-settings';
import { stretch } from '../stretch';
import { watchElements } from '../watch-elements';

const isOn = (value: unknown) => value === 'yes';
const numberOf = (value: unknown) => Number(value) || 0;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Addresses of the pictures of a slideshow. */
const picturesOf = (gallery: unknown): readonly string[] =>
  Array.isArray(gallery)
    ? gallery.map((picture) => textOf((picture as { url?: unknown } | null)?.url)).filter(Boolean)
    : [];

/** What stays at the top of the window, and links to places on a page. */
const STICKY = '[data-settings*=\'"sticky":"top"\']';
const ANCHOR = 'a[href*="#"]:not([href$="#"],[href*="elementor-action"])';

/** What the builder does on a page besides its widgets: facts on page widgets, sections 0, 3.5 and 3.7. */
export function start(mountkit: Mountkit): void {
  markDevice();
  if (isMentioned()) {
    const frontend = openPart(() => import('../frontend/offer-frontend'), 'what scripts of the page call', { report });
    void frontend(({ offerFrontend }) => offerFrontend());
  }
  // A header that stays at the top covers what links lead to.
  if (document.querySelector(STICKY) && document.querySelector(ANCHOR)) {
    mountkit.load('page').then(
      ({ mountPage }) => mountPage(document.documentElement),
      (error) => report('could not load what keeps links clear of the header', error, 'error'),
    );
  }
  watchElements('.elementor-section-stretched', async (element) => stretch(element));
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

import { type Json, jsonObject } from '@mountkit/core/logic';
import type { CarouselParts } from '@mountkit/page-widgets/carousel';
import type { Mountkit } from '../../../loader/create-mountkit';
import type { Family } from '../family';
import { readSettings } from '../read-settings';
import { watchElements } from '../watch-elements';
import { whenGone } from '../when-gone';
import { carouselOptions } from './carousel/carousel-options';
import { offerSwiper } from './carousel/carousel-swiper';

/** The builder's markup, and the classes that the page's style sheet knows: facts on page widgets, section 1.2. */
export const PARTS: CarouselParts = {
  viewport: '.swiper,.swiper-container',
  track: '.swiper-wrapper',
  previous: '.elementor-swiper-button-prev',
  next: '.elementor-swiper-button-next',
  pagination: '.swiper-pagination',
  names: {
    ready: 'swiper-initialized swiper-horizontal swiper-container-initialized swiper-container-horizontal',
    fade: 'swiper-fade',
    offset: { left: 'offset-left', right: 'offset-right', both: 'offset-both' },
    active: 'swiper-slide-active',
    before: 'swiper-slide-prev',
    after: 'swiper-slide-next',
    pagination: {
      bullets: 'swiper-pagination-bullets swiper-pagination-clickable swiper-pagination-horizontal',
      fraction: 'swiper-pagination-fraction swiper-pagination-horizontal',
      progressbar: 'swiper-pagination-progressbar swiper-pagination-horizontal',
    },
    bullet: 'swiper-pagination-bullet',
    bulletActive: 'swiper-pagination-bullet-active',
    current: 'swiper-pagination-current',
    total: 'swiper-pagination-total',
    fill: 'swiper-pagination-progressbar-fill',
    disabled: 'swiper-button-disabled',
    loaded: 'swiper-lazy-loaded',
  },
  // Beside what is loaded, what the page's style sheet leaves free at the sides: there our track itself lies.
  style: `.swiper-lazy-loaded~.swiper-lazy-preloader,.swiper-lazy-loaded>.swiper-lazy-preloader{display:none}
:is(.offset-left,.offset-right,.offset-both):has(>.mountkit-carousel__track){padding-inline:0!important}`,
};

/** What the builder's page says of its direction, and on arrows and dots. */
function readPage() {
  const { i18n, is_rtl } = jsonObject((window as object as Json).elementorFrontendConfig);
  const {
    a11yCarouselPrevSlideMessage: previous,
    a11yCarouselNextSlideMessage: next,
    a11yCarouselPaginationBulletMessage: go,
  } = jsonObject(i18n);
  const texts = {
    ...(typeof previous === 'string' && { previous }),
    ...(typeof next === 'string' && { next }),
    ...(typeof go === 'string' && { go: `${go} {index}` }),
  };
  return { isRtl: !!is_rtl, texts };
}

/**
 * Mounts a carousel of the builder, if it has slides to move.
 *
 * @param options.isSwapped whether its arrows are the other way round on a page from right to left
 */
export async function mountCarousel(element: HTMLElement, mountkit: Mountkit, { isSwapped = false } = {}) {
  const track = element.querySelector(PARTS.track);
  if (!track?.children[1]) return undefined;
  const settings = readSettings(element.dataset.settings) ?? {};
  const { mount, showSlide } = await mountkit.load('carousel');
  const { isRtl, texts } = readPage();
  const { ready, ...names } = PARTS.names ?? {};
  // Of some kinds the style sheet has the arrows at the other sides then.
  const isRightToLeft = getComputedStyle(track).direction === 'rtl';
  const parts = {
    ...PARTS,
    ...(isRtl && isSwapped && { previous: PARTS.next, next: PARTS.previous }),
    ...(isRightToLeft && { names: { ...names, ready: `${ready} swiper-rtl swiper-container-rtl` } }),
  };
  const options = carouselOptions(settings, element.dataset.widget_type ?? '', track.children.length);
  const handle = mount(element, { ...options, texts, parts });
  const place = {
    viewport: track.closest<HTMLElement>(PARTS.viewport) ?? element,
    slides: [...track.children],
    isEndless: !!options.endless,
    show: showSlide,
  };
  const withdraw = offerSwiper(element, handle, place);
  element.classList.add('e-widget-swiper');
  whenGone(handle, () => {
    withdraw();
    element.classList.remove('e-widget-swiper');
  });
  return { handle, mount, settings, texts };
}

/** The carousels of pictures, which the builder's core runs. */
export function start(mountkit: Mountkit, { selector }: Family): void {
  watchElements(selector, async (element) => (await mountCarousel(element, mountkit))?.handle.unmount);
}

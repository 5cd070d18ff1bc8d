import { adoptStyles, type Disposer } from '@mountkit/core';
import { type Json, jsonObject } from '@mountkit/core/logic';
import type { CarouselParts } from '@mountkit/page-widgets/carousel';
import type { Mountkit } from '../../../loader/create-mountkit';
import type { Family } from '../family';
import { readSettings } from '../read-settings';
import { watchElements } from '../watch-elements';
import { whenGone } from '../when-gone';
import { carouselOptions, thumbnailOptions } from './carousel/carousel-options';
import { offerSwiper } from './carousel/carousel-swiper';

/** The builder's markup, and the classes that the page's style sheet knows: facts on page widgets, section 1.2. */
const PARTS: CarouselParts = {
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
};

/** On a page from right to left these two kinds have their arrows the other way round, whichever way their slides run. */
const SWAPPED = /^(?:nested|loop)-carousel/;

/** Beside what is loaded, what the page's style sheet leaves free at the sides: there our track itself lies. */
const STYLE = `.swiper-lazy-loaded~.swiper-lazy-preloader,.swiper-lazy-loaded>.swiper-lazy-preloader{display:none}
:is(.offset-left,.offset-right,.offset-both):has(>.mountkit-carousel__track){padding-inline:0!important}`;

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

/** Lets the picture of the slide in view grow or shrink, and its words enter once it rests. */
function animateSlides(element: HTMLElement): { show(): void; rest(): void; hide(): void; remove: Disposer } {
  const name = element.querySelector<HTMLElement>('[data-animation]')?.dataset.animation ?? '';
  const classes = /^[\w-]+$/.test(name) ? ['animated', name] : [];
  const contents = classes[0] ? [...element.querySelectorAll<HTMLElement>('.swiper-slide-contents')] : [];
  const pictures = [...element.querySelectorAll('.elementor-ken-burns')];
  const rest = () => {
    for (const content of contents) {
      content.style.removeProperty('visibility');
      if (!content.getAttribute('style')) content.removeAttribute('style');
      content.classList.add(...classes);
    }
  };
  return {
    show() {
      const active = element.querySelector('.swiper-slide-active') ?? element.querySelector('.swiper-slide');
      for (const picture of pictures)
        picture.classList.toggle('elementor-ken-burns--active', !!active?.contains(picture));
    },
    hide() {
      for (const content of contents) {
        content.style.visibility = 'hidden';
        content.classList.remove(...classes);
      }
    },
    rest,
    remove() {
      rest();
      for (const content of contents) content.classList.remove(...classes);
      for (const picture of pictures) picture.classList.remove('elementor-ken-burns--active');
    },
  };
}

/** The carousels that the builder's core runs, or those and the slides that its Pro part runs. */
export function start(mountkit: Mountkit, { selector }: Family): void {
  watchElements(selector, async (element) => {
    const track = element.querySelector(PARTS.track);
    const type = element.dataset.widget_type ?? '';
    const slides = animateSlides(element);
    slides.show();
    // One slide does not move, but its picture does.
    if (!track?.children[1]) return slides.remove;
    const settings = readSettings(element.dataset.settings) ?? {};
    const { mount, showSlide } = await mountkit.load('carousel');
    const { isRtl, texts } = readPage();
    const isSwapped = isRtl && SWAPPED.test(type);
    const parts = isSwapped ? { ...PARTS, previous: PARTS.next, next: PARTS.previous } : PARTS;
    const options = carouselOptions(settings, type, track.children.length);
    const handle = mount(element, { ...options, texts, parts: parts as CarouselParts });
    const place = {
      viewport: track.closest<HTMLElement>(PARTS.viewport) ?? element,
      slides: [...track.children],
      isEndless: !!options.endless,
      show: showSlide,
    };
    const offs: Disposer[] = [
      adoptStyles(element, STYLE),
      offerSwiper(element, handle, place),
      handle.on('start', () => {
        slides.show();
        slides.hide();
      }),
      handle.on('end', () => {
        slides.show();
        slides.rest();
      }),
      slides.remove,
    ];
    slides.show();
    element.classList.add('e-widget-swiper');
    const thumbnails = element.querySelector<HTMLElement>('.elementor-thumbnails-swiper');
    if (thumbnails) {
      const { viewport, track: row, names } = PARTS;
      const follower = mount(thumbnails, {
        ...thumbnailOptions(settings),
        sync: `[data-id="${CSS.escape(element.dataset.id ?? '')}"]`,
        texts,
        parts: { viewport, track: row, ...(names && { names }) },
      });
      offs.push(follower.unmount);
    }
    whenGone(handle, () => {
      for (const off of offs) off();
      element.classList.remove('e-widget-swiper');
    });
    return handle.unmount;
  });
}

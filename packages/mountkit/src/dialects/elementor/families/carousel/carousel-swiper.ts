import type { Disposer } from '@mountkit/core';
import type { mount, showSlide } from '@mountkit/page-widgets/carousel';

/** What inline scripts of a page call on the builder's carousel: facts on page widgets, section 1.3. */
export interface SwiperLike {
  readonly el: HTMLElement;
  readonly slides: readonly Element[];
  /** The slide that is in view, of several the first one, from 0. */
  readonly activeIndex: number;
  readonly realIndex: number;
  slideNext(): void;
  slidePrev(): void;
  slideTo(index: number): void;
  slideToLoop(index: number): void;
  /** `slideChange` when another slide comes into view, `slideChangeTransitionStart` and `…End`. */
  on(name: string, listener: (swiper: SwiperLike) => void): void;
  off(name: string, listener?: (swiper: SwiperLike) => void): void;
  /** Sizes are followed anyway. */
  update(): void;
}

/** Puts the object by which the page's own scripts move a carousel on its viewport, and takes it away again. */
export function offerSwiper(
  element: HTMLElement,
  handle: ReturnType<typeof mount>,
  { viewport, slides, isEndless, show }: Place,
): Disposer {
  const listeners = new Map<string, Set<(swiper: SwiperLike) => void>>();
  let index = 0;
  const go = (next: number) => {
    const { length } = slides;
    show(element, isEndless ? (next + length) % length : Math.max(0, Math.min(length - 1, next)));
  };
  const swiper: SwiperLike = {
    el: viewport,
    slides,
    get activeIndex() {
      return index;
    },
    get realIndex() {
      return index;
    },
    slideNext: () => go(index + 1),
    slidePrev: () => go(index - 1),
    slideTo: go,
    slideToLoop: go,
    on(name, listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    off(name, listener) {
      if (listener) listeners.get(name)?.delete(listener);
      else listeners.delete(name);
    },
    update() {},
  };
  const tell = (name: string) => {
    for (const listener of [...(listeners.get(name) ?? [])]) listener(swiper);
  };
  const follow = (next: number) => {
    if (next === index) return;
    index = next;
    tell('slideChange');
  };
  const offs = [
    handle.on('start', (detail) => {
      tell('slideChangeTransitionStart');
      follow(detail.index);
    }),
    // The visitor's own scrolling has no start.
    handle.on('end', (detail) => {
      follow(detail.index);
      tell('slideChangeTransitionEnd');
    }),
  ];
  const place = viewport as { swiper?: SwiperLike };
  const { jQuery } = window as { jQuery?: (target: Element) => { data?(name: string, value: unknown): unknown } };
  place.swiper = swiper;
  if (typeof jQuery === 'function') jQuery(viewport).data?.('swiper', swiper);
  return () => {
    for (const off of offs) off();
    delete place.swiper;
  };
}

/** Where the carousel is. */
interface Place {
  readonly viewport: HTMLElement;
  readonly slides: readonly Element[];
  readonly isEndless: boolean;
  readonly show: typeof showSlide;
}

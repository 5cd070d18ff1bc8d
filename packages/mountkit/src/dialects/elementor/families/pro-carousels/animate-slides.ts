import type { Disposer } from '@mountkit/core';

/** Lets the picture of the slide in view grow or shrink, and its words enter once it rests. */
export function animateSlides(element: HTMLElement): { show(): void; rest(): void; hide(): void; remove: Disposer } {
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

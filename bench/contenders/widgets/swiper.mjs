import Swiper from 'swiper';
import { A11y, Keyboard, Navigation, Pagination } from 'swiper/modules';
import { drawMarkup, items, picture } from './content.mjs';

const SLIDES = items(
  (n) => `<div class="swiper-slide"><img src="${picture}" width="40" height="30" alt="Picture ${n}"></div>`,
);

export const prepare = async (stage) =>
  drawMarkup(
    stage,
    `<div class="swiper"><div class="swiper-wrapper">${SLIDES}</div><div class="swiper-pagination"></div><div class="swiper-button-prev"></div><div class="swiper-button-next"></div></div>`,
  );

/** As its documentation begins, with the keys and names that ours has by itself. */
export async function mount(stage) {
  for (const element of stage.querySelectorAll('.swiper')) {
    const find = (name) => element.querySelector(`.swiper-${name}`);
    new Swiper(element, {
      modules: [Navigation, Pagination, Keyboard, A11y],
      slidesPerView: 3,
      keyboard: true,
      pagination: { el: find('pagination'), clickable: true },
      navigation: { prevEl: find('button-prev'), nextEl: find('button-next') },
    });
  }
}

import Masonry from 'masonry-layout';
import { drawMarkup, items } from './content.mjs';

const ITEMS = items((n) => `<li><a href="#part-${n}">Part ${n}</a></li>`);

export const prepare = async (stage) => drawMarkup(stage, `<ul class="list">${ITEMS}</ul>`);

export async function mount(stage) {
  for (const element of stage.querySelectorAll('.list')) new Masonry(element, { itemSelector: 'li' });
}

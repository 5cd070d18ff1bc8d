import { init } from 'tocbot/src/js/index-esm.js';
import { drawMarkup } from './content.mjs';

/** It makes one list for a page, so that there is one hundred times one. */
export async function prepare(stage) {
  drawMarkup(stage, '<nav></nav>');
  for (const [index, heading] of stage.querySelectorAll('h2').entries()) heading.id = `part-${index}`;
}

export async function mount(stage) {
  for (const tocElement of stage.querySelectorAll('nav'))
    init({ tocElement, contentElement: stage, headingSelector: 'h2' });
}

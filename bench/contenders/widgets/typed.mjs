import Typed from 'typed.js';
import { drawMarkup } from './content.mjs';

export const prepare = async (stage) => drawMarkup(stage, '<h2>We make <span class="words">cups</span></h2>');

export async function mount(stage) {
  for (const element of stage.querySelectorAll('.words'))
    new Typed(element, { strings: ['cups', 'bowls', 'jugs'], loop: true });
}

import { CountUp } from 'countup.js';
import { drawMarkup } from './content.mjs';

export const prepare = async (stage) => drawMarkup(stage, '<span class="count">12,345</span>');

export async function mount(stage) {
  for (const element of stage.querySelectorAll('.count')) new CountUp(element, 12_345, { autoAnimate: true });
}

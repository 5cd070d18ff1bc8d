import { stretch } from '../stretch';
import { watchElements } from '../watch-elements';

/** The builder's sections that are as wide as the window: facts on page widgets, section 3.7. */
export function start(): void {
  watchElements('.elementor-section-stretched', async (element) => stretch(element));
}

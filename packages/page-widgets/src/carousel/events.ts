/** Events of a carousel: contract section 10. */
export interface CarouselEvents {
  /** Another slide becomes the first one in view; `index` counts from 0. Cancelable: then it stays where it is. */
  change: { index: number };
  /** It begins to move to a slide. */
  start: { index: number };
  /** It rests at a slide. */
  end: { index: number };
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}

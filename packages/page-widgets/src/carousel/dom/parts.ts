import type { CarouselNames, CarouselOptions, CarouselParts, CarouselTexts } from '../settings';

/** The parts of a carousel in the page. */
export interface Parts {
  readonly viewport: HTMLElement;
  readonly track: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly previous: HTMLElement | null;
  readonly next: HTMLElement | null;
  readonly pagination: HTMLElement | null;
  /** What our own buttons are put into. */
  readonly controls: HTMLElement;
  readonly names: CarouselNames;
  /** Takes away what was made. */
  remove(): void;
}

/** The classes of our own markup. */
const OWN: CarouselNames = {
  ready: 'mountkit-carousel',
  active: 'mountkit-carousel__slide--active',
  bullet: 'mountkit-carousel__dot',
  fill: 'mountkit-carousel__fill',
  pagination: { progressbar: 'mountkit-carousel__pagination--progressbar' },
};

/** Makes an element with a class. */
export function make<Name extends 'div' | 'span' | 'button'>(name: Name, className: string) {
  const element = document.createElement(name);
  element.className = className;
  if (name === 'button') (element as HTMLButtonElement).type = 'button';
  return element;
}

/** Puts a button in that stops what moves by itself: over what is there, if that is not ours. */
export function makePauseButton({ controls }: Parts, { pause }: CarouselTexts, isOwn: boolean): HTMLElement {
  const button = make('button', 'mountkit-carousel__button mountkit-carousel__pause');
  button.ariaLabel = pause;
  if (!isOwn) button.classList.add('mountkit-carousel__pause--over');
  // First of all, so that it is met before what it stops.
  if (isOwn) controls.prepend(button);
  else controls.append(button);
  return button;
}

/** What is in the track, without what draws nothing. */
const slidesIn = (track: Element): readonly HTMLElement[] =>
  ([...track.children] as HTMLElement[]).filter((child) => !child.matches('script,style,template,link'));

/** The parts of markup that is not ours. What is in a slide belongs to another carousel. */
function findParts(root: HTMLElement, { names = {}, ...parts }: CarouselParts): Parts | undefined {
  const track = root.querySelector<HTMLElement>(parts.track);
  if (!track) return undefined;
  const viewport = root.matches(parts.viewport) ? root : (track.closest<HTMLElement>(parts.viewport) ?? root);
  const find = (selector = ':not(*)') =>
    [...root.querySelectorAll<HTMLElement>(selector)].find((found) => !track.contains(found)) ?? null;
  const { previous, next, pagination } = parts;
  return {
    viewport,
    track,
    slides: slidesIn(track),
    previous: find(previous),
    next: find(next),
    pagination: find(pagination),
    controls: viewport,
    names,
    remove() {},
  };
}

/** The parts of our own markup: the first list, and controls that are made. */
function makeParts(root: HTMLElement, { arrows, pagination }: CarouselOptions): Parts | undefined {
  const track = root.querySelector<HTMLElement>('ul,ol,[role=list]');
  if (!track) return undefined;
  const controls = make('div', 'mountkit-carousel__controls');
  const arrow = (name: string) => (arrows ? make('button', `mountkit-carousel__button ${name}`) : null);
  const previous = arrow('mountkit-carousel__button--previous');
  const next = arrow('mountkit-carousel__button--next');
  const dots = pagination && make('div', 'mountkit-carousel__pagination');
  controls.append(...[previous, dots, next].filter((part) => part !== null && part !== ''));
  root.append(controls);
  return {
    viewport: root,
    track,
    slides: slidesIn(track),
    previous,
    next,
    pagination: dots || null,
    controls,
    names: OWN,
    remove: () => controls.remove(),
  };
}

/** The parts of a carousel; undefined if it has no list. */
export const openParts = (root: HTMLElement, settings: CarouselOptions): Parts | undefined =>
  settings.parts ? findParts(root, settings.parts) : makeParts(root, settings);

/** Takes inline styles away. */
export function clearStyles(element: HTMLElement, ...names: readonly string[]): void {
  for (const name of names) element.style.removeProperty(name);
  if (!element.getAttribute('style')) element.removeAttribute('style');
}

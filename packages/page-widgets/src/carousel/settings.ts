import { boolean, number, object, oneOf, type Schema, text } from '@mountkit/core/logic';
import { type Responsive, responsiveSizes } from '../shared/logic/responsive-options';

/** Words for visitors. `{index}` and `{count}` stand for numbers. */
export interface CarouselTexts {
  /** What the element is, to screen readers. Default `carousel`. */
  readonly carousel: string;
  /** What a slide is. Default `slide`. */
  readonly slide: string;
  /** Default `Previous slide`. */
  readonly previous: string;
  /** Default `Next slide`. */
  readonly next: string;
  /** Of the button that stops what moves by itself. Default `Pause`. */
  readonly pause: string;
  /** Default `Play`. */
  readonly play: string;
  /** Of a dot. Default `Go to slide {index}`. */
  readonly go: string;
  /** Announced when the visitor has moved it; also the name of a slide. Default `{index} of {count}`. */
  readonly position: string;
}

/** Classes for the page's style sheet; several are separated by spaces. */
export interface CarouselNames {
  /** The viewport, while it is mounted. */
  readonly ready?: string;
  /** The viewport, if slides fade. */
  readonly fade?: string;
  /** The viewport, by the sides on which a part of the next slide is seen. */
  readonly offset?: Readonly<Partial<Record<CarouselOptions['offset_sides'], string>>>;
  /** The slide that is in view, of several the first one. */
  readonly active?: string;
  /** The slide before it. */
  readonly before?: string;
  /** The slide after it. */
  readonly after?: string;
  /** The pagination: `bullets`, `fraction` or `progressbar`. */
  readonly pagination?: Readonly<Partial<Record<Pagination, string>>>;
  readonly bullet?: string;
  readonly bulletActive?: string;
  /** The two numbers of a fraction. */
  readonly current?: string;
  readonly total?: string;
  /** What grows in a progress bar. */
  readonly fill?: string;
  /** An arrow that leads nowhere. */
  readonly disabled?: string;
  /** A picture that was loaded late. */
  readonly loaded?: string;
}

/** Where the parts are in markup that is not ours; given in script. */
export interface CarouselParts {
  /** Selector of what gets the state classes and holds what is added. */
  readonly viewport: string;
  /** Selector of the element whose children are the slides. */
  readonly track: string;
  /** Selector of the arrows and of the element for dots; those that are not there are not made. */
  readonly previous?: string;
  readonly next?: string;
  readonly pagination?: string;
  readonly names?: CarouselNames;
  /** Rules of style that hold as long as it is mounted. */
  readonly style?: string;
}

/** How the number of slides is shown; empty: not at all. */
export type Pagination = 'bullets' | 'fraction' | 'progressbar';

/** Options of a carousel: specification 1, section 9. */
export interface CarouselOptions
  extends Responsive<'slides_to_show'>,
    Responsive<'slides_to_scroll'>,
    Responsive<'gap'>,
    Responsive<'offset_width'> {
  /** After the last slide comes the first one. Default false. */
  readonly endless: boolean;
  /** Milliseconds of a movement. Default 500. Of a running strip: in which it moves by one slide. */
  readonly speed: number;
  /** `fade` needs one slide to show; `coverflow` and `cube` turn slides aside where the browser can. Default `slide`. */
  readonly effect: 'slide' | 'fade' | 'coverflow' | 'cube';
  /** It moves by itself, with a button that stops it. Default false. */
  readonly autoplay: boolean;
  /** Milliseconds between two movements; 0 for a strip that runs steadily. Default 5000. */
  readonly autoplay_speed: number;
  /** It rests under the mouse. Default true. */
  readonly pause_on_hover: boolean;
  /** It stops once the visitor has moved it. Default true. */
  readonly pause_on_interaction: boolean;
  /** Previous and next. Default true. */
  readonly arrows: boolean;
  /** Default `bullets`; empty for none. */
  readonly pagination: Pagination | '';
  /** Default: that of the page's text. */
  readonly direction: 'ltr' | 'rtl' | '';
  /** Sides on which a part of the next slide is seen. Default `none`. */
  readonly offset_sides: 'none' | 'left' | 'right' | 'both';
  /** The slide in view is in the middle; of a `coverflow` it always is. Default false. */
  readonly centered: boolean;
  /** Selector of another carousel: each shows the slide that the visitor shows in the other. */
  readonly sync: string;
  /** Pictures with `data-src` and `data-background` are loaded when they are near. Default false. */
  readonly lazy: boolean;
  readonly texts: Partial<CarouselTexts>;
  readonly parts: CarouselParts | undefined;
}

/** How the options of a carousel are read. */
export const CAROUSEL_SCHEMA = {
  ...responsiveSizes(['slides_to_show', 'slides_to_scroll', 'gap', 'offset_width']),
  endless: boolean(),
  speed: number(500),
  effect: oneOf(['slide', 'fade', 'coverflow', 'cube'], 'slide'),
  autoplay: boolean(),
  autoplay_speed: number(5000),
  pause_on_hover: boolean(true),
  pause_on_interaction: boolean(true),
  arrows: boolean(true),
  pagination: oneOf(['bullets', 'fraction', 'progressbar', ''], 'bullets'),
  direction: oneOf(['ltr', 'rtl', ''], ''),
  offset_sides: oneOf(['none', 'left', 'right', 'both'], 'none'),
  centered: boolean(),
  sync: text(),
  lazy: boolean(),
  texts: object({}),
  parts: object<CarouselParts | undefined>(undefined),
} as object as Schema<CarouselOptions>;

/** The English words. */
export const TEXTS: CarouselTexts = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause',
  play: 'Play',
  go: 'Go to slide {index}',
  position: '{index} of {count}',
};

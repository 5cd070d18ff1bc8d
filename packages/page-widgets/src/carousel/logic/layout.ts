import type { CarouselOptions } from '../settings';

/** Reads a responsive option for the present device mode. */
export type ReadNow = (settings: object, key: string) => unknown;

/** How slides lie side by side. Lengths in CSS pixels. */
export interface Layout {
  readonly count: number;
  /** Slides side by side in the width of the carousel. */
  readonly shown: number;
  /** Of these, the ones that the visitor can use: one if it is in the middle, else all. */
  readonly usable: number;
  /** Slides that a step moves by. */
  readonly step: number;
  readonly gap: number;
  /** Slides beside the usable ones that are seen in part or whole, on each side. */
  readonly aside: number;
  /** Space before and after the slides, in CSS. */
  readonly before: string;
  readonly after: string;
  /** Width of a slide, in CSS. */
  readonly width: string;
  readonly isFade: boolean;
  readonly isEndless: boolean;
  /** It runs steadily, and rests anywhere. */
  readonly isStrip: boolean;
  /** The last position: of a carousel with an end, the one at which the last slide is in view. */
  readonly last: number;
}

/** Three side by side, on tablets two, on phones one: but for what the settings say of each. */
function countDefaults(settings: CarouselOptions) {
  const desktop = settings.slides_to_show ?? 3;
  return {
    ...settings,
    slides_to_show: desktop,
    slides_to_show_tablet: settings.slides_to_show_tablet ?? Math.min(2, desktop),
    slides_to_show_mobile: settings.slides_to_show_mobile ?? 1,
  };
}

/** How a number of slides lies, in the present device mode. */
export function layOut(settings: CarouselOptions, count: number, readNow: ReadNow): Layout {
  const filled = countDefaults(settings);
  const now = (key: string, fallback: number) => (readNow(filled, key) as number | undefined) ?? fallback;
  const { effect, offset_sides, endless, autoplay, autoplay_speed } = settings;
  // Slides turn aside from the one in the middle.
  const centered = settings.centered || effect === 'coverflow';
  const shown = Math.max(1, now('slides_to_show', 1));
  const isFade = effect === 'fade' && shown === 1;
  const gap = isFade ? 0 : now('gap', 16);
  const offset = offset_sides === 'none' || isFade ? 0 : now('offset_width', 80);
  const usable = centered ? 1 : Math.max(1, Math.floor(shown));
  const spare = Math.max(0, count - usable);
  const isStrip = autoplay && !autoplay_speed && !isFade;
  const part = `((100% - ${(shown - 1) * gap}px)/${shown})`;
  const side = (name: 'left' | 'right') => (offset_sides === name || offset_sides === 'both' ? `${offset}px` : '0px');
  return {
    count,
    shown,
    usable,
    step: Math.max(1, Math.min(Math.floor(now('slides_to_scroll', 1)), usable)),
    gap,
    aside: centered ? Math.ceil((shown - 1) / 2) : offset ? 1 : 0,
    before: centered ? `calc((100% - ${part})/2)` : side('left'),
    after: centered ? `calc((100% - ${part})/2)` : side('right'),
    width: centered ? '100%' : `calc${part}`,
    isFade,
    // A strip that runs has no end.
    isEndless: spare > 0 && (endless || isStrip),
    isStrip: spare > 0 && isStrip,
    last: spare,
  };
}

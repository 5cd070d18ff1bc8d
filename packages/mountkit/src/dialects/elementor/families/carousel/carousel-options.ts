import { isJsonObject, type Json } from '@mountkit/core/logic';
import type { CarouselOptions } from '@mountkit/page-widgets/carousel';

/** The builder's names of what we name so: facts on page widgets, section 1.1. Each may end with a device mode. */
const NAMES: Readonly<Record<string, keyof CarouselOptions>> = {
  slides_to_show: 'slides_to_show',
  slides_per_view: 'slides_to_show',
  slides_to_scroll: 'slides_to_scroll',
  image_spacing_custom: 'gap',
  space_between: 'gap',
  offset_width: 'offset_width',
  offset_sides: 'offset_sides',
  infinite: 'endless',
  loop: 'endless',
  speed: 'speed',
  transition_speed: 'speed',
  effect: 'effect',
  transition: 'effect',
  skin: 'effect',
  autoplay: 'autoplay',
  autoplay_speed: 'autoplay_speed',
  pause_on_hover: 'pause_on_hover',
  pause_on_interaction: 'pause_on_interaction',
  pagination: 'pagination',
};

/** Kinds of which one slide is in view, unless the settings say more. */
const SINGLE = /^(?:testimonial-carousel|reviews|slides)\./;

/** These never leave room for slides that are not there. */
const NARROW = /^(?:media-carousel|testimonial-carousel|reviews)\./;

/** Words of ours that the builder has other ones beside. */
const EFFECTS = ['slide', 'fade', 'coverflow', 'cube'];

const MODE = /_(?:widescreen|laptop|tablet_extra|tablet|mobile_extra|mobile)$/;

/** The number of slides of a step holds for the desktop alone. */
const SINGLE_STEPS = Object.fromEntries(
  ['laptop', 'tablet_extra', 'tablet', 'mobile_extra', 'mobile'].map((mode) => [`slides_to_scroll_${mode}`, 1]),
);

/** Slides side by side in each device mode of which the settings say nothing: these kinds do not count them from the desktop's. */
const countsOf = (desktop: number, tablet: number) => ({
  slides_to_show: desktop,
  slides_to_show_laptop: desktop,
  slides_to_show_tablet_extra: desktop,
  slides_to_show_tablet: tablet,
  slides_to_show_mobile_extra: tablet,
});

const plainValue = (value: unknown) => (isJsonObject(value) ? value.size : value);

/** Of settings those that have a name of ours; what is empty is not set. */
export function rename(settings: Json): Json {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([key, raw]) => {
      const mode = MODE.exec(key)?.[0] ?? '';
      const stem = key.slice(0, key.length - mode.length);
      const name = Object.hasOwn(NAMES, stem) ? NAMES[stem] : undefined;
      const value = plainValue(raw);
      const isMeant = name && value !== '' && value !== null && (name !== 'effect' || EFFECTS.includes(`${value}`));
      return isMeant ? [[name + mode, value]] : [];
    }),
  );
}

/** The options of a carousel of the builder: a setting that is missing is off. */
export function carouselOptions(settings: Json, type: string, count: number): Partial<CarouselOptions> {
  const options: Record<string, unknown> = {
    gap: 0,
    pause_on_hover: false,
    pause_on_interaction: false,
    ...(Number(settings.slides_to_scroll) > 1 && SINGLE_STEPS),
    ...(NARROW.test(type) && countsOf(3, 2)),
    ...(SINGLE.test(type) && countsOf(1, 1)),
    ...rename(settings),
    lazy: true,
  };
  if (settings.skin === 'slideshow' || options.effect === 'cube' || (NARROW.test(type) && options.effect === 'fade')) {
    Object.assign(options, countsOf(1, 1), { slides_to_show_mobile: 1, gap: 0 });
  }
  if (NARROW.test(type)) options.slides_to_show = Math.min(count, Number(options.slides_to_show ?? 3) || 1);
  return options;
}

import { describe, expect, it } from 'vitest';
import { carouselOptions } from './carousel-options';

const size = (value: unknown) => ({ unit: 'px', size: value, sizes: [] });

describe("the builder's carousels", () => {
  it('keep their device modes, and what is empty is not set', () => {
    const settings = {
      slides_to_show: '4',
      slides_to_show_mobile: '2',
      image_spacing_custom: size(20),
      image_spacing_custom_tablet: size(''),
    };
    expect(carouselOptions(settings, 'image-carousel.default', 6)).toEqual({
      gap: 20,
      slides_to_show: '4',
      slides_to_show_mobile: '2',
      pause_on_hover: false,
      pause_on_interaction: false,
      lazy: true,
    });
  });

  it('read both dialects of settings', () => {
    const settings = { loop: 'yes', space_between_tablet: size(5), effect: 'flip', speed: 300, __proto__x: 1 };
    expect(carouselOptions(settings, 'reviews.default', 2)).toMatchObject({
      endless: 'yes',
      gap_tablet: 5,
      speed: 300,
      slides_to_show: 2,
    });
    expect(carouselOptions(settings, 'reviews.default', 2)).not.toHaveProperty('effect');
    expect(carouselOptions({ effect: 'cube' }, 'reviews.default', 2)).toHaveProperty('effect', 'cube');
  });

  it('have a step of several slides on the desktop alone, unless their settings say more', () => {
    const settings = { slides_to_scroll: '2', slides_to_scroll_mobile: '3' };
    expect(carouselOptions(settings, 'image-carousel.default', 6)).toMatchObject({
      slides_to_scroll: '2',
      slides_to_scroll_laptop: 1,
      slides_to_scroll_tablet: 1,
      slides_to_scroll_mobile: '3',
    });
  });

  it('show one slide at a time where the builder does', () => {
    expect(carouselOptions({ transition: 'fade', transition_speed: 900 }, 'slides.default', 4)).toMatchObject({
      slides_to_show: 1,
      effect: 'fade',
      speed: 900,
    });
    for (const effect of ['fade', 'cube'])
      expect(carouselOptions({ effect }, 'media-carousel.default', 6)).toMatchObject({
        slides_to_show: 1,
        slides_to_show_tablet: 1,
      });
    expect(carouselOptions({ skin: 'slideshow', slides_per_view: '3' }, 'media-carousel.default', 6)).toMatchObject({
      slides_to_show: 1,
    });
  });
});

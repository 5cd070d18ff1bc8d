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
      slides_to_show: 1,
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

  it('show as many slides as the builder where their settings do not say it', () => {
    const counts = (type: string, settings = {}) => {
      const { slides_to_show, slides_to_show_laptop, slides_to_show_tablet } = carouselOptions(settings, type, 6);
      return [slides_to_show, slides_to_show_laptop, slides_to_show_tablet];
    };
    expect(counts('media-carousel.default')).toEqual([3, 3, 2]);
    expect(counts('media-carousel.default', { slides_per_view: '1', slides_per_view_laptop: '4' })).toEqual([
      1,
      '4',
      2,
    ]);
    for (const type of ['reviews.default', 'testimonial-carousel.default', 'slides.default']) {
      expect(counts(type)).toEqual([1, 1, 1]);
    }
    expect(counts('reviews.default', { slides_per_view: '2' })).toEqual([2, 1, 1]);
    expect(counts('image-carousel.default')).toEqual([undefined, undefined, undefined]);
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
        slides_to_show_laptop: 1,
        slides_to_show_tablet: 1,
      });
    expect(carouselOptions({ skin: 'slideshow', slides_per_view: '3' }, 'media-carousel.default', 6)).toMatchObject({
      slides_to_show: 1,
    });
  });
});

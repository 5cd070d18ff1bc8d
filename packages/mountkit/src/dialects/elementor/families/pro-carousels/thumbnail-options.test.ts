import { expect, it } from 'vitest';
import { thumbnailOptions } from './thumbnail-options';

it('have small pictures below a slide show', () => {
  const settings = {
    skin: 'slideshow',
    slideshow_slides_per_view: '4',
    centered_slides: 'yes',
    autoplay: 'yes',
    loop: 'yes',
  };
  const options = thumbnailOptions(settings);
  expect(options).toMatchObject({ slides_to_show: '4', slides_to_show_tablet: 4, centered: true, endless: 'yes' });
  expect(options).not.toHaveProperty('autoplay');
});

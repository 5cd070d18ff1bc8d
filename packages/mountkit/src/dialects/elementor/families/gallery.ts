import { type Json, jsonObject } from '@mountkit/core/logic';
import type { FilterParts } from '@mountkit/page-widgets/gallery';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readElement } from '../read-element';
import { watchElements } from '../watch-elements';
import { drawPictures } from './gallery/gallery-pictures';

/** The values that an element has for its filters, and the classes of the page's style sheet: facts on page widgets, 2.3. */
const GALLERY: FilterParts = {
  items: '.e-gallery-item',
  filters: '.elementor-gallery-title',
  valueOf: ({ dataset: { galleryIndex = '' } }) => (galleryIndex === 'all' ? '' : galleryIndex),
  tagsOf: ({ dataset }) => dataset.eGalleryTags?.split(',') ?? [],
  active: 'elementor-item-active',
  hidden: 'e-gallery-item--hidden',
};

/** A responsive setting with what it is in each device mode that has an own value, maybe by another name. */
const responsive = (settings: Json, from: string, to = from) =>
  Object.fromEntries(
    Object.entries(settings)
      .filter(([key, value]) => new RegExp(`^${from}(?:_[a-z_]+)?$`).test(key) && jsonObject(value).size !== '')
      .map(([key, value]) => [key.replace(from, to), value]),
  );

/** The builder's galleries. */
export function start(mountkit: Mountkit): void {
  watchElements('.elementor-gallery__container', async (container) => {
    const { id, own, settings, widget } = readElement(container);
    const { mount } = await mountkit.load('gallery');
    const restore = drawPictures(container, settings);
    const hasFilters = widget?.querySelector('.elementor-gallery__titles-container');
    const handle = mount(container, {
      ...responsive(settings, 'columns'),
      ...responsive(settings, 'gap'),
      ...responsive(settings, 'ideal_row_height', 'row_height'),
      layout: `${settings.gallery_layout ?? 'grid'}` as 'grid',
      aspect_ratio: `${settings.aspect_ratio ?? '3:2'}`,
      parts: GALLERY,
      ...(hasFilters && { filters: `${own} .elementor-gallery__titles-container`, name: `e-gallery-${id}` }),
    });
    // What lay elsewhere until now appears in its place: what is seen and moves counts as a layout shift.
    container.style.visibility = 'hidden';
    requestAnimationFrame(() => requestAnimationFrame(() => container.style.removeProperty('visibility')));
    // What a lightbox shows together is what the filter shows.
    handle.on('change', ({ filter }) => {
      for (const link of container.querySelectorAll('[data-elementor-lightbox-slideshow]'))
        link.setAttribute('data-elementor-lightbox-slideshow', `${filter || 'all'}_${id}`);
    });
    return () => {
      handle.unmount();
      restore();
    };
  });
}

import type { Json } from '@mountkit/core/logic';
import type { FilterParts } from '@mountkit/page-widgets/gallery';
import type { Mountkit } from '../../../loader/create-mountkit';
import { fitPictures } from '../fit-pictures';
import { drawPictures } from '../gallery-pictures';
import { readSettings } from '../read-settings';
import { watchElements } from '../watch-elements';

/** The values that an element has for its filters, and the classes of the page's style sheet: facts on page widgets, 2.3. */
const GALLERY: FilterParts = {
  items: '.e-gallery-item',
  filters: '.elementor-gallery-title',
  valueOf: ({ dataset: { galleryIndex = '' } }) => (galleryIndex === 'all' ? '' : galleryIndex),
  tagsOf: ({ dataset }) => dataset.eGalleryTags?.split(',') ?? [],
  active: 'elementor-item-active',
  hidden: 'e-gallery-item--hidden',
};

/** The same of a portfolio, whose items have a class for each value: section 2.4. */
const PORTFOLIO: FilterParts = {
  items: '.elementor-portfolio-item:not(.elementor-portfolio-ghost-item)',
  filters: '.elementor-portfolio__filter',
  valueOf: ({ dataset: { filter = '' } }) => (filter === '__all' ? '' : filter),
  tagsOf: ({ className }) => [...className.matchAll(/\belementor-filter-(\S+)/g)].map(([, value]) => value ?? ''),
  active: 'elementor-active',
};

/** A responsive setting with what it is in each device mode, maybe by another name. */
const responsive = (settings: Json, from: string, to = from) =>
  Object.fromEntries(
    Object.entries(settings)
      .filter(([key]) => new RegExp(`^${from}(?:_[a-z_]+)?$`).test(key))
      .map(([key, value]) => [key.replace(from, to), value]),
  );

/** The builder's element around one of its parts, with its settings. */
function readElement(part: Element) {
  const widget = part.closest<HTMLElement>('.elementor-element[data-id]');
  const id = widget?.dataset.id ?? '';
  return {
    widget,
    id,
    own: `.elementor-element-${CSS.escape(id)}`,
    settings: readSettings(widget?.dataset.settings) ?? {},
  };
}

/** The builder's galleries, lists of posts and portfolios. */
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
  watchElements('.elementor-posts-container,.elementor-loop-container', async (list) => {
    const { own, settings, widget } = readElement(list);
    const masonry = Object.entries(settings).some(([key, value]) => /(?:^|_)masonry$/.test(key) && value === 'yes');
    const isPortfolio = list.matches('.elementor-portfolio');
    const stopFitting = list.matches('.elementor-posts-container') ? fitPictures(list) : undefined;
    if (!masonry && !isPortfolio) return stopFitting;
    const { mountPosts } = await mountkit.load('gallery');
    const hasFilters = isPortfolio && widget?.querySelector('.elementor-portfolio__filters');
    list.classList.toggle('elementor-posts-masonry', masonry);
    const handle = mountPosts(list, {
      masonry,
      ...(isPortfolio && { parts: PORTFOLIO }),
      ...(hasFilters && { filters: `${own} .elementor-portfolio__filters`, name: 'e-portfolio' }),
    });
    return () => {
      handle.unmount();
      list.classList.remove('elementor-posts-masonry');
      stopFitting?.();
    };
  });
}

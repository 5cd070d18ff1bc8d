import type { FilterParts } from '@mountkit/page-widgets/gallery';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readElement } from '../read-element';
import { watchElements } from '../watch-elements';
import { fitPictures } from './posts/fit-pictures';

/** The values that a portfolio has for its filters, a class of an item for each: facts on page widgets, section 2.4. */
const PORTFOLIO: FilterParts = {
  items: '.elementor-portfolio-item:not(.elementor-portfolio-ghost-item)',
  filters: '.elementor-portfolio__filter',
  valueOf: ({ dataset: { filter = '' } }) => (filter === '__all' ? '' : filter),
  tagsOf: ({ className }) => [...className.matchAll(/\belementor-filter-(\S+)/g)].map(([, value]) => value ?? ''),
  active: 'elementor-active',
};

/** The builder's lists of posts and portfolios. */
export function start(mountkit: Mountkit): void {
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

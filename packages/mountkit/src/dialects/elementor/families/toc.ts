import { jsonObject } from '@mountkit/core/logic';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { watchElements } from '../watch-elements';

/** Device modes from the largest to the smallest: a box that is closed in one is closed in the smaller ones, too. */
const MODES = ['widescreen', 'desktop', 'laptop', 'tablet_extra', 'tablet', 'mobile_extra', 'mobile'];

/** The builder's documents that hold the page's text. */
const TEXT =
  '.elementor:not([data-elementor-type="header"],[data-elementor-type="footer"],[data-elementor-type="popup"])';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(textOf) : [textOf(value)]);

/** The builder's tables of contents and progress trackers: facts on page widgets, sections 2.6 and 2.14. */
export function start(mountkit: Mountkit): void {
  watchElements('.elementor-widget-table-of-contents', async (element) => {
    const settings = readSettings(element.dataset.settings) ?? {};
    const { mount } = await mountkit.load('toc');
    const popup = element.closest<HTMLElement>('[data-elementor-type="popup"]');
    const isBullets = settings.marker_view === 'bullets';
    const icon = textOf(jsonObject(settings.icon).value);
    const smallest = MODES.indexOf(textOf(settings.minimized_on));
    return mount(element, {
      container:
        textOf(settings.container) ||
        (popup ? `[data-elementor-type="popup"][data-elementor-id="${popup.dataset.elementorId}"]` : TEXT),
      headings: textsOf(settings.headings_by_tags),
      // The titles of other tables are none of the page's text.
      exclude: [...textsOf(settings.exclude_headings_by_selector), '.elementor-toc__header-title']
        .filter(Boolean)
        .join(),
      hierarchical: settings.hierarchical_view === 'yes',
      collapse: settings.collapse_subitems === 'yes',
      markers: isBullets ? 'bullets' : 'numbers',
      empty_text: textOf(settings.no_headings_message),
      minimized_on: settings.minimize_box === 'yes' && smallest >= 0 ? MODES.slice(smallest) : [],
      parts: {
        body: '.elementor-toc__body',
        list: 'elementor-toc__list-wrapper',
        item: 'elementor-toc__list-item',
        line: 'elementor-toc__list-item-text-wrapper',
        link: 'elementor-toc__list-item-text',
        top: 'elementor-toc__top-level',
        active: 'elementor-item-active',
        collapsed: 'elementor-toc--collapsed',
        opener: '.elementor-toc__toggle-button--expand',
        closer: '.elementor-toc__toggle-button--collapse',
        anchor: '.elementor-widget',
        ...(isBullets && /^[\w -]+$/.test(icon) && { icon }),
      },
    }).unmount;
  });
  watchElements('.elementor-widget-progress-tracker', async (element) => {
    const settings = readSettings(element.dataset.settings) ?? {};
    const { mountTracker } = await mountkit.load('toc');
    const isRing = settings.type === 'circular';
    const content = '.elementor-widget-theme-post-content,.elementor-location-single,[data-elementor-type="wp-post"]';
    const isContent = settings.relative_to === 'post_content';
    return mountTracker(element, {
      kind: isRing ? 'circular' : 'horizontal',
      relative_to: isContent || settings.relative_to === 'selector' ? 'selector' : 'page',
      selector: isContent ? `${content},.elementor` : textOf(settings.selector),
      direction: settings.direction === 'rtl' || settings.direction === 'ltr' ? settings.direction : '',
      percentage: settings.percentage === 'yes',
      parts: {
        bar: isRing ? 'circle:last-of-type' : '.elementor-scrolling-tracker>div',
        number: '.elementor-scrolling-tracker div:not(:has(*))',
      },
    }).unmount;
  });
}

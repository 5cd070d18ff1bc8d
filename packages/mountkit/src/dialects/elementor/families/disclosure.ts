import type { DisclosureParts } from '@mountkit/page-widgets/disclosure';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { watchElements } from '../watch-elements';

/** The parts of the builder's old tabs, accordion and toggle. */
const OLD: DisclosureParts = {
  title: '.elementor-tab-title',
  panel: '.elementor-tab-content',
  active: 'elementor-active',
  display: 'block',
};

/** The builder's tabs and accordions, old and nested: facts on page widgets, sections 3.2 and 3.3. */
export function start(mountkit: Mountkit): void {
  const tabs = (selector: string, parts: DisclosureParts, mark?: string) =>
    watchElements(selector, async (element) => {
      const { mount } = await mountkit.load('disclosure');
      const root = mark ? element.querySelector(mark) : null;
      root?.classList.add('e-activated');
      return mount(element, { parts }).unmount;
    });
  const accordion = (selector: string, options: { open: readonly string[]; allow: 'one' | 'many' }) =>
    watchElements(selector, async (element) => {
      const { mountAccordion } = await mountkit.load('disclosure');
      return mountAccordion(element, { ...options, duration: 400, parts: OLD }).unmount;
    });

  tabs('.elementor-widget-tabs', OLD);
  tabs(
    '.elementor-widget-n-tabs',
    { title: '.e-n-tab-title', panel: '.e-n-tabs-content>.e-con', active: 'e-active' },
    '.e-n-tabs',
  );
  accordion('.elementor-widget-accordion', { open: ['1'], allow: 'one' });
  accordion('.elementor-widget-toggle', { open: [], allow: 'many' });
  watchElements('.e-n-accordion', async (element) => {
    const settings = readSettings(element.closest<HTMLElement>('[data-settings]')?.dataset.settings) ?? {};
    const { mountAccordion } = await mountkit.load('disclosure');
    const { size } = (settings.n_accordion_animation_duration ?? {}) as { size?: unknown };
    return mountAccordion(element, {
      allow: settings.max_items_expended === 'multiple' ? 'many' : 'one',
      duration: Number(size) || 0,
    }).unmount;
  });
}

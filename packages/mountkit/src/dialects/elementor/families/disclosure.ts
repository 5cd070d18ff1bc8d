import type { DisclosureParts } from '@mountkit/page-widgets/disclosure';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { scrollRow } from '../scroll-row';
import { watchElements } from '../watch-elements';
import { tellOfShown } from './disclosure/tell-of-shown';

/** The parts of the builder's old tabs, accordion and toggle. */
const OLD: DisclosureParts = {
  title: '.elementor-tab-title',
  panel: '.elementor-tab-content',
  active: 'elementor-active',
  display: 'block',
};

/** Tells the page's other scripts of each panel that is shown. */
function tellOfPanels(element: HTMLElement, panel: string, handle: Opens) {
  const widget = element.closest('.elementor-widget');
  const panels = [...element.querySelectorAll(panel)].filter(
    (each) => each.parentElement?.closest('.elementor-widget') === widget,
  );
  handle.on('open', ({ index }) => {
    const shown = panels[index];
    if (shown) tellOfShown(shown);
  });
  return handle.unmount;
}

/** The members of a handle that are used. */
type Opens = Pick<ReturnType<DisclosureApi['mount' | 'mountAccordion']>, 'unmount'> & {
  on(name: 'open', listener: (detail: { readonly index: number }) => void): unknown;
};

type DisclosureApi = NonNullable<NonNullable<Mountkit['widgets']>['disclosure']>;

/** The builder's tabs and accordions, old and nested: facts on page widgets, sections 3.2 and 3.3. */
export function start(mountkit: Mountkit): void {
  const tabs = (selector: string, parts: DisclosureParts, mark?: string) =>
    watchElements(selector, async (element) => {
      const { mount } = await mountkit.load('disclosure');
      const root = mark ? element.querySelector(mark) : null;
      root?.classList.add('e-activated');
      const titles = root?.querySelector<HTMLElement>('.e-n-tabs-heading');
      const free = titles && scrollRow(titles);
      const unmount = tellOfPanels(element, parts.panel, mount(element, { parts }));
      return () => {
        free?.();
        unmount();
      };
    });
  const accordion = (selector: string, options: { open: readonly string[]; allow: 'one' | 'many' }) =>
    watchElements(selector, async (element) => {
      const { mountAccordion } = await mountkit.load('disclosure');
      return tellOfPanels(element, OLD.panel, mountAccordion(element, { ...options, duration: 400, parts: OLD }));
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
    const handle = mountAccordion(element, {
      allow: settings.max_items_expended === 'multiple' ? 'many' : 'one',
      duration: Number(size) || 0,
    });
    return tellOfPanels(element, '.e-n-accordion-item>:not(summary)', handle);
  });
}

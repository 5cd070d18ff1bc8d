import type { Json } from '@mountkit/core/logic';
import type { HeadlineOptions } from '@mountkit/page-widgets/headline';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { watchElements } from '../watch-elements';

const numberOf = (value: unknown) => Number(value) || undefined;

/** The options of a headline of the builder: a setting that is missing is off. */
function headlineOptions(settings: Json): Partial<HeadlineOptions> {
  const isMark = settings.headline_style !== 'rotate';
  return {
    marker: isMark ? ((settings.marker || 'circle') as HeadlineOptions['marker']) : '',
    animation: (settings.animation_type || 'typing') as HeadlineOptions['animation'],
    loop: settings.loop === 'yes',
    delay: numberOf(isMark ? settings.highlight_iteration_delay : settings.rotate_iteration_delay),
    duration: numberOf(settings.highlight_animation_duration) ?? 1200,
    parts: {
      stage: '.elementor-headline-dynamic-wrapper',
      word: '.elementor-headline-dynamic-text',
      classes: 'elementor-headline-dynamic-text elementor-headline-text-active',
    },
  };
}

/** The builder's animated headlines: facts on page widgets, section 2.9. */
export function start(mountkit: Mountkit): void {
  watchElements('.elementor-widget-animated-headline .elementor-headline', async (element) => {
    const widget = element.closest<HTMLElement>('[data-settings]');
    const { mount } = await mountkit.load('headline');
    return mount(element, headlineOptions(readSettings(widget?.dataset.settings) ?? {})).unmount;
  });
}

import type { Json } from '@mountkit/core/logic';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { valueNow } from '../value-now';
import { watchElements } from '../watch-elements';

const HIDDEN = 'elementor-invisible';

/** How an element enters, by the builder's settings: facts on page widgets, section 3.1. */
function entrance(settings: Json) {
  const read = (key: string) => valueNow(settings, `_${key}`) ?? valueNow(settings, key);
  const name = `${read('animation') ?? ''}`;
  return {
    animation: 'none' as const,
    classes: /^[\w-]+$/.test(name) && name !== 'none' ? `animated ${name}` : '',
    delay: Number(read('animation_delay')) || 0,
    hidden_class: HIDDEN,
  };
}

/** The builder's entrances, counters and progress bars. */
export function start(mountkit: Mountkit): void {
  watchElements(`.${HIDDEN}`, async (element) => {
    const { mount } = await mountkit.load('reveal').catch((error: unknown) => {
      // Nothing stays hidden because its entrance could not be loaded.
      element.classList.remove(HIDDEN);
      throw error;
    });
    return mount(element, entrance(readSettings(element.dataset.settings) ?? {})).unmount;
  });
  watchElements('.elementor-counter-number', async (element) => {
    const { toValue = '', fromValue, duration, delimiter } = element.dataset;
    const { mountCounter } = await mountkit.load('reveal');
    return mountCounter(element, {
      from: Number(fromValue) || 0,
      to: toValue,
      duration: Number(duration) || 0,
      delimiter: delimiter || 'none',
    }).unmount;
  });
  watchElements('.elementor-progress-wrapper:has(.elementor-progress-bar)', async (element) => {
    const { mountProgress } = await mountkit.load('reveal');
    const { max } = element.querySelector<HTMLElement>('.elementor-progress-bar')?.dataset ?? {};
    return mountProgress(element, { value: Number(max) || 0, max: 100, bar: '.elementor-progress-bar' }).unmount;
  });
}

import { type Json, jsonList, jsonObject, parseJson } from '@mountkit/core/logic';
import type { Mountkit } from '../../../loader/create-mountkit';
import { watchElements } from '../watch-elements';

/** When a visitor's time is over that the builder's script has begun, in seconds; undefined for none of this length. */
function begunDue(id: string, interval: number): number | undefined {
  try {
    const due = Number(localStorage.getItem(`${id}-evergreen_due_date`));
    return due && Number(localStorage.getItem(`${id}-evergreen_interval`)) === interval
      ? Math.round(due / 1000)
      : undefined;
  } catch {
    // The browser refuses storage.
    return undefined;
  }
}

/** The builder's countdowns: facts on page widgets, section 2.10. */
export function start(mountkit: Mountkit): void {
  watchElements('.elementor-widget-countdown', async (element) => {
    const timer = element.querySelector<HTMLElement>('.elementor-countdown-wrapper');
    const { date = '', evergreenInterval, expireActions = '' } = timer?.dataset ?? {};
    const { id = '' } = element.dataset;
    const actions: readonly Json[] = jsonList(parseJson(expireActions)).map(jsonObject);
    const redirect = actions.find(({ type }) => type === 'redirect')?.redirect_url;
    const interval = Number(evergreenInterval) || 0;
    const begun = interval ? begunDue(id, interval) : undefined;
    // A visitor's time of no length is over at once.
    const printed = date || (evergreenInterval && !interval ? '0' : '');
    const { mount } = await mountkit.load('countdown');
    return mount(element, {
      due: begun === undefined ? printed : `${begun}`,
      evergreen: begun === undefined ? interval : 0,
      name: id,
      on_end: actions.map(({ type }) => `${type}`),
      redirect_url: typeof redirect === 'string' ? redirect : '',
      parts: {
        timer: '.elementor-countdown-wrapper',
        digits: {
          days: '.elementor-countdown-days',
          hours: '.elementor-countdown-hours',
          minutes: '.elementor-countdown-minutes',
          seconds: '.elementor-countdown-seconds',
        },
        message: '.elementor-countdown-expire--message',
      },
    }).unmount;
  });
}

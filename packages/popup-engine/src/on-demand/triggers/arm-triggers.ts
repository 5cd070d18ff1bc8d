import { browserClock, createDisposer, type Disposer, listen } from '@mountkit/core';
import type { PopupContext } from '../../dom/part-types';
import { probeAdblock } from '../../dom/probe-adblock';
import { watchInactivity } from '../../dom/watch-inactivity';
import { watchScroll } from '../../dom/watch-scroll';
import { isLeaving } from '../../logic/scroll';
import type { Triggers } from '../../settings/trigger-settings';

type ArmTrigger = (triggers: Triggers, fire: () => void, report: PopupContext['report']) => Disposer;

type Flag = 'page_load' | 'scrolling' | 'scrolling_to' | 'click' | 'inactivity' | 'exit_intent' | 'adblock_detection';

/** Whether a selector is valid; an invalid one is reported. */
function isSelector(selector: string, key: string, report: PopupContext['report']): boolean {
  try {
    document.createDocumentFragment().querySelector(selector);
    return true;
  } catch {
    report(`${key} is "${selector}", expected a selector`);
    return false;
  }
}

const TRIGGERS: Readonly<Record<Flag, ArmTrigger>> = {
  page_load: ({ page_load_delay }, fire) => browserClock.after(page_load_delay * 1000, fire),

  scrolling: ({ scrolling_direction, scrolling_offset }, fire) =>
    watchScroll(
      scrolling_direction === 'up'
        ? { isMeant: ({ up }) => up > 0, fire }
        : { from: scrolling_offset, isMeant: ({ percent }) => percent >= scrolling_offset, fire },
    ),

  scrolling_to({ scrolling_to_selector: selector }, fire, report) {
    const key = 'data-settings.triggers.scrolling_to_selector';
    if (!isSelector(selector, key, report)) return () => {};
    const element = document.querySelector(selector);
    if (!element) report(`${key} is "${selector}", which nothing on the page matches`);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) fire();
    });
    if (element) observer.observe(element);
    return () => observer.disconnect();
  },

  click({ click_times }, fire) {
    let clicks = 0;
    return listen(document, 'click', () => ++clicks >= click_times && fire());
  },

  inactivity: ({ inactivity_time }, fire) => watchInactivity(inactivity_time, fire),

  exit_intent({ exit_intent_touch }, fire) {
    // Some browsers fire one of them, some the other.
    const leave = ({ clientY, relatedTarget }: MouseEvent) => clientY <= 0 && !relatedTarget && fire();
    const offs = ['mouseout', 'mouseleave'].map((name) =>
      listen(document, name, leave as () => void, { capture: true }),
    );
    if (exit_intent_touch && matchMedia('(pointer: coarse)').matches) {
      offs.push(watchScroll({ isMeant: isLeaving, fire }));
    }
    return () => {
      for (const off of offs) off();
    };
  },

  adblock_detection: ({ adblock_detection_delay }, fire) => probeAdblock(adblock_detection_delay, fire),
};

/** Arms the triggers that are on; the first that fires disarms them all: specification 1 sections 4 and 5. */
export function armTriggers(
  triggers: Triggers,
  open: () => void,
  report: PopupContext['report'],
  armFurther?: (fire: () => void) => Disposer,
): Disposer {
  const armed = createDisposer((error) => report('a trigger threw', error));
  const fire = () => {
    armed();
    open();
  };
  for (const flag of Object.keys(TRIGGERS) as Flag[]) {
    if (triggers[flag]) armed.add(TRIGGERS[flag](triggers, fire, report));
  }
  if (armFurther) armed.add(armFurther(fire));
  return armed;
}

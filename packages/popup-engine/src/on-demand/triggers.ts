import { browserClock, createDisposer, type Disposer, listen } from '@mountkit/core';
import type { Opening } from '../dom/page-layers';
import type { PopupContext } from '../dom/part-types';
import { probeAdblock } from '../dom/probe-adblock';
import { watchInactivity } from '../dom/watch-inactivity';
import { watchScroll } from '../dom/watch-scroll';
import { isLeaving } from '../logic/scroll';
import { TRIGGER_SCHEMA, type Triggers } from '../logic/trigger-settings';

type Arm = (triggers: Triggers, fire: () => void, report: PopupContext['report']) => Disposer;

type Flag = 'page_load' | 'scrolling' | 'scrolling_to' | 'click' | 'inactivity' | 'exit_intent' | 'adblock_detection';

/** Whether a selector is one; an invalid one is reported. */
function isSelector(selector: string, key: string, report: PopupContext['report']): boolean {
  try {
    document.createDocumentFragment().querySelector(selector);
    return true;
  } catch {
    report(`${key} is "${selector}", expected a selector`);
    return false;
  }
}

const ARM: Readonly<Record<Flag, Arm>> = {
  page_load: ({ page_load_delay }, fire) => browserClock.after(page_load_delay * 1000, fire),

  scrolling: ({ scrolling_direction, scrolling_offset }, fire) =>
    watchScroll(({ percent, up }) => {
      if (scrolling_direction === 'up' ? up > 0 : percent >= scrolling_offset) fire();
    }),

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
    // Some browsers tell of leaving in one way, some in the other.
    const leave = ({ clientY, relatedTarget }: MouseEvent) => clientY <= 0 && !relatedTarget && fire();
    const offs = ['mouseout', 'mouseleave'].map((name) =>
      listen(document, name, leave as () => void, { capture: true }),
    );
    if (exit_intent_touch && matchMedia('(pointer: coarse)').matches) {
      offs.push(watchScroll((step) => isLeaving(step) && fire()));
    }
    return () => {
      for (const off of offs) off();
    };
  },

  adblock_detection: ({ adblock_detection_delay }, fire) => probeAdblock(adblock_detection_delay, fire),
};

/** Opens a popup by any element that matches, also one that appears later; not by itself, so that it stays armed. */
function armSelector({ settings, report }: PopupContext, open: (opening: Opening) => void): Disposer {
  const { open_selector: selector } = settings();
  if (!selector || !isSelector(selector, 'open_selector', report)) return () => {};
  return listen(document, 'click', (event) => {
    const opener = (event.target as Element | null)?.closest?.(selector);
    if (!opener) return;
    // The page would jump to its top.
    if (opener.getAttribute('href')?.startsWith('#')) event.preventDefault();
    open({ opener });
  });
}

/**
 * Arms the triggers that are asked for; the first that fires ends them all: specification 1 sections 4 and 5. Without
 * `readGroup` there are none but the selector.
 */
export function armTriggers(
  context: PopupContext,
  readGroup: ((name: 'triggers', schema: typeof TRIGGER_SCHEMA) => Triggers) | undefined,
  open: (opening: Opening) => void,
): Disposer {
  const stopSelector = armSelector(context, open);
  const triggers = readGroup?.('triggers', TRIGGER_SCHEMA);
  const armed = createDisposer((error) => context.report('a trigger threw', error));
  const fire = () => {
    armed();
    open({ isAutomatic: true });
  };
  if (triggers) {
    for (const flag of Object.keys(ARM) as Flag[]) {
      if (triggers[flag]) armed.add(ARM[flag](triggers, fire, context.report));
    }
  }
  return () => {
    stopSelector();
    armed();
  };
}

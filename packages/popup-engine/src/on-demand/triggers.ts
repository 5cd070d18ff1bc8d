import {
  browserClock,
  createDisposer,
  type Disposer,
  listen,
  parseJson,
  parseSettings,
  report,
  type Schema,
} from '@mountkit/core';
import { type Layer, pageMode } from '../dom/page-layers';
import type { Arming, Explanation, Gate, PopupContext, WithShow } from '../dom/part-types';
import { probeAdblock } from '../dom/probe-adblock';
import { watchInactivity } from '../dom/watch-inactivity';
import { watchScroll } from '../dom/watch-scroll';
import { isKnown } from '../logic/action';
import { isOn } from '../logic/is-on';
import { RULE_NAMES } from '../logic/rule-names';
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
    // Some browsers tell of leaving in one way, some in the other.
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

/** Arms the triggers that are asked for; the first that fires ends them all: specification 1 sections 4 and 5. */
function armTriggers(triggers: Triggers, open: () => void, report: PopupContext['report']): Disposer {
  const armed = createDisposer((error) => report('a trigger threw', error));
  const fire = () => {
    armed();
    open();
  };
  for (const flag of Object.keys(ARM) as Flag[]) {
    if (triggers[flag]) armed.add(ARM[flag](triggers, fire, report));
  }
  return armed;
}

/** The part that checks display rules, once it is there. */
let rules: typeof import('./triggers/rules') | undefined;

/** Fetches it; where that fails it is reported. */
export const prepare = (): Promise<void> =>
  import('./triggers/rules').then(
    (fetched) => {
      rules = fetched;
    },
    (error) => report("the popups' rules did not come", error, 'error'),
  );

/** Checks the rules of a popup and arms its triggers, when its settings ask for others, too. */
function createArming(context: PopupContext, open: Layer['open']): Arming {
  const { emit, markReady, report, scope, settings, signal } = context;
  let gate: Gate | undefined;
  let disarm: Disposer = () => {};
  let before: string | undefined;
  scope.add(() => disarm());

  /** Reads a group of settings by its own schema; the empty text is no value. */
  const readGroup = <Group>(name: 'timing' | 'triggers', schema: Schema<Group>): Group => {
    const given = Object.entries(settings()[name]).filter(([, value]) => value !== '');
    const { settings: group, problems } = parseSettings(schema, Object.fromEntries(given));
    for (const { key, found, expected } of problems) {
      report(`data-settings.${name}.${key} is ${JSON.stringify(found)}, expected ${expected}`);
    }
    return group;
  };

  const asked = () => RULE_NAMES.filter((rule) => isOn(settings().timing[rule]));

  return {
    explain: () =>
      gate?.check() ?? asked().map((rule): Explanation => ({ rule, passes: false, reason: 'not checked yet' })),
    count: (when) => gate?.count(when),
    update() {
      const { timing, triggers } = settings();
      const now = JSON.stringify([timing, triggers]);
      if (now === before) return;
      before = now;
      disarm();
      gate = undefined;
      const check = () => {
        // Settings that have changed meanwhile have armed it anew.
        if (signal.aborted || now !== before) return;
        if (asked()[0]) gate = rules?.createGate(context, readGroup);
        const failed = gate?.check().find(({ passes }) => !passes);
        if (failed) emit('blocked', { rule: failed.rule, reason: failed.reason });
        markReady();
        if (failed || !Object.values(triggers).some(isOn)) return;
        disarm = armTriggers(readGroup('triggers', TRIGGER_SCHEMA), () => open({ isAutomatic: true }), report);
      };
      if (rules || !asked()[0]) check();
      // One that cannot be checked can still be opened by links.
      else prepare().then(() => (rules ? check() : markReady()));
    },
  };
}

/** Arms a popup as its settings say now; where nobody is to be kept from it, it is shown. */
export function arm(context: PopupContext, layer: Layer & { aide?: Partial<Arming> }, withPart: WithShow): void {
  if (context.signal.aborted) return;
  if (!parseJson(context.element.dataset.settings ?? '{}')) withPart('show', ({ readPopup }) => readPopup(context));
  if (isKnown(location.hash)) withPart('show', ({ followAddress }) => followAddress());
  if (pageMode() === 'live') {
    layer.aide ??= createArming(context, layer.open);
    layer.aide.update?.();
  } else if (!layer.aide) {
    layer.aide = {};
    context.markReady();
    layer.open();
  }
}

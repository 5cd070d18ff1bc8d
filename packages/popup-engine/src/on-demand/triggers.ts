import {
  browserClock,
  createDisposer,
  type Disposer,
  listen,
  openPart,
  parseSettings,
  report,
  type Schema,
} from '@mountkit/core';
import { type Layer, pageMode } from '../dom/page-layers';
import type { AutoOpen, DisplayRules, Explanation, PopupContext } from '../dom/part-types';
import { probeAdblock } from '../dom/probe-adblock';
import { watchInactivity } from '../dom/watch-inactivity';
import { watchScroll } from '../dom/watch-scroll';
import { isOn } from '../logic/is-on';
import { RULE_NAMES } from '../logic/rule-names';
import { isLeaving } from '../logic/scroll';
import { TRIGGER_SCHEMA, type Triggers } from '../settings/trigger-settings';

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
function armTriggers(triggers: Triggers, open: () => void, report: PopupContext['report']): Disposer {
  const armed = createDisposer((error) => report('a trigger threw', error));
  const fire = () => {
    armed();
    open();
  };
  for (const flag of Object.keys(TRIGGERS) as Flag[]) {
    if (triggers[flag]) armed.add(TRIGGERS[flag](triggers, fire, report));
  }
  return armed;
}

const withDisplayRules = openPart(() => import('./display-rules'), 'popup display rules', { report });

/** Loads the display rules. */
export const prepare = (): Promise<void> => withDisplayRules(() => {});

/** Checks the display rules of a popup and arms its triggers, again when these settings change. */
function createAutoOpen(context: PopupContext, open: Layer['open']): AutoOpen {
  const { emit, markReady, report, scope, settings, signal } = context;
  let rules: DisplayRules | undefined;
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

  const rulesOn = () => RULE_NAMES.filter((rule) => isOn(settings().timing[rule]));

  return {
    explain: () =>
      rules?.check() ?? rulesOn().map((rule): Explanation => ({ rule, passes: false, reason: 'not checked yet' })),
    count: (when) => rules?.count(when),
    update() {
      const { timing, triggers } = settings();
      const now = JSON.stringify([timing, triggers]);
      if (now === before) return;
      before = now;
      disarm();
      rules = undefined;
      const start = (createRules?: () => DisplayRules) => {
        // Ended, or the settings have changed since.
        if (signal.aborted || now !== before) return;
        rules = createRules?.();
        const failed = rules?.check().find(({ passes }) => !passes);
        if (failed) emit('blocked', { rule: failed.rule, reason: failed.reason });
        markReady();
        if (failed || !Object.values(triggers).some(isOn)) return;
        disarm = armTriggers(readGroup('triggers', TRIGGER_SCHEMA), () => open({ isAutomatic: true }), report);
      };
      if (!rulesOn()[0]) start();
      // Without its rules a popup can still be opened by links.
      else
        void withDisplayRules(
          ({ createDisplayRules }) => start(() => createDisplayRules(context, readGroup)),
          () => markReady(),
        );
    },
  };
}

/** Opens a popup by its rules and triggers, or at once where the page is previewed or edited. */
export function startPopup(context: PopupContext, layer: Layer & { extras?: Partial<AutoOpen> }): void {
  if (context.signal.aborted) return;
  if (pageMode() === 'live') {
    layer.extras ??= createAutoOpen(context, layer.open);
    layer.extras.update?.();
  } else if (!layer.extras) {
    layer.extras = {};
    context.markReady();
    layer.open();
  }
}

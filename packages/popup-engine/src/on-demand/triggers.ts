import { createDisposer, openPart, pageConfig, parseSettings, report, type Schema } from '@mountkit/core';
import { type Layer, pageMode } from '../dom/page-layers';
import type { AutoOpen, DisplayRules, Explanation, FurtherRules, PopupContext } from '../dom/part-types';
import { isOn } from '../logic/is-on';
import { RULE_NAMES } from '../logic/rule-names';
import { TRIGGER_SCHEMA } from '../settings/trigger-settings';
import { armTriggers } from './triggers/arm-triggers';
import { createDisplayRules } from './triggers/display-rules';

/** Whether a setting of a group is one of the popup's own, by its name; further ones are a part of their own. */
const isOurs = (group: 'timing' | 'triggers', key: string) =>
  group === 'triggers' ? key in TRIGGER_SCHEMA : RULE_NAMES.some((rule) => key === rule || key.startsWith(`${rule}_`));

const withFurther = openPart(() => import('./triggers/further'), 'further popup rules', { report });
const withTeaser = openPart(() => import('./triggers/teaser'), 'the tab of a popup', { report });
const withCare = openPart(() => import('./triggers/care'), 'the queue of popups', { report });
const withVariants = openPart(() => import('./triggers/variants'), 'variants of popups', { report });

/** Checks the display rules of a popup and arms its triggers, again when these settings change. */
function createAutoOpen(context: PopupContext, layer: Layer): AutoOpen {
  const { emit, markReady, report, scope, settings, signal } = context;
  let rules: DisplayRules | undefined;
  let further: FurtherRules | undefined;
  let stop = createDisposer((error) => report('a popup threw', error));
  let before: string | undefined;
  scope.add(() => stop());

  /** Reads a group of settings by its own schema; the empty text is no value. */
  const readGroup = <Group>(name: 'timing' | 'triggers', schema: Schema<Group>): Group => {
    const given = Object.entries(settings()[name]).filter(([key, value]) => value !== '' && isOurs(name, key));
    const { settings: group, problems } = parseSettings(schema, Object.fromEntries(given));
    for (const { key, found, expected } of problems) {
      report(`data-settings.${name}.${key} is ${JSON.stringify(found)}, expected ${expected}`);
    }
    return group;
  };

  /** What is checked, the display rules first. */
  const check = () => [...(rules?.check() ?? []), ...(further?.check() ?? [])];
  const isBlocked = (verdicts: readonly Explanation[]) => {
    const failed = verdicts.find(({ passes }) => !passes);
    if (failed) emit('blocked', { rule: failed.rule, reason: failed.reason });
    return !!failed;
  };

  /** Whether it waits for its turn. One in the page disturbs nobody. */
  const isCared = () => !layer.isInPlace && (`${settings().priority ?? ''}` !== '' || !!pageConfig().popups);

  /** Shows it, in its turn where the page or its own priority asks for that. */
  const openItself = () => {
    const open = () => layer.open({ isAutomatic: true });
    // What a further rule says may have changed since.
    if (further && isBlocked(further.check())) return;
    if (isCared()) void withCare(({ queuePopup }) => signal.aborted || stop.add(queuePopup(context, open)));
    else open();
  };

  const start = () => {
    const isHeld = isBlocked(check());
    markReady();
    if (layer.isInPlace && isHeld) hide(context, layer);
    if (isHeld) return;
    if (isCared()) void withCare(({ joinQueue }) => signal.aborted || stop.add(joinQueue()));
    const { teaser, triggers } = settings();
    if (teaser) void withTeaser(({ startTeaser }) => signal.aborted || stop.add(startTeaser(context, layer)));
    if (further || Object.values(triggers).some(isOn)) {
      const armed = armTriggers(readGroup('triggers', TRIGGER_SCHEMA), openItself, report, further?.arm);
      stop.add(armed);
    }
    if (layer.isInPlace && !Object.values(triggers).some(isOn)) openItself();
  };

  const update = () => {
    const { teaser, timing, triggers } = settings();
    const now = JSON.stringify([teaser, timing, triggers]);
    if (now === before) return;
    before = now;
    stop();
    stop = createDisposer((error) => report('a popup threw', error));
    rules = createDisplayRules(context, readGroup);
    further = undefined;
    // Ended, or the settings have changed since.
    const isOld = () => signal.aborted || now !== before;
    const again = () => {
      if (isOld()) return;
      before = undefined;
      update();
    };
    const needsFurther = (['timing', 'triggers'] as const).some((name) =>
      Object.keys(settings()[name]).some((key) => !isOurs(name, key)),
    );
    if (needsFurther)
      void withFurther(({ createFurther }) => {
        if (isOld()) return;
        further = createFurther(context, again, stop);
        start();
      }, markReady);
    else start();
  };

  return {
    explain: () => [...check(), ...(further?.explain() ?? [])],
    count: (when) => rules?.count(when),
    update,
  };
}

/** Hides one that stands in the page and may not be shown. */
function hide({ element, scope }: PopupContext, layer: Layer): void {
  if (layer.wasHidden === undefined) {
    const wasHidden = element.hidden;
    layer.wasHidden = wasHidden;
    scope.add(() => {
      element.hidden = wasHidden;
    });
  }
  element.hidden = true;
}

/** Opens a popup by its rules and triggers, or at once where the page is previewed or edited. */
export function startPopup(context: PopupContext, layer: Layer & { extras?: Partial<AutoOpen> }): void {
  if (context.signal.aborted) return;
  const follow = () => {
    layer.extras ??= createAutoOpen(context, layer);
    layer.extras.update?.();
  };
  if (pageMode() !== 'live') {
    if (layer.extras) return;
    layer.extras = {};
    context.markReady();
    layer.open();
  } else if (layer.extras || !context.settings().variant) follow();
  else {
    const refuse = () => {
      layer.extras = {};
      hide(context, layer);
      context.markReady();
    };
    void withVariants(
      ({ chooseVariant }) => context.signal.aborted || (chooseVariant(context, layer) ? follow() : refuse()),
      follow,
    );
  }
}

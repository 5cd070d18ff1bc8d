import { createDisposer, type Disposer, guard } from '@mountkit/core';
import { extensions, type OwnSettings } from '../../dom/own-extensions';
import type { Explanation, FurtherRules, PopupContext } from '../../dom/part-types';
import { isOn } from '../../logic/is-on';
import { RULE_NAMES } from '../../logic/rule-names';
import { type Verdict, verdict } from '../../logic/verdict';
import { TRIGGER_SCHEMA } from '../../settings/trigger-settings';
import { READY_RULES } from './further/ready-rules';
import { READY_TRIGGERS } from './further/ready-triggers';

/** A group of settings. */
type Group = Readonly<Record<string, unknown>>;

/** The settings of a rule or a trigger, without its name before them. */
const settingsOf = (group: Group, name: string): OwnSettings =>
  Object.fromEntries(
    Object.entries(group).flatMap(([key, value]) =>
      key.startsWith(`${name}_`) && value !== '' ? [[key.slice(name.length + 1), value]] : [],
    ),
  );

/** The answer of a rule of the page, as a verdict. */
const asVerdict = (answer: boolean | Pick<Verdict, 'passes' | 'reason'>): Verdict =>
  typeof answer === 'boolean' ? verdict(answer, `the page's own rule says ${answer ? 'yes' : 'no'}`) : answer;

/** What a group has beyond the popup's own: the flags that are on, and what belongs to none of them. */
function readFlags(group: Group, isKnown: (name: string) => boolean, isOurs: (key: string) => boolean) {
  const keys = Object.keys(group).filter((key) => !isOurs(key));
  // A name that nobody knows yet may be registered later; what else is 1 or true is a setting.
  const flags = keys.filter((key) => (isKnown(key) ? isOn(group[key]) : /^(?:yes|true)$/.test(`${group[key]}`)));
  const isNamed = (key: string) =>
    keys.some((name) => (isKnown(name) || flags.includes(name)) && (key === name || key.startsWith(`${name}_`)));
  return { flags, strangers: keys.filter((key) => !isNamed(key)) };
}

/**
 * Makes the rules and triggers of a popup beyond the display rules: the ready ones, and those that the page has registered. `again`
 * is called when what they depend on has changed; `scope` ends them.
 */
export function createFurther(
  { element, id, report, settings }: PopupContext,
  again: () => void,
  scope: { add(dispose: Disposer): void },
): FurtherRules {
  const { rules, triggers, changed } = extensions();
  const { timing, triggers: armed } = settings() as { timing: Group; triggers: Group };
  const popup = { id, element };
  const ruleFlags = readFlags(
    timing,
    (name) => rules.has(name) || Object.hasOwn(READY_RULES, name),
    (key) => RULE_NAMES.some((rule) => key === rule || key.startsWith(`${rule}_`)),
  );
  const triggerFlags = readFlags(
    armed,
    (name) => triggers.has(name) || Object.hasOwn(READY_TRIGGERS, name),
    (key) => key in TRIGGER_SCHEMA,
  );
  for (const [name, { strangers }] of Object.entries({ timing: ruleFlags, triggers: triggerFlags })) {
    const group = (settings() as unknown as Record<string, Group>)[name];
    for (const key of strangers) {
      report(`data-settings.${name}.${key} is ${JSON.stringify(group?.[key])}, expected no such option`);
    }
  }
  changed.add(again);
  scope.add(() => changed.delete(again));
  for (const flag of ruleFlags.flags) {
    const watch = !rules.has(flag) && READY_RULES[flag]?.watch;
    if (watch) scope.add(watch(again, report));
  }

  const ask = (name: string): Verdict => {
    const own = rules.get(name);
    if (own) {
      let answer = verdict(false, 'it threw');
      guard(
        () => {
          answer = asVerdict(own(settingsOf(timing, name), popup));
        },
        (error) => report(`the rule ${name} threw`, error),
      );
      return answer;
    }
    const { passes, reason, problem } =
      READY_RULES[name]?.check(settingsOf(timing, name)) ?? verdict(false, 'no rule of this name is registered');
    if (problem) report(`${name}_${problem.key} is "${problem.found}", expected ${problem.expected}: ${reason}`);
    return { passes, reason };
  };

  const fired = new Set<string>();
  const waits = (rule: string): Explanation => ({
    rule,
    passes: fired.has(rule),
    reason: fired.has(rule)
      ? 'the trigger has fired'
      : triggers.has(rule)
        ? "the page's own trigger has not fired"
        : (READY_TRIGGERS[rule]?.describe(settingsOf(armed, rule)) ?? 'no trigger of this name is registered'),
  });

  return {
    check: () =>
      ruleFlags.flags.map((rule) => {
        const { passes, reason } = ask(rule);
        return { rule, passes, reason };
      }),
    explain: () => triggerFlags.flags.map(waits),
    arm(fire) {
      const stops = createDisposer((error) => report('a trigger threw', error));
      for (const name of triggerFlags.flags) {
        const start = triggers.get(name) ?? READY_TRIGGERS[name]?.start;
        const now = () => {
          fired.add(name);
          fire();
        };
        guard(
          () => {
            const stop = start?.(now, settingsOf(armed, name), popup);
            if (typeof stop === 'function') stops.add(stop);
          },
          (error) => report(`the trigger ${name} threw`, error),
        );
      }
      return stops;
    },
  };
}

import type { Schema, Setting } from '@mountkit/core/logic';
import { POPUP_SCHEMA } from '../../../../packages/popup-engine/src/settings';
import { TIMING_SCHEMA } from '../../../../packages/popup-engine/src/settings/timing-settings';
import { TRIGGER_SCHEMA } from '../../../../packages/popup-engine/src/settings/trigger-settings';

/** How a person sets one setting. */
export interface SettingControl {
  readonly key: string;
  readonly label: string;
  readonly kind: 'switch' | 'number' | 'choice' | 'list' | 'text';
  /** What can be chosen; empty where the kind is no choice. */
  readonly choices: readonly string[];
  readonly fallback: unknown;
}

/** A rule or a trigger: the flag that turns it on, and what else it asks for. */
export interface SettingFlag extends SettingControl {
  readonly more: readonly SettingControl[];
}

/** Written for each device mode, or by the page itself. */
const LEFT_OUT = /[A-Z]|^(?:timing|triggers)$|_(?:widescreen|laptop|tablet|mobile)(?:_extra)?$|_server_datetime$/;
const TRIGGERS = 'page_load scrolling scrolling_to click inactivity exit_intent adblock_detection'.split(' ');
const RULES = 'page_views sessions url sources logged_in devices times browsers schedule'.split(' ');

/** The settings of a popup itself. */
export const POPUP_CONTROLS: readonly SettingControl[] = controlsOf(POPUP_SCHEMA).filter(
  ({ key }) => !LEFT_OUT.test(key),
);
/** Its display rules. */
export const RULE_CONTROLS: readonly SettingFlag[] = flagsOf(TIMING_SCHEMA, RULES);
/** Its triggers. */
export const TRIGGER_CONTROLS: readonly SettingFlag[] = flagsOf(TRIGGER_SCHEMA, TRIGGERS);

/** The settings of a page's widget that are one value. */
export const widgetControls = (schema: Schema<object>): SettingControl[] =>
  Object.entries(schema as Readonly<Record<string, Setting<unknown>>>)
    .filter(([key, { expected }]) => !LEFT_OUT.test(key) && !/^a (?:JSON object|function)$/.test(expected))
    .map(([key, setting]) => describeControl(key, setting));

function controlsOf<Settings>(schema: Schema<Settings>): SettingControl[] {
  return Object.entries<Setting<unknown>>(schema).map(([key, setting]) => describeControl(key, setting));
}

function flagsOf<Settings>(schema: Schema<Settings>, flags: readonly string[]): SettingFlag[] {
  const controls = controlsOf(schema).filter(({ key }) => !LEFT_OUT.test(key));
  // `scrolling_to_selector` begins with `scrolling` too.
  const ownerOf = (key: string) =>
    flags.filter((flag) => key.startsWith(`${flag}_`)).toSorted((one, other) => other.length - one.length)[0];
  return controls
    .filter(({ key }) => flags.includes(key))
    .map((flag) => {
      const more = controls.filter(({ key }) => !flags.includes(key) && ownerOf(key) === flag.key);
      return { ...flag, more: more.map((one) => ({ ...one, label: nameKey(one.key.slice(flag.key.length + 1)) })) };
    });
}

function describeControl(key: string, { expected, fallback }: Setting<unknown>): SettingControl {
  const choices = expected.split(' or ');
  const kind =
    typeof fallback === 'boolean'
      ? 'switch'
      : expected.startsWith('a number')
        ? 'number'
        : expected === 'a list'
          ? 'list'
          : choices.length > 1
            ? 'choice'
            : 'text';
  return { key, label: nameKey(key), kind, choices: kind === 'choice' ? choices : [], fallback };
}

/** A key as a person reads it. */
function nameKey(key: string): string {
  const words = key
    .replaceAll('_', ' ')
    .replace(/\burl\b/, 'URL')
    .replace('a11y navigation', 'modal')
    .replace('adblock', 'ad block');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

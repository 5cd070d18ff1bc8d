import type { RuleName } from '../settings/timing-settings';

/** Every display rule, in the order in which they are checked. */
export const RULE_NAMES: readonly RuleName[] = [
  'page_views',
  'sessions',
  'url',
  'sources',
  'logged_in',
  'devices',
  'times',
  'browsers',
  'schedule',
];

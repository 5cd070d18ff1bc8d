import { boolean, list, number, oneOf, type Schema, type Setting, text } from '@mountkit/core/logic';

/** The display rules, each also the name of its flag: contract section 3. */
export type RuleName = keyof Pick<
  Timing,
  'page_views' | 'sessions' | 'url' | 'sources' | 'logged_in' | 'devices' | 'times' | 'browsers' | 'schedule'
>;

/** How long impressions are counted together; empty: for ever. */
export type Period = '' | 'session' | 'day' | 'week' | 'month';

/** Display rules, each with the flag that turns it on: specification 1 sections 3 and 5. */
export interface Timing {
  readonly page_views: boolean;
  /** Page views since the first check. Default 3. */
  readonly page_views_views: number;
  readonly sessions: boolean;
  /** Sessions since the first check. Default 2. */
  readonly sessions_sessions: number;
  readonly url: boolean;
  /** Text or pattern, looked for in the address that the visitor came from. */
  readonly url_url: string;
  readonly url_action: 'show' | 'hide' | 'regex';
  readonly sources: boolean;
  /** Where visitors may come from: `internal`, `external`, `search`. Default all three. */
  readonly sources_sources: readonly string[];
  readonly logged_in: boolean;
  /** Which visitors who are logged in do not see it: all, or those with one of the roles. Default `all`. */
  readonly logged_in_users: 'all' | 'custom';
  readonly logged_in_roles: readonly string[];
  readonly devices: boolean;
  /** Device modes. Default every mode. */
  readonly devices_devices: readonly string[] | undefined;
  readonly times: boolean;
  /** Counted when shown, or when closed. Default when shown. */
  readonly times_count: '' | 'close';
  readonly times_period: Period;
  /** How often it may be shown. Default 3. */
  readonly times_times: number;
  readonly browsers: boolean;
  readonly browsers_browsers: 'all' | 'custom';
  /** `chrome`, `edge`, `firefox`, `safari`. Default all. */
  readonly browsers_browsers_options: readonly string[] | undefined;
  readonly schedule: boolean;
  /** Whose time. Default the site's, where the page says it. */
  readonly schedule_timezone: 'site' | 'visitor';
  /** `YYYY-MM-DD HH:mm`; empty: no bound. */
  readonly schedule_start_date: string;
  readonly schedule_end_date: string;
  /** The site's time when the page was made, `YYYY-MM-DD HH:mm:ss`. Default that of the page's data block. */
  readonly schedule_server_datetime: string;
}

const lists = (fallback?: readonly string[]): Setting<readonly string[] | undefined> => ({ ...list(), fallback });

const off = boolean();

/** How display rules are read. */
export const TIMING_SCHEMA: Schema<Timing> = {
  page_views: off,
  page_views_views: number(3),
  sessions: off,
  sessions_sessions: number(2),
  url: off,
  url_url: text(),
  url_action: oneOf(['show', 'hide', 'regex'], 'show'),
  sources: off,
  sources_sources: lists(['internal', 'external', 'search']) as Setting<readonly string[]>,
  logged_in: off,
  logged_in_users: oneOf(['all', 'custom'], 'all'),
  logged_in_roles: list(),
  devices: off,
  devices_devices: lists(),
  times: off,
  times_count: oneOf(['', 'close'], ''),
  times_period: oneOf(['', 'session', 'day', 'week', 'month'], ''),
  times_times: number(3),
  browsers: off,
  browsers_browsers: oneOf(['all', 'custom'], 'all'),
  browsers_browsers_options: lists(),
  schedule: off,
  schedule_timezone: oneOf(['site', 'visitor'], 'site'),
  schedule_start_date: text(),
  schedule_end_date: text(),
  schedule_server_datetime: text(),
};

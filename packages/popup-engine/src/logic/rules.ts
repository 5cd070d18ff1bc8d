import type { RuleName, Timing } from '../settings/timing-settings';
import type { Facts } from './facts';
import { matchesPattern, refusePattern } from './pattern';
import { checkSchedule } from './schedule';
import { invalidSetting, type Verdict, verdict } from './verdict';

/** One display rule: whether it passes, and why. */
type Rule = (timing: Timing, facts: Facts) => Verdict;

const count = (found: number, needed: number, what: string) =>
  verdict(found >= needed, `${found} of ${needed} ${what} since the first check`);

function matchUrl({ url_action, url_url }: Timing, { referrer }: Facts): Verdict {
  const from = referrer ? `the visitor came from ${referrer}` : 'the browser does not say where the visitor came from';
  if (url_action !== 'regex') {
    const isFound = referrer.includes(url_url);
    return verdict(isFound === (url_action === 'show'), `${from}, which has ${isFound ? '' : 'no '}"${url_url}"`);
  }
  const refusal = refusePattern(url_url);
  if (refusal) return invalidSetting('url_url', url_url, 'a pattern that cannot hang the page', refusal);
  try {
    const isFound = matchesPattern(url_url, referrer);
    return verdict(isFound, `${from}, which does ${isFound ? '' : 'not '}match ${url_url}`);
  } catch {
    return invalidSetting('url_url', url_url, 'a regular expression', 'the regular expression is invalid');
  }
}

const bare = (host: string) => host.replace(/^www\./, '');

function findSource({ referrer, host }: Facts): string {
  const from = bare(/^https?:\/\/([^/?#]*)/i.exec(referrer)?.[1]?.toLowerCase() ?? '');
  if (from && from === bare(host)) return 'internal';
  return /^(?:search\.)?(?:google|yahoo|bing|yandex|baidu)\./.test(from) ? 'search' : 'external';
}

function checkSource({ sources_sources: wanted }: Timing, facts: Facts): Verdict {
  const source = findSource(facts);
  // A search engine is an external source, too.
  const passes = wanted.includes(source) || (source === 'search' && wanted.includes('external'));
  return verdict(passes, `the visit is ${source}, wanted: ${wanted.join(', ') || 'none'}`);
}

function checkVisitor({ logged_in_users, logged_in_roles }: Timing, { isLoggedIn, roles }: Facts): Verdict {
  if (!isLoggedIn) return verdict(true, 'the visitor is not logged in');
  if (logged_in_users === 'all') return verdict(false, 'the visitor is logged in');
  const role = roles.find((each) => logged_in_roles.includes(each));
  return verdict(!role, role ? `the visitor is ${role}` : 'the visitor has none of the roles');
}

const among = (what: string, found: string, wanted: readonly string[] | undefined) =>
  verdict(
    !wanted || wanted.includes(found),
    `${what} is ${found || 'another'}, wanted: ${wanted?.join(', ') ?? 'any'}`,
  );

const PERIODS = { '': 'in all', session: 'in this session', day: 'in a day', week: 'in a week', month: 'in a month' };

/** Every display rule, pure: specification 1 section 5. */
export const RULES: Readonly<Record<RuleName, Rule>> = {
  page_views: ({ page_views_views }, { pageViews }) => count(pageViews, page_views_views, 'page views'),
  sessions: ({ sessions_sessions }, { sessions }) => count(sessions, sessions_sessions, 'sessions'),
  url: matchUrl,
  sources: checkSource,
  logged_in: checkVisitor,
  devices: ({ devices_devices }, { device }) => among('the device mode', device, devices_devices),
  times: ({ times_times, times_period }, { impressions }) =>
    verdict(impressions < times_times, `shown ${impressions} of ${times_times} times ${PERIODS[times_period]}`),
  browsers: ({ browsers_browsers, browsers_browsers_options }, { browser }) =>
    among('the browser', browser, browsers_browsers === 'all' ? undefined : browsers_browsers_options),
  schedule: checkSchedule,
};

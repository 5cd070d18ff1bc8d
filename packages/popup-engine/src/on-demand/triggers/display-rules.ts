import { deviceMode, openStorage, pageConfig } from '@mountkit/core';
import type { DisplayRules, PopupContext } from '../../dom/part-types';
import { popupStorage } from '../../dom/popup-storage';
import { countOf, countVisit } from '../../dom/visit';
import { browserOf } from '../../logic/browser';
import type { Facts } from '../../logic/facts';
import { impressionsKey, lifeOfCount } from '../../logic/impressions';
import { RULE_NAMES } from '../../logic/rule-names';
import { RULES } from '../../logic/rules';
import { TIMING_SCHEMA, type Timing } from '../../settings/timing-settings';

/** Makes the display rules of a popup. Page views and sessions are counted from the first check on. */
export function createDisplayRules(
  { id, report }: Pick<PopupContext, 'id' | 'report'>,
  readGroup: (name: 'timing', schema: typeof TIMING_SCHEMA) => Timing,
): DisplayRules {
  const timing = readGroup('timing', TIMING_SCHEMA);
  const { times_period: period, times_count } = timing;
  const key = impressionsKey(id, period);
  const counts = () => (period === 'session' ? openStorage('session') : popupStorage());
  if (timing.page_views || timing.sessions) countVisit();

  /** The number since the first check, whose number is stored. */
  const since = (rule: 'page_views' | 'sessions', total: 'pageViews' | 'sessions') => {
    if (!timing[rule]) return 0;
    const store = popupStorage();
    const first = `popup_${id}_${rule}_initial${total[0]?.toUpperCase()}${total.slice(1)}`;
    const now = countOf(store.get(total));
    if (store.get(first) === undefined) store.set(first, now);
    return now - countOf(store.get(first));
  };

  const readFacts = (): Facts => {
    const { user, serverTime = '' } = pageConfig();
    return {
      referrer: document.referrer,
      host: location.host,
      isLoggedIn: !!user?.loggedIn,
      roles: Array.isArray(user?.roles) ? user.roles : [],
      device: deviceMode(),
      browser: browserOf(navigator.userAgent),
      pageViews: since('page_views', 'pageViews'),
      sessions: since('sessions', 'sessions'),
      impressions: timing.times ? countOf(counts().get(key)) : 0,
      now: Date.now(),
      serverTime,
      age: performance.now(),
    };
  };

  return {
    check() {
      const facts = readFacts();
      return RULE_NAMES.filter((rule) => timing[rule]).map((rule) => {
        const { passes, reason, problem } = RULES[rule](timing, facts);
        if (problem) report(`${problem.key} is "${problem.found}", expected ${problem.expected}: ${reason}`);
        return { rule, passes, reason };
      });
    },
    count(when) {
      if (!timing.times || when !== times_count) return;
      const store = counts();
      store.set(key, countOf(store.get(key)) + 1, lifeOfCount(period, store.end(key)));
    },
  };
}

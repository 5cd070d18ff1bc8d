import { beforeEach, expect, it, vi } from 'vitest';
import { renewPage, resetPage } from '../../../../core/src/testing/page';
import type { PopupContext } from '../../dom/part-types';
import { popupStorage } from '../../dom/popup-storage';
import type { Timing } from '../../settings/timing-settings';
import { createDisplayRules } from './display-rules';

const report = vi.fn<PopupContext['report']>();

beforeEach(() => {
  resetPage();
  report.mockClear();
});

const create = (timing: Partial<Timing>) =>
  createDisplayRules({ id: '7', report }, () => ({ times_period: '', times_count: '', ...timing }) as Timing);

/** Whether each rule passes on the next page of the visit. */
const onNextPage = (timing: Partial<Timing>) => {
  renewPage();
  return create(timing)
    .check()
    .map(({ rule, passes }) => [rule, passes]);
};

it('counts page views from the first check on', () => {
  popupStorage().set('pageViews', 40);
  const timing = { page_views: true, page_views_views: 2 };
  expect([1, 2, 3].map(() => onNextPage(timing))).toEqual([
    [['page_views', false]],
    [['page_views', false]],
    [['page_views', true]],
  ]);
});

it('counts sessions, and none where no rule asks for them', () => {
  const timing = { sessions: true, sessions_sessions: 1 };
  expect([onNextPage(timing), onNextPage(timing)]).toEqual([[['sessions', false]], [['sessions', false]]]);
  sessionStorage.clear();
  expect(onNextPage(timing)).toEqual([['sessions', true]]);
  resetPage();
  onNextPage({ times: true, times_times: 1 });
  expect(popupStorage().get('pageViews')).toBeUndefined();
});

it.each(['', 'close'] as const)('counts impressions at the moment "%s" only', (times_count) => {
  const rules = create({ times: true, times_times: 1, times_count });
  rules.count(times_count === '' ? 'close' : '');
  expect(rules.check()).toMatchObject([{ rule: 'times', passes: true }]);
  rules.count(times_count);
  expect(rules.check()).toMatchObject([{ rule: 'times', passes: false }]);
});

it('counts the impressions of a session for that session', () => {
  const timing = { times: true, times_times: 1, times_period: 'session' } as const;
  create(timing).count('');
  expect(onNextPage(timing)).toEqual([['times', false]]);
  sessionStorage.clear();
  expect(onNextPage(timing)).toEqual([['times', true]]);
});

it('checks rules in their order, and reports a setting that is invalid', () => {
  const rules = create({ url: true, url_action: 'regex', url_url: '(', logged_in: true, logged_in_users: 'all' });
  expect(rules.check().map(({ rule, passes }) => [rule, passes])).toEqual([
    ['url', false],
    ['logged_in', true],
  ]);
  expect(report.mock.calls).toEqual([
    ['url_url is "(", expected a regular expression: the regular expression is invalid'],
  ]);
});

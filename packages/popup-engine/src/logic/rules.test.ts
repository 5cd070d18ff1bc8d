import { parseSettings } from '@mountkit/core/logic';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RuleName, TIMING_SCHEMA, type Timing } from '../settings/timing-settings';
import type { Facts } from './facts';
import { RULES } from './rules';

const FACTS: Facts = {
  referrer: '',
  host: 'shop.example',
  isLoggedIn: false,
  roles: [],
  device: 'desktop',
  browser: 'chrome',
  pageViews: 0,
  sessions: 0,
  impressions: 0,
  now: 0,
  serverTime: '',
  age: 0,
};

const timingOf = (settings: object): Timing => parseSettings(TIMING_SCHEMA, { ...settings }).settings;

const check = (rule: RuleName, settings: object, facts: Partial<Facts>) =>
  RULES[rule](timingOf(settings), { ...FACTS, ...facts });

const passes = (rule: RuleName, settings: object, facts: Partial<Facts>) => check(rule, settings, facts).passes;

describe('url', () => {
  const referrer = 'https://news.example/spring?ref=1';
  it.each([
    [{ url_url: 'spring' }, true],
    [{ url_url: 'autumn' }, false],
    [{ url_url: 'spring', url_action: 'hide' }, false],
    [{ url_url: 'autumn', url_action: 'hide' }, true],
    [{ url_url: '^https://news\\.', url_action: 'regex' }, true],
    [{ url_url: '^http://', url_action: 'regex' }, false],
  ])('%j of a visitor from elsewhere: %s', (settings, expected) => {
    expect(passes('url', settings, { referrer })).toBe(expected);
  });

  it('fails with a problem where the pattern is none, or could hang the page', () => {
    const started = Date.now();
    for (const url_url of ['(', '(a+)+$', '(a)\\1']) {
      const verdict = check('url', { url_url, url_action: 'regex' }, { referrer: 'a'.repeat(40) });
      expect(verdict).toMatchObject({ passes: false, problem: { key: 'url_url', found: url_url } });
    }
    expect(Date.now() - started).toBeLessThan(1000);
  });
});

describe('sources', () => {
  it.each([
    ['https://www.shop.example/a', ['internal'], true],
    ['https://shop.example/a', ['external', 'search'], false],
    ['https://www.google.de/', ['search'], true],
    ['https://search.yahoo.com/', ['search'], true],
    ['https://google.de/', ['external'], true],
    ['https://mygoogle.de/', ['search'], false],
    ['https://news.example/google.de/', ['search'], false],
    ['', ['external'], true],
    ['', ['internal'], false],
    ['https://news.example/', [], false],
  ])('a visitor from "%s" where %j are wanted: %s', (referrer, sources_sources, expected) => {
    expect(passes('sources', { sources_sources }, { referrer })).toBe(expected);
  });

  it('let every visitor through where all three are wanted, which is the default', () => {
    fc.assert(fc.property(fc.webUrl(), (referrer) => passes('sources', {}, { referrer })));
  });
});

describe('logged_in', () => {
  const member = { isLoggedIn: true, roles: ['editor', 'customer'] };
  it.each([
    [{}, {}, true],
    [{}, member, false],
    [{ logged_in_users: 'custom', logged_in_roles: ['customer'] }, member, false],
    [{ logged_in_users: 'custom', logged_in_roles: ['admin'] }, member, true],
    [{ logged_in_users: 'custom', logged_in_roles: ['customer'] }, {}, true],
  ])('%j for %j: %s', (settings, facts, expected) => {
    expect(passes('logged_in', settings, facts)).toBe(expected);
  });
});

it.each([
  ['devices', { devices_devices: ['desktop', 'phablet'] }, {}, true],
  ['devices', { devices_devices: 'mobile,tablet' }, {}, false],
  ['devices', { devices_devices: [] }, {}, false],
  ['devices', {}, {}, true],
  ['browsers', {}, { browser: '' }, true],
  ['browsers', { browsers_browsers: 'custom', browsers_browsers_options: ['firefox'] }, {}, false],
  ['browsers', { browsers_browsers: 'custom', browsers_browsers_options: ['firefox', 'chrome'] }, {}, true],
  ['page_views', { page_views_views: '2' }, { pageViews: 1 }, false],
  ['page_views', { page_views_views: '2' }, { pageViews: 2 }, true],
  ['sessions', {}, { sessions: 1 }, false],
  ['sessions', {}, { sessions: 2 }, true],
  ['times', {}, { impressions: 2 }, true],
  ['times', { times_times: 2 }, { impressions: 2 }, false],
] as const)('%s with %j for %j: %s', (rule, settings, facts, expected) => {
  const verdict = check(rule, settings, facts);
  expect(verdict.passes).toBe(expected);
  expect(verdict.reason).not.toBe('');
});

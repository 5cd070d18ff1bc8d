import { describe, expect, it } from 'vitest';
import { botCheckAddress, siteKeyOf } from './bot-check-address';
import { type BotCheckEvent, captchaStatusOf, INITIAL_BOT_CHECK, reduceBotCheck } from './bot-check-state';

const after = (...events: BotCheckEvent[]) => events.reduce(reduceBotCheck, INITIAL_BOT_CHECK);
const LOADED = { type: 'loaded', widgetId: 3 } as const;
const PASSED = { type: 'passed', token: 't' } as const;

describe('the state of the bot check', () => {
  it.each([
    ['NOT_LOADED', []],
    ['LOADED', [LOADED]],
    ['INVOKED', [LOADED, { type: 'invoked' }]],
    ['PASSED', [LOADED, { type: 'invoked' }, PASSED]],
    ['EXPIRED', [LOADED, PASSED, { type: 'expired' }]],
    ['LOAD_TIMEOUT', [{ type: 'timedOut' }]],
  ] as const)('is told as %s', (status, events) => {
    expect(captchaStatusOf(after(...events))).toBe(status);
  });

  it('has a token only while it is good', () => {
    expect(after(LOADED, PASSED)).toEqual({ enabled: true, status: 'passed', token: 't', widgetId: 3 });
    for (const type of ['expired', 'invoked', 'reset'] as const) {
      expect(after(LOADED, PASSED, { type }).token).toBe('');
    }
  });

  it('times out only while it is not loaded, and a late script still counts', () => {
    expect(after(LOADED, { type: 'timedOut' }).status).toBe('loaded');
    expect(after({ type: 'timedOut' }, LOADED).status).toBe('loaded');
  });

  it('begins anew with its widget, or without one', () => {
    expect(after(LOADED, PASSED, { type: 'reset' })).toMatchObject({ status: 'loaded', widgetId: 3 });
    expect(after({ type: 'timedOut' }, { type: 'reset' })).toEqual(INITIAL_BOT_CHECK);
  });
});

const PLACE = {
  src: '',
  page: 'https://site.test/a/',
  countryCode: '',
  isEnterprise: false,
  locale: 'en',
  onload: 'f',
};

describe('the address of the bot check', () => {
  it.each([
    ['/bots/api.js', 'https://site.test/bots/api.js?onload=f&render=explicit&hl=en'],
    ['https://b.test/a.js?x=1', 'https://b.test/a.js?x=1&onload=f&render=explicit&hl=en'],
    ['javascript:alert(1)', null],
    ['data:text/javascript,1', null],
    ['http://', null],
  ])('given as %s', (src, address) => {
    expect(botCheckAddress({ ...PLACE, src, countryCode: 'CN' })).toBe(address);
  });

  it('has the locale as one value', () => {
    expect(botCheckAddress({ ...PLACE, locale: 'de&x=1' })).toMatch(/hl=de%26x%3D1$/);
  });
});

describe('the site key', () => {
  it('is that of the environment, else one for tests', () => {
    expect(siteKeyOf({ qa: 'Q', prod: 'P' }, 'qa')).toEqual({ key: 'Q', isNamed: true });
    expect(siteKeyOf({ qa: 'Q' }, 'prod').isNamed).toBe(false);
    expect(siteKeyOf({}, 'automated').isNamed).toBe(true);
    expect(siteKeyOf({ prod: 7 as never }, 'prod').isNamed).toBe(false);
  });
});

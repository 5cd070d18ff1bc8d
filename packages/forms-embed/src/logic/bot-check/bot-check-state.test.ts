import { describe, expect, it } from 'vitest';
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

import { describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import { createBotTokens } from '../forms/bot-tokens';
import { createTestApp, jsonOf } from '../testing/requests';

const app = () => createTestApp({ db: {} as Connection['db'] });

describe('tokens of the bot check', () => {
  it('are good once', () => {
    const tokens = createBotTokens(() => 0);
    const token = tokens.issue(1000);
    expect(tokens.redeem(token)).toBe(true);
    expect(tokens.redeem(token)).toBe(false);
  });

  it('are good until their end', () => {
    let now = 0;
    const tokens = createBotTokens(() => now);
    const token = tokens.issue(1000);
    now = 1000;
    expect(tokens.redeem(token)).toBe(false);
  });

  it('cannot be made up, but those of another provider pass', () => {
    const tokens = createBotTokens();
    expect(['mountkit-1', '', 'invalid'].map(tokens.redeem)).toEqual([false, false, false]);
    expect(tokens.redeem('of another')).toBe(true);
  });
});

describe('the stand-in provider', () => {
  it('gives a token to its frame', async () => {
    const answer = await jsonOf(app().request('/bot-check/token?k=key', { method: 'POST' }));
    expect(answer).toEqual({ token: expect.stringMatching(/^mountkit-/), expires: 120 });
  });

  it('lets its tokens expire earlier where it is asked to, and never later', async () => {
    const lifeOf = async (expires: string) =>
      (await jsonOf(app().request(`/bot-check/token?k=key&expires=${expires}`, { method: 'POST' }))).expires;
    expect(await Promise.all(['1', '9999', '-1', 'x'].map(lifeOf))).toEqual([1, 120, 120, 120]);
  });

  it('takes one key for a robot', async () => {
    expect((await app().request('/bot-check/token?k=blocked', { method: 'POST' })).status).toBe(429);
  });

  it('has a frame that runs nothing but its own script', async () => {
    const response = await app().request('/bot-check/frame?hl=de');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await response.text()).toContain('<html lang="de">');
  });
});

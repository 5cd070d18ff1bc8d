import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import { readBotSettings } from '../forms/bot-settings';
import { createBotTokens } from '../forms/bot-tokens';
import type { AppEnv } from '../http/env';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { createTestApp, jsonOf } from '../testing/requests';

let connection: Connection;
let app: Hono<AppEnv>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db, bots: { ...readBotSettings({}), isStandIn: true } });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

describe('tokens of the bot check', () => {
  it('are good once, also for two who send the same at once', async () => {
    const tokens = createBotTokens(connection.db);
    const token = await tokens.issue(60_000);
    const answers = await Promise.all([1, 2, 3].map(() => tokens.redeem(token)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await tokens.redeem(token)).toBe(false);
  });

  it('are good until their end', async () => {
    const tokens = createBotTokens(connection.db);
    expect(await tokens.redeem(await tokens.issue(0))).toBe(false);
  });

  it('cannot be made up, but those of another provider pass', async () => {
    const tokens = createBotTokens(connection.db);
    expect(await Promise.all(['mountkit-1', '', 'invalid'].map(tokens.redeem))).toEqual([false, false, false]);
    expect(await tokens.redeem('of another')).toBe(true);
  });
});

describe('the stand-in provider', () => {
  it('gives a token to its frame', async () => {
    const answer = await jsonOf(app.request('/bot-check/token?k=key', { method: 'POST' }));
    expect(answer).toEqual({ token: expect.stringMatching(/^mountkit-/), expires: 120 });
  });

  it('lets its tokens expire earlier where it is asked to, and never later', async () => {
    const lifeOf = async (expires: string) =>
      (await jsonOf(app.request(`/bot-check/token?k=key&expires=${expires}`, { method: 'POST' }))).expires;
    expect(await Promise.all(['1', '9999', '-1', 'x'].map(lifeOf))).toEqual([1, 120, 120, 120]);
  });

  it('takes one key for a robot', async () => {
    expect((await app.request('/bot-check/token?k=blocked', { method: 'POST' })).status).toBe(429);
  });

  it('has a frame that runs nothing but its own script', async () => {
    const response = await app.request('/bot-check/frame?hl=de');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await response.text()).toContain('<html lang="de">');
  });
});

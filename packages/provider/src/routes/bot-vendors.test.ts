import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import { forms, partialSubmissions } from '../db/schema';
import { type BotSettings, readBotSettings } from '../forms/bot-settings';
import { reportBotChecks } from '../forms/report-bot-checks';
import type { AppEnv } from '../http/env';
import { seededForms, seededGuid } from '../sample-forms/seeded-forms';
import { botSettingsAt, startVendor, type TestVendor } from '../testing/bot-vendor';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { createTestApp, EMAIL_FORM, jsonOf, PORTAL, submit, submitPath } from '../testing/requests';

/** Leaves the check to the page. */
const FORM = seededGuid(7);
const TURNSTILE_FORM = randomUUID();

let connection: Connection;
let vendor: TestVendor;
let app: Hono<AppEnv>;
const log: string[] = [];

const appWith = (bots: BotSettings) => createTestApp({ db: connection.db, bots, report: (entry) => log.push(entry) });

beforeAll(async () => {
  connection = await openTestDatabase();
  vendor = await startVendor();
  app = appWith(botSettingsAt(vendor.address));
  const document = seededForms.find(({ definition }) => definition.form.guid === FORM)?.definition;
  const metaData = [{ name: 'botCheck', value: 'turnstile' }];
  const definition = { ...document, form: { ...document?.form, guid: TURNSTILE_FORM, metaData } };
  await connection.db.insert(forms).values({ portalId: PORTAL, guid: TURNSTILE_FORM, definition });
}, HOOK_MS);
afterAll(async () => {
  await vendor.close();
  await connection.close();
}, HOOK_MS);
beforeEach(() => {
  log.length = 0;
  vendor.asked.length = 0;
  vendor.answer = (response, token) =>
    response.end(
      JSON.stringify(
        token.startsWith('good') ? { success: true } : { success: false, 'error-codes': ['invalid-input-response'] },
      ),
    );
});

/** The outcome of a submission with these tokens. */
async function send(tokens: Readonly<Record<string, string>>, { form = FORM, to = app } = {}) {
  const values = { email: `${randomUUID()}@example.com`, ...tokens };
  const answer = await submit(to, form, values, { correlationId: randomUUID() });
  return answer.ok ? 'taken' : `${answer.status} ${(await jsonOf(answer)).formSubmissionError}`;
}

const REFUSED = '400 RECAPTCHA_VALIDATION_ERROR';
const UNANSWERED = '503 RECAPTCHA_VALIDATION_ERROR';
const ENTRIES = ['cf-turnstile-response', 'h-captcha-response', 'g-recaptcha-response'];

describe('the token of a provider', () => {
  it.each(ENTRIES)('that is sent as %s is verified with the secret', async (entry) => {
    expect(await send({ [entry]: `good ${entry}` })).toBe('taken');
    expect(await send({ [entry]: 'made up' })).toBe(REFUSED);
    expect(vendor.asked).toEqual([
      { secret: 'a secret', response: `good ${entry}` },
      { secret: 'a secret', response: 'made up' },
    ]);
  });

  it('is asked for where there is none, and a long one is not passed on', async () => {
    for (const token of ['', 'x'.repeat(10_000)]) expect(await send({ 'cf-turnstile-response': token })).toBe(REFUSED);
    expect(await send({})).toBe(REFUSED);
    expect(vendor.asked).toEqual([]);
  });

  it('is good once, also where the provider says twice that it is, and at the same moment', async () => {
    const tokens = { 'cf-turnstile-response': 'good twice' };
    const answers = await Promise.all([send(tokens), send(tokens), send(tokens)]);
    expect(answers.toSorted()).toEqual([REFUSED, REFUSED, 'taken']);
    expect(await send(tokens)).toBe(REFUSED);
  });

  it('is of the provider that the form asks for', async () => {
    expect(await send({ 'g-recaptcha-response': 'good other' }, { form: TURNSTILE_FORM })).toBe(REFUSED);
    const both = { 'cf-turnstile-response': 'good own', 'g-recaptcha-response': 'good own' };
    expect(await send(both, { form: TURNSTILE_FORM })).toBe('taken');
  });

  it('of the stand-in is good in a demonstration only', async () => {
    expect((await app.request('/bot-check/token?k=key', { method: 'POST' })).status).toBe(404);
    const demonstration = appWith({ ...readBotSettings({}), isStandIn: true });
    const { token } = await jsonOf(demonstration.request('/bot-check/token?k=key', { method: 'POST' }));
    const none = appWith(readBotSettings({}));
    expect(await send({ 'g-recaptcha-response': token }, { to: none })).toBe(REFUSED);
    expect(await send({ 'g-recaptcha-response': token }, { to: demonstration })).toBe('taken');
  });
});

describe('a provider', () => {
  const answers: readonly [what: string, answer: TestVendor['answer']][] = [
    ['cuts the connection', (response) => response.destroy()],
    [
      'cuts its answer off',
      (response) => response.writeHead(200, { 'content-length': '99' }).write('{"success":true') && response.destroy(),
    ],
    ['answers nonsense', (response) => response.end('<!doctype html>')],
    ['answers something else', (response) => response.end('{"success":"yes"}')],
    ['leads elsewhere', (response) => response.writeHead(302, { location: vendor.address }).end()],
    [
      'does not know the secret',
      (response) => response.end('{"success":false,"error-codes":["invalid-input-secret"]}'),
    ],
  ];
  it.each(answers)('that %s lets nobody pass, and the log says so', async (_, answer) => {
    vendor.answer = answer;
    expect(await send({ 'cf-turnstile-response': 'good secretive' })).toBe(UNANSWERED);
    expect(log).toEqual([expect.stringContaining('turnstile')]);
    expect(log.join()).not.toContain('secretive');
  });

  it('that is silent lets nobody pass', async () => {
    vendor.answer = () => undefined;
    const to = appWith(botSettingsAt(vendor.address, { timeoutMs: 1 }));
    expect(await send({ 'cf-turnstile-response': 'good' }, { to })).toBe(UNANSWERED);
  });

  it('that is not there lets nobody pass', async () => {
    const gone = await startVendor();
    await gone.close();
    const to = appWith(botSettingsAt(gone.address));
    expect(await send({ 'h-captcha-response': 'good' }, { to })).toBe(UNANSWERED);
  });
});

describe('without the secret of a provider', () => {
  it.each(ENTRIES)('whatever is sent as %s is refused, and the log says which to set, once', async (entry) => {
    const to = appWith(readBotSettings({}));
    for (const token of ['good', 'x', 'mountkit-1']) expect(await send({ [entry]: token }, { to })).toBe(REFUSED);
    expect(log).toEqual([expect.stringMatching(/(TURNSTILE|HCAPTCHA|RECAPTCHA)_SECRET is not set/)]);
  });

  it('a start reports the forms whose check cannot be verified', async () => {
    await reportBotChecks(connection.db, readBotSettings({}), (entry) => log.push(entry));
    expect(log.find((entry) => entry.includes(TURNSTILE_FORM))).toContain('TURNSTILE_SECRET is not set');
    expect(log.find((entry) => entry.includes(FORM))).toContain('leaves its bot check to the page');
    expect(log.filter((entry) => entry.includes(EMAIL_FORM))).toEqual([]);
    log.length = 0;
    await reportBotChecks(connection.db, botSettingsAt(vendor.address), (entry) => log.push(entry));
    expect(log).toEqual([]);
  });
});

describe('what was filled in when a page with a bot check was left', () => {
  const leave = (tokens: Readonly<Record<string, string>>) => {
    const context = JSON.stringify({ correlationId: randomUUID(), partial: true });
    const body = new URLSearchParams({ email: 'ada@example.com', hs_context: context, ...tokens });
    return app.request(submitPath(FORM).replace(/json$/, 'partial'), { method: 'POST', body });
  };

  it('is taken with a token only', async () => {
    expect((await leave({})).status).toBe(400);
    expect((await leave({ 'cf-turnstile-response': 'made up' })).status).toBe(400);
    expect(await connection.db.$count(partialSubmissions)).toBe(0);
    expect((await leave({ 'cf-turnstile-response': 'good partial' })).status).toBe(204);
    expect(await connection.db.$count(partialSubmissions)).toBe(1);
  });
});

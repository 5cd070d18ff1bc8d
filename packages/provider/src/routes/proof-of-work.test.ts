import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import { removeEnded } from '../db/remove-ended';
import { readBotSettings } from '../forms/bot-settings';
import type { ProofChallenge } from '../forms/proof-of-work';
import type { AppEnv } from '../http/env';
import { seededGuid } from '../sample-forms/seeded-forms';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { createTestApp, EMAIL_FORM, jsonOf, PORTAL, submit } from '../testing/requests';

/** Takes nothing but a proof. */
const FORM = seededGuid(28);
const REFUSED = 'RECAPTCHA_VALIDATION_ERROR';

let connection: Connection;
let app: Hono<AppEnv>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db, bots: { ...readBotSettings({}), isStandIn: true } });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const pathOf = (form = FORM) => `/bot-check/challenge/${PORTAL}/${form}`;
const fetchChallenge = async (query = '', form = FORM) =>
  (await jsonOf(app.request(pathOf(form) + query))) as unknown as ProofChallenge;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const encode = (proof: object) => Buffer.from(JSON.stringify(proof)).toString('base64');

/** Does the work, as a browser does. */
function solve({ algorithm, challenge, salt, signature, maxnumber }: ProofChallenge) {
  for (let number = 0; number <= maxnumber; number++) {
    if (hashOf(`${salt}${number}`) === challenge) return { algorithm, challenge, number, salt, signature };
  }
  throw new Error('the challenge has no solution');
}

let count = 0;
/** What became of a submission with this proof. */
async function send(proof: string, { form = FORM, name = 'altcha' } = {}) {
  count++;
  const context = { correlationId: `proof-${count}` };
  const answer = await submit(app, form, { email: `proof-${count}@example.com`, [name]: proof }, context);
  return answer.ok ? 'taken' : (await jsonOf(answer)).formSubmissionError;
}

describe('a challenge of a proof of work', () => {
  it('has a solution, and can be fetched from any page', async () => {
    const response = await app.request(pathOf(), { headers: { origin: 'https://elsewhere.test' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const challenge = (await response.json()) as ProofChallenge;
    expect(challenge).toMatchObject({ algorithm: 'SHA-256', expires: 600 });
    expect(solve(challenge).number).toBeLessThanOrEqual(challenge.maxnumber);
  });

  it('expires earlier where it is asked to, and never later', async () => {
    const lives = ['1', '9999', '-1', 'x'].map(async (life) => (await fetchChallenge(`?expires=${life}`)).expires);
    expect(await Promise.all(lives)).toEqual([1, 600, 600, 600]);
  });

  it.each([[seededGuid(99)], ['none']])('is not given for the form %s, which does not exist', async (form) => {
    expect((await app.request(pathOf(form))).status).toBe(404);
  });
});

describe('a submission with a proof of work', () => {
  it('is taken', async () => {
    expect(await send(encode(solve(await fetchChallenge())))).toBe('taken');
  });

  it('is taken by a form of any bot check too', async () => {
    const proof = encode(solve(await fetchChallenge('', seededGuid(7))));
    expect(await send(proof, { form: seededGuid(7) })).toBe('taken');
  });

  it('is taken once, also of several at the same moment', async () => {
    const proof = encode(solve(await fetchChallenge()));
    const answers = await Promise.all([1, 2, 3].map(() => send(proof)));
    expect(answers.sort()).toEqual([REFUSED, REFUSED, 'taken']);
    await removeEnded(connection.db);
    expect(await send(proof)).toBe(REFUSED);
  });

  it('is not taken for another form', async () => {
    const proof = encode(solve(await fetchChallenge('', EMAIL_FORM)));
    expect(await send(proof)).toBe(REFUSED);
  });

  it('is not taken after its time', async () => {
    const challenge = await fetchChallenge();
    const proof = solve(challenge);
    const late = challenge.salt.replace(/expires=\d+/, 'expires=1');
    expect(await send(encode({ ...proof, salt: late }))).toBe(REFUSED);
    // Signed with a time that is over.
    const { createProofs } = await import('../forms/proof-of-work');
    const over = await createProofs(connection.db).issue({ portalId: PORTAL, guid: FORM }, -5);
    expect(await send(encode(solve(over)))).toBe(REFUSED);
  });

  it('is not taken where its parts are cut in another place', async () => {
    const proof = solve(await fetchChallenge());
    // The same text before it is hashed, with a later time.
    const longer = proof.salt.replace(/&$/, `${String(proof.number).slice(0, 1)}&`);
    expect(await send(encode({ ...proof, salt: longer, number: 1 }))).toBe(REFUSED);
    expect(await send(encode({ ...proof, salt: proof.salt + String(proof.number).slice(0, 1) }))).toBe(REFUSED);
  });

  it.each([
    ['nothing', ''],
    ['no base64', '***'],
    ['no JSON', Buffer.from('x').toString('base64')],
    ['a list', encode([])],
    ['too much', 'A'.repeat(5000)],
  ])('is not taken with %s in its place', async (_, proof) => {
    expect(await send(proof)).toBe(REFUSED);
  });

  it.each([
    ['another number', { number: -1 }],
    ['a number that is a text', { number: '1' }],
    ['another signature', { signature: 'x' }],
    ['another challenge', { challenge: hashOf('x') }],
    ['no salt', { salt: '' }],
  ])('is not taken with %s', async (_, wrong) => {
    expect(await send(encode({ ...solve(await fetchChallenge()), ...wrong }))).toBe(REFUSED);
  });

  it('is not taken on a challenge that this server never gave', async () => {
    const challenge = await fetchChallenge();
    const own = { ...challenge, challenge: hashOf(`${challenge.salt}1`), number: 1 };
    expect(await send(encode(own))).toBe(REFUSED);
  });

  it.each(['g-recaptcha-response', 'cf-turnstile-response', 'h-captcha-response'])(
    'cannot be replaced by a token as %s',
    async (name) => {
      expect(await send('of another', { name })).toBe(REFUSED);
      expect(await send('of another', { name, form: seededGuid(7) })).toBe('taken');
    },
  );
});

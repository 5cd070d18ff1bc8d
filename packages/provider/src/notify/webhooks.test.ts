import { createHmac } from 'node:crypto';
import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import type { AppEnv } from '../http/env';
import { accounts } from '../people/schema';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { becomes, deliveriesOf, testNotify } from '../testing/deliveries';
import { addPerson, ask } from '../testing/people';
import { type Receiver, startReceiver } from '../testing/receiver';
import { CONTACT_FORM, createTestApp, EMAIL_FORM, from, PORTAL, submit } from '../testing/requests';
import { addNotification, findNotification, removeNotification } from './manage';
import { runDeliveries } from './run-deliveries';
import type { NotifySettings } from './settings';

let connection: Connection;
let app: Hono<AppEnv>;
const undo: (() => unknown)[] = [];

beforeAll(async () => {
  connection = await openTestDatabase();
}, HOOK_MS);
beforeEach(() => {
  app = createTestApp({ db: connection.db, notify: testNotify() });
});
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});
afterAll(() => connection.close(), HOOK_MS);

async function receive(answers?: readonly (number | null)[]): Promise<Receiver> {
  const receiver = await startReceiver(answers);
  undo.push(() => receiver.stop());
  return receiver;
}

async function addWebhook(url: string, formGuid: string | null = EMAIL_FORM): Promise<string> {
  const id = await addNotification(connection.db, { portalId: PORTAL, formGuid, kind: 'webhook', settings: { url } });
  undo.push(() => removeNotification(connection.db, id));
  return id;
}

function work(changes: Partial<NotifySettings> = {}) {
  const stop = runDeliveries({ db: connection.db, settings: testNotify(changes), everyMs: 20 });
  undo.push(stop);
  return stop;
}

const post = (path: string) => app.request(path, { method: 'POST' }, from('127.0.0.1'));

describe('a webhook', () => {
  it('is posted with what was sent, and a signature that its secret makes', async () => {
    const receiver = await receive();
    const id = await addWebhook(receiver.url);
    work();
    await submit(app, EMAIL_FORM, { email: 'ada@example.com' }, { pageUrl: 'https://shop.example/start' });
    const [{ headers, body }] = (await receiver.came(1)) as [Receiver['received'][number]];
    expect(JSON.parse(body)).toMatchObject({
      type: 'submission',
      portalId: String(PORTAL),
      formId: EMAIL_FORM,
      submission: { values: { email: 'ada@example.com' }, pageUrl: 'https://shop.example/start', files: [] },
    });
    const { secret } = (await findNotification(connection.db, id)) as { secret: string };
    const [, seconds, code] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['mountkit-signature'])) ?? [];
    expect(code).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
    expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60);
    expect(await becomes(connection.db, id, 'sent')).toMatchObject([{ attempts: 1, answer: '200 taken' }]);
  });

  it('is tried again after it was refused, under the same id', async () => {
    const receiver = await receive([500, 503, 200]);
    const id = await addWebhook(receiver.url);
    work();
    await submit(app, EMAIL_FORM, { email: 'ada@example.com' });
    const received = await receiver.came(3);
    expect(new Set(received.map(({ headers }) => headers['mountkit-delivery'])).size).toBe(1);
    expect(received.map(({ headers }) => headers['mountkit-attempt'])).toEqual(['1', '2', '3']);
    expect(await becomes(connection.db, id, 'sent')).toMatchObject([{ attempts: 3 }]);
  });

  it('is given up with its last answer, and sent again when somebody asks for it', async () => {
    const receiver = await receive([500, 500, 200]);
    const id = await addWebhook(receiver.url);
    work({ attempts: 2 });
    await submit(app, EMAIL_FORM, { email: 'ada@example.com' });
    const [dead] = await becomes(connection.db, id, 'dead');
    expect(dead).toMatchObject({ attempts: 2, answer: '500 refused here' });
    expect((await post(`/admin/notifications/deliveries/${dead?.id}/replay`)).status).toBe(303);
    expect(await becomes(connection.db, id, 'sent')).toMatchObject([{ attempts: 1 }]);
  });

  it('does not follow a redirect', async () => {
    const receiver = await receive([307]);
    const id = await addWebhook(receiver.url);
    work({ attempts: 1 });
    await submit(app, EMAIL_FORM, { email: 'ada@example.com' });
    expect(await becomes(connection.db, id, 'dead')).toMatchObject([{ answer: '307 refused here' }]);
    expect(receiver.received).toHaveLength(1);
  });

  it.each(['127.0.0.1', 'localhost'])('does not go to this machine, by %s, unless that is allowed', async (host) => {
    const receiver = await receive();
    const id = await addWebhook(receiver.url.replace('127.0.0.1', host));
    work({ allowsPrivate: false });
    await submit(app, EMAIL_FORM, { email: 'ada@example.com' });
    const [dead] = await becomes(connection.db, id, 'dead');
    expect(dead?.answer).toContain('an address of a private network');
    expect(receiver.received).toHaveLength(0);
  });

  it.each([
    ['editor', false],
    ['owner', true],
  ] as const)('that an %s has set may be of a private network: %s', async (role, mayBePrivate) => {
    const { headers } = await addPerson(connection.db, `${role}@shop.example`, { [PORTAL]: role });
    // Without an account, whoever is on this machine is asked for nothing.
    undo.push(() => connection.db.delete(accounts));
    const fields = { form: `${PORTAL}/${EMAIL_FORM}`, url: 'https://hooks.example/' };
    const saved = await ask(app, '/admin/notifications/new/webhook', { method: 'POST', headers, fields });
    const id = saved.headers.get('location')?.split('/').at(-1) ?? '';
    undo.push(() => removeNotification(connection.db, id));
    expect((await findNotification(connection.db, id))?.settings).toEqual({ url: fields.url, mayBePrivate });
    const local = { ...fields, url: 'http://127.0.0.1:9/' };
    const changed = await ask(app, `/admin/notifications/${id}`, { method: 'POST', headers, fields: local });
    expect(changed.status).toBe(mayBePrivate ? 303 : 400);
  });

  it('of an editor goes to no private network by a name that resolves there', async () => {
    const receiver = await receive();
    const url = receiver.url.replace('127.0.0.1', 'localhost');
    const wanted = { portalId: PORTAL, formGuid: EMAIL_FORM, kind: 'webhook' } as const;
    const id = await addNotification(connection.db, { ...wanted, settings: { url, mayBePrivate: false } });
    undo.push(() => removeNotification(connection.db, id));
    work();
    await submit(app, EMAIL_FORM, { email: 'ada@example.com' });
    const [dead] = await becomes(connection.db, id, 'dead');
    expect(dead?.answer).toContain('an address of a private network');
    expect(receiver.received).toHaveLength(0);
  });

  it('that never answers slows down neither the form nor other webhooks', async () => {
    const silent = await receive([null]);
    const prompt = await receive();
    const stuck = await addWebhook(silent.url);
    const id = await addWebhook(prompt.url);
    work({ timeoutSeconds: 600 });
    for (let count = 1; count <= 5; count++) {
      const answer = await submit(app, EMAIL_FORM, { email: `ada${count}@example.com` });
      expect(answer.status).toBe(200);
      await prompt.came(count);
    }
    expect(await becomes(connection.db, id, 'sent')).toHaveLength(5);
    expect((await deliveriesOf(connection.db, stuck)).map(({ state }) => state)).toEqual(Array(5).fill('waiting'));
    // Two at a time.
    expect(silent.received.length).toBeLessThanOrEqual(2);
  });

  it('that has not answered in time has failed', async () => {
    const receiver = await receive([null]);
    const id = await addWebhook(receiver.url);
    work({ timeoutSeconds: 0.05, attempts: 1 });
    await submit(app, EMAIL_FORM, { email: 'ada@example.com' });
    expect(await becomes(connection.db, id, 'dead')).toMatchObject([{ answer: 'No answer in time.' }]);
  });

  it('is told of its form only, or of every form of the portal', async () => {
    const one = await addWebhook('https://one.example/', EMAIL_FORM);
    const all = await addWebhook('https://all.example/', null);
    await submit(app, CONTACT_FORM, { lastname: 'Moss', email: 'moss@example.com' });
    expect(await deliveriesOf(connection.db, one)).toHaveLength(0);
    expect(await deliveriesOf(connection.db, all)).toHaveLength(1);
  });

  it('is told once of a submission that is repeated', async () => {
    const id = await addWebhook('https://one.example/');
    const context = { correlationId: 'the-same-one' };
    await Promise.all([1, 2, 3].map(() => submit(app, EMAIL_FORM, { email: 'ada@example.com' }, context)));
    expect(await deliveriesOf(connection.db, id)).toHaveLength(1);
  });

  it('under way when the server stops is given back, and does not count', async () => {
    const receiver = await receive([null]);
    const id = await addWebhook(receiver.url);
    const stop = work({ timeoutSeconds: 600 });
    await submit(app, EMAIL_FORM, { email: 'ada@example.com' });
    await receiver.came(1);
    await stop();
    expect(await deliveriesOf(connection.db, id)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  });

  it('waits while it is paused', async () => {
    const receiver = await receive();
    const id = await addWebhook(receiver.url);
    await post(`/admin/notifications/${id}/pause`);
    const other = await receive();
    await addWebhook(other.url);
    work();
    await submit(app, EMAIL_FORM, { email: 'ada@example.com' });
    await other.came(1);
    expect(await deliveriesOf(connection.db, id)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    await post(`/admin/notifications/${id}/resume`);
    await receiver.came(1);
  });
});

describe('several workers', () => {
  it('send each delivery once', async () => {
    const receiver = await receive();
    const id = await addWebhook(receiver.url);
    await Promise.all(Array.from({ length: 12 }, (_, n) => submit(app, EMAIL_FORM, { email: `many${n}@example.com` })));
    for (let count = 0; count < 4; count++) work();
    await becomes(connection.db, id, 'sent');
    const ids = receiver.received.map(({ headers }) => headers['mountkit-delivery']);
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(12);
  });
});

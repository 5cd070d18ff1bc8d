import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import { emailOptOuts } from '../db/schema';
import type { AppEnv } from '../http/env';
import { HOOK_MS, openTestDatabase, temporaryFolder } from '../testing/database';
import { becomes, deliveriesOf, testNotify } from '../testing/deliveries';
import { startMailServer } from '../testing/mail-server';
import { CONTACT_FORM, createTestApp, from, jsonOf, PORTAL, submit } from '../testing/requests';
import { keepMail, listMails } from './mail-folder';
import { addNotification, removeNotification } from './manage';
import { runDeliveries } from './run-deliveries';
import type { NotificationKind, NotificationSettings } from './schema';
import type { NotifySettings } from './settings';

let connection: Connection;
let app: Hono<AppEnv>;
let folder = '';
const undo: (() => unknown)[] = [];

beforeAll(async () => {
  connection = await openTestDatabase();
  folder = await temporaryFolder();
  app = createTestApp({ db: connection.db, notify: testNotify({ mailFolder: folder }) });
}, HOOK_MS);
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});
afterAll(async () => {
  await connection.close();
  await rm(folder, { recursive: true });
}, HOOK_MS);

async function add(kind: NotificationKind, settings: NotificationSettings): Promise<string> {
  const id = await addNotification(connection.db, { portalId: PORTAL, formGuid: CONTACT_FORM, kind, settings });
  undo.push(() => removeNotification(connection.db, id));
  return id;
}

async function mailServer(refusals = 0) {
  const server = await startMailServer(refusals);
  undo.push(() => server.stop());
  return server;
}

function work(changes: Partial<NotifySettings>) {
  const settings = testNotify({ mailFolder: folder, mailFrom: 'forms@shop.example', ...changes });
  undo.push(runDeliveries({ db: connection.db, settings, everyMs: 20 }));
}

const MAIL = { from: 'forms@shop.example', to: ['owner@shop.example'], subject: 'Kept', text: 'x', html: 'x' };
const get = (path: string) => app.request(path, {}, from('127.0.0.1'));
const send = (values: Record<string, string>) => submit(app, CONTACT_FORM, values);

describe('a mail to the owner', () => {
  it('says what was sent, and no value becomes a header or markup', async () => {
    const { url, mails } = await mailServer();
    const settings = { to: ['owner@shop.example'], subject: 'From {{ lastname }}', text: '{{ all_fields }}' };
    const id = await add('owner-mail', settings);
    work({ smtpUrl: url });
    await send({ lastname: 'Moss\r\nBcc: all@example.com', email: 'moss@example.com', firstname: '<b>Hi</b>' });
    await becomes(connection.db, id, 'sent');
    expect(mails).toHaveLength(1);
    const [{ to, text }] = mails as [{ to: string[]; text: string }];
    expect(to).toEqual(['owner@shop.example']);
    expect(text).toMatch(/^Subject: From Moss Bcc: all@example\.com$/m);
    expect(text.slice(0, text.indexOf('\n\n'))).not.toMatch(/^Bcc:/m);
    expect(text).toContain('moss@example.com');
    expect(text).toContain('&lt;b&gt;Hi&lt;/b&gt;');
  });

  it('is lost neither by a server that refuses it nor by one that is not there', async () => {
    const { url, mails } = await mailServer(2);
    const id = await add('owner-mail', { to: ['owner@shop.example'], subject: 's', text: 't' });
    work({ smtpUrl: url });
    await send({ lastname: 'Moss', email: 'moss@example.com' });
    expect(await becomes(connection.db, id, 'sent')).toMatchObject([{ attempts: 3 }]);
    expect(mails).toHaveLength(1);
  });

  it('that is refused to the end is kept with the last answer', async () => {
    const { url } = await mailServer(100);
    const id = await add('owner-mail', { to: ['owner@shop.example'], subject: 's', text: 't' });
    work({ smtpUrl: url, attempts: 2 });
    await send({ lastname: 'Moss', email: 'moss@example.com' });
    expect(await becomes(connection.db, id, 'dead')).toMatchObject([{ attempts: 2, answer: '550 not today' }]);
  });

  it('is written to a file where there is no mail server, and shown', async () => {
    const id = await add('owner-mail', { to: ['owner@shop.example'], subject: 'New: {{ lastname }}', text: 't' });
    work({});
    await send({ lastname: '<i>Moss</i>', email: 'moss@example.com' });
    await becomes(connection.db, id, 'sent');
    const html = await (await get('/admin/notifications/')).text();
    expect(html).toContain('New: &lt;i&gt;Moss&lt;/i&gt;');
  });
});

it('begins with the form that its editor links from, where there is one', async () => {
  const selected = async (form: string) => {
    const html = await (await get(`/admin/notifications/new/owner-mail?form=${encodeURIComponent(form)}`)).text();
    return /<option value="([^"]*)" selected/.exec(html)?.[1];
  };
  expect(await selected(`${PORTAL}/${CONTACT_FORM}`)).toBe(`${PORTAL}/${CONTACT_FORM}`);
  expect(await selected('1/unknown"><script>')).toBeUndefined();
});

describe('an automatic answer', () => {
  it('goes to the address of the form, without links, three times in a day', async () => {
    const { url, mails } = await mailServer();
    const id = await add('auto-reply', { subject: 'Thank you', text: 'Dear {{ lastname }}' });
    work({ smtpUrl: url });
    for (let count = 0; count < 4; count++) {
      await send({ lastname: 'https://evil.example/', email: 'Visitor@example.com' });
      await expect
        .poll(async () => (await deliveriesOf(connection.db, id)).map(({ state }) => state), { timeout: 20_000 })
        .not.toContain('waiting');
    }
    const states = (await deliveriesOf(connection.db, id)).map(({ state }) => state);
    expect(states).toEqual(['sent', 'sent', 'sent', 'skipped']);
    expect(mails).toHaveLength(3);
    expect(mails[0]).toMatchObject({ to: ['Visitor@example.com'], text: expect.stringContaining('Dear (link)') });
  });
});

describe('an automatic answer to an address with a tag', () => {
  it('counts as one to the address without it, and is not sent where that one wants no mail', async () => {
    const { url, mails } = await mailServer();
    const id = await add('auto-reply', { subject: 'Thank you', text: 'Hello' });
    await connection.db.insert(emailOptOuts).values({ portalId: PORTAL, email: 'quiet+news@example.com' });
    work({ smtpUrl: url });
    const addresses = ['tag+1@example.com', 'Tag+2@example.com', 'tag@example.com', 'tag+3@example.com'];
    for (const email of [...addresses, 'quiet@example.com', 'quiet+shop@example.com']) {
      await send({ lastname: 'Moss', email });
      await expect
        .poll(async () => (await deliveriesOf(connection.db, id)).map(({ state }) => state), { timeout: 20_000 })
        .not.toContain('waiting');
    }
    const states = (await deliveriesOf(connection.db, id)).map(({ state }) => state);
    expect(states).toEqual(['sent', 'sent', 'sent', 'skipped', 'skipped', 'skipped']);
    expect(mails).toHaveLength(3);
  });
});

describe('mails in the folder', () => {
  it('that name a person are erased with that person, and no others', async () => {
    const id = await add('owner-mail', { to: ['owner@shop.example'], subject: 'New', text: '{{ all_fields }}' });
    work({});
    for (const name of ['gone', 'stays']) {
      await send({ lastname: name, email: `${name}@example.com` });
      await becomes(connection.db, id, 'sent');
    }
    const about = async (name: string) =>
      (await listMails(folder, 50)).filter(({ text }) => text.includes(`${name}@example.com`)).length;
    await expect.poll(() => Promise.all(['gone', 'stays'].map(about))).toEqual([1, 1]);
    const answer = await app.request('/admin/api/contacts/Gone@example.com', { method: 'DELETE' }, from('127.0.0.1'));
    expect((await answer.json()).erased).toMatchObject({ mails: 1 });
    expect(await Promise.all(['gone', 'stays'].map(about))).toEqual([0, 1]);
  });

  it('are found by who they are about though they do not say it, and by a whole address only', async () => {
    const id = await add('owner-mail', { to: ['owner@shop.example'], subject: 'About {{ lastname }}', text: 'New' });
    work({});
    for (const name of ['whole', 'awhole']) {
      await send({ lastname: name, email: `${name}@example.com` });
      await becomes(connection.db, id, 'sent');
    }
    await keepMail(folder, randomUUID(), { ...MAIL, to: ['Whole@Example.com'] });
    await keepMail(folder, randomUUID(), { ...MAIL, text: 'Write to awhole@example.com or whole@example.com.au' });
    const broken = `1700000000000-${randomUUID()}.json`;
    await writeFile(join(folder, broken), '{');
    undo.push(() => rm(join(folder, broken)));
    const path = '/admin/api/contacts/whole@example.com';
    const found = await jsonOf(app.request(path, {}, from('127.0.0.1')));
    expect(found.mails).toHaveLength(2);
    expect(found.mailsNotRead).toEqual([broken]);
    const answer = await jsonOf(app.request(path, { method: 'DELETE' }, from('127.0.0.1')));
    expect(answer.erased).toMatchObject({ mails: 2 });
    expect(answer.notFound).toEqual([expect.stringContaining(broken), expect.stringContaining("visitor's token")]);
    const subjects = (await listMails(folder, 50)).map(({ subject }) => subject);
    expect(subjects).toContain('About awhole');
    expect(subjects).not.toContain('About whole');
  });
});

import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Receiver, startReceiver } from '../packages/provider/src/testing/receiver';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { type ServerProcess, startServerProcess } from './harness/server-process';
import { newEmail } from './harness/stored';
import { expect, test } from './harness/test';
import { EMAIL_LABEL, marketingPage } from './models/marketing-page';
import { notificationsPage } from './models/notifications-page';

let dataDir = '';
let server: ServerProcess;
const receivers: Receiver[] = [];

/** A server of its own, which may call this machine and waits a second after the first attempt. */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mountkit-e2e-'));
  server = await startServerProcess(dataDir, {
    WEBHOOK_PRIVATE_NETWORKS: 'allow',
    DELIVERY_RETRY_SECONDS: '1',
    DELIVERY_ATTEMPTS: '3',
  });
}, 120_000);
afterAll(async () => {
  for (const receiver of receivers) receiver.stop();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function receive(answers: readonly number[]): Promise<Receiver> {
  const receiver = await startReceiver(answers);
  receivers.push(receiver);
  return receiver;
}

/** Sends the form of the marketing page. */
async function sendForm(page: Page): Promise<string> {
  const { form, open, arrive } = marketingPage(page, server.url);
  const email = newEmail();
  await open();
  await form.field(EMAIL_LABEL).fill(email);
  await form.submit();
  await arrive();
  return email;
}

test('a webhook gets what a form has sent, signed, after it has refused it twice', async ({ page }) => {
  const receiver = await receive([500, 503, 200]);
  const admin = notificationsPage(page, server.url);
  await admin.open();
  const secret = await admin.addWebhook(receiver.url);
  const email = await sendForm(page);

  const [, , third] = await receiver.came(3);
  const { headers, body } = third ?? { headers: {}, body: '' };
  expect(JSON.parse(body).submission.values).toMatchObject({ email });
  const [, seconds, code] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['mountkit-signature'])) ?? [];
  expect(code).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));

  await eventually(async () => {
    await admin.open();
    return admin.deliveries('Sent').count();
  }).toBe(1);
  expect(await admin.deliveries('Sent').textContent()).toContain('3 attempts');
});

test('what is given up is shown with its last answer, and sent again', async ({ page }) => {
  const receiver = await receive([500, 500, 500, 200]);
  const admin = notificationsPage(page, server.url);
  await admin.open();
  await admin.addWebhook(receiver.url);
  await sendForm(page);
  await receiver.came(3);

  const dead = admin.deliveries('Given up');
  await eventually(async () => {
    await admin.open();
    return dead.count();
  }).toBe(1);
  await admin.showState('Given up');
  expect(await dead.textContent()).toContain('500 refused here');
  expect(await findAxeViolations(page)).toEqual([]);

  await admin.sendAgain(dead);
  await receiver.came(4);
  await eventually(async () => {
    await admin.open();
    return dead.count();
  }).toBe(0);
});

test('has no accessibility violations, also where something is missing', async ({ page }) => {
  await page.goto(`${server.url}/admin/notifications/new/webhook`);
  await page.getByLabel('Address').fill('ftp://example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter an address that begins with https:// or http://.').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  for (const path of ['/admin/notifications/', '/admin/notifications/new/auto-reply', '/admin/submissions/']) {
    await page.goto(server.url + path);
    expect(await findAxeViolations(page)).toEqual([]);
  }
});

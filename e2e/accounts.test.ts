import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { codeAt } from '../packages/provider/src/testing/one-time-code';
import { findAxeViolations } from './harness/axe';
import { type ServerProcess, startProviderProcess } from './harness/server-process';
import { expect, test } from './harness/test';
import { accountsPage } from './models/accounts-page';

const PASSWORD = 'it was a bright cold day';

let dataDir = '';
let server: ServerProcess;

/** A provider of its own, in whose database nobody has an account. */
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mountkit-e2e-'));
  server = await startProviderProcess(dataDir);
});
afterEach(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A browser of somebody else. */
async function otherPage(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext();
  if (context === undefined) throw new Error('there is no browser');
  return context.newPage();
}

test('people are invited, sign in with one-time codes, and see and change what their role allows', async ({ page }) => {
  const owner = accountsPage(page, server.url);
  await owner.open('people');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill(PASSWORD);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make the account' }).press('Enter');
  await page.getByRole('rowheader', { name: 'Ada ada@example.com' }).waitFor();

  // An editor, who turns on one-time codes.
  const editorLink = await owner.invite('eve@example.com', 'Editor');
  expect(await findAxeViolations(page)).toEqual([]);
  const editorsPage = await otherPage(page);
  const editor = accountsPage(editorsPage, server.url);
  await editor.accept(editorLink, 'Eve', PASSWORD);
  await editor.open('account');
  const { secret, recovery } = await editor.turnOnCodes((base32) => codeAt(base32, Date.now()));
  expect(recovery).toHaveLength(10);
  expect(await findAxeViolations(editorsPage)).toEqual([]);
  await editor.signOut();
  await editor.signIn('eve@example.com', PASSWORD);
  await editorsPage.getByRole('heading', { name: 'Enter your code' }).waitFor();
  expect(await findAxeViolations(editorsPage)).toEqual([]);
  // The code of now has confirmed them, and works once.
  await editor.enterCode(codeAt(secret, Date.now() + 30_000));
  await editor.open('notifications/new/webhook');
  await editorsPage.getByRole('heading', { name: 'Add a webhook' }).waitFor();
  await editor.open('people');
  await editorsPage.getByRole('heading', { name: 'Your role does not go that far' }).waitFor();
  expect(await findAxeViolations(editorsPage)).toEqual([]);

  // A viewer, who cannot change anything.
  const viewersPage = await otherPage(page);
  const viewer = accountsPage(viewersPage, server.url);
  await viewer.accept(await owner.invite('vic@example.com', 'Viewer'), 'Vic', PASSWORD);
  await viewer.open('submissions');
  await viewersPage.getByRole('heading', { name: 'Submissions', level: 1 }).waitFor();
  await viewer.open('notifications/new/webhook');
  await viewersPage.getByRole('heading', { name: 'Your role does not go that far' }).waitFor();
  await owner.addForm('contact');
  await viewer.open('forms');
  await viewersPage.getByRole('rowheader', { name: 'Contact' }).waitFor();
  expect(await viewersPage.getByRole('main').getByRole('button').count()).toBe(0);
  await viewersPage.getByRole('link', { name: 'Contact', exact: true }).click();
  await viewersPage.getByRole('heading', { name: 'Contact', level: 1 }).waitFor();
  await viewersPage.frameLocator('iframe').getByLabel(/Email/).waitFor();
  expect(await viewersPage.getByRole('button', { name: /Publish|Save/ }).count()).toBe(0);
  expect(await findAxeViolations(viewersPage)).toEqual([]);

  // The owner ends the viewer's session.
  await owner.open('people');
  await page.getByRole('button', { name: /^End the session of vic@example.com/ }).press('Enter');
  await page.getByRole('button', { name: /^End the session of vic@example.com/ }).waitFor({ state: 'detached' });
  await viewer.open('submissions');
  await viewersPage.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await findAxeViolations(viewersPage)).toEqual([]);

  // All of it is in the log.
  await owner.open('audit');
  for (const deed of ['invited as editor', 'signed in with a one-time code', 'ended a session']) {
    await page.getByRole('cell', { name: deed }).first().waitFor();
  }
  expect(await findAxeViolations(page)).toEqual([]);
  await owner.open('keys');
  expect(await findAxeViolations(page)).toEqual([]);
  await owner.signOut();
  await owner.open('people');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await Promise.all([editorsPage.context().close(), viewersPage.context().close()]);
});

import type { BrowserContext, Page } from 'playwright-core';
import { describe } from 'vitest';
import { builds } from '../harness/builds';
import { eventually } from '../harness/eventually';
import type { FaultProxy } from '../harness/fault-proxy';
import { formOf, pageOf, seededForm, tagOf } from '../harness/markup';
import type { PageServer } from '../harness/page-server';
import { newEmail, submissionsOf } from '../harness/stored';
import { expect, test } from '../harness/test';
import { formModel } from '../models/form-model';
import { effort } from './effort';

const TABS = 5;
const SUBMISSION = /^\/submissions\//;

interface Stage {
  readonly context: BrowserContext;
  readonly pages: PageServer;
  readonly proxy: FaultProxy;
}

const addPage = ({ pages, proxy }: Stage) =>
  pages.add(pageOf({ head: tagOf(proxy.url), body: formOf(seededForm(3), 'data-offline="queue"') }));

/** Opens a page in five tabs at the same time. */
async function openTabs({ context }: Stage, address: string): Promise<readonly Page[]> {
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto(address)));
  return tabs;
}

const formIn = (tab: Page) => formModel(tab.locator('[data-mountkit]'));

/** Which of these addresses the browser still keeps. */
async function keptOf(tab: Page | undefined, emails: readonly string[]): Promise<readonly string[]> {
  const text = (await tab?.evaluate(() => localStorage.getItem('mountkit'))) ?? '';
  return emails.filter((email) => text.includes(email));
}

/** Submits in every tab while the browser is offline; answers the addresses that were given. */
async function submitOffline({ context }: Stage, tabs: readonly Page[]): Promise<readonly string[]> {
  const emails = tabs.map(newEmail);
  const fill = async (tab: Page, index: number) => {
    await formIn(tab)
      .field('Email')
      .fill(emails[index] ?? '');
    await formIn(tab).field('What is it about?').selectOption('Sales');
  };
  await Promise.all(tabs.map(fill));
  await context.setOffline(true);
  await Promise.all(tabs.map((tab) => formIn(tab).submit()));
  const queued = (tab: Page) => tab.locator('.mk-note', { hasText: 'offline' }).waitFor();
  await Promise.all(tabs.map(queued));
  // What a tab has kept is not lost by what another one keeps at the same moment.
  await eventually(() => keptOf(tabs[0], emails)).toEqual(emails);
  return emails;
}

const correlationOf = (body: string) => /"correlationId":"([^"]+)"/.exec(body)?.[1];

/** Each is stored once, was never sent by another id, and waits no more. */
async function expectEachOnce({ proxy, context }: Stage, emails: readonly string[]): Promise<void> {
  for (const email of emails) {
    await eventually(async () => (await submissionsOf(email)).length).toBe(1);
    const sent = proxy.requests.filter(({ path, body }) => SUBMISSION.test(path) && body.includes(email));
    expect(new Set(sent.map(({ body }) => correlationOf(body))).size).toBe(1);
  }
  await eventually(() => keptOf(context.pages()[0], emails)).toEqual([]);
}

const thankedIn = (tabs: readonly Page[]) => Promise.all(tabs.map((tab) => formIn(tab).thanks.waitFor()));

describe.each(builds)('what five tabs submit offline with $name', (build) => {
  test.override({ build });

  test('arrives exactly once when the network is back', { timeout: effort.timeout, retry: 0 }, async ({
    context,
    pages,
    proxy,
  }) => {
    const stage = { context, pages, proxy };
    const tabs = await openTabs(stage, addPage(stage));
    for (let outage = 0; outage < effort.outages; outage++) {
      const emails = await submitOffline(stage, tabs);
      await context.setOffline(false);
      await thankedIn(tabs);
      await expectEachOnce(stage, emails);
      await Promise.all(tabs.map((tab) => tab.reload()));
    }
  });

  test('arrives exactly once from five new tabs, after all are closed', {
    timeout: effort.timeout,
    retry: 0,
  }, async ({ context, pages, proxy }) => {
    const stage = { context, pages, proxy };
    const address = addPage(stage);
    for (let outage = 0; outage < effort.outages; outage++) {
      const tabs = await openTabs(stage, address);
      const emails = await submitOffline(stage, tabs);
      await Promise.all(tabs.map((tab) => tab.close()));
      await context.setOffline(false);
      const next = await openTabs(stage, address);
      await thankedIn(next);
      await expectEachOnce(stage, emails);
      await Promise.all(next.map((tab) => tab.close()));
    }
  });
});

import { forms } from '../contenders/forms/index.mjs';
import { checkAhead } from '../harness/aims.mjs';

const metrics = [
  { key: 'fromScript', label: 'from script, ms', digits: 0 },
  { key: 'fromNavigation', label: 'from navigation, ms', digits: 0 },
];

/** Bytes in a second and milliseconds of a phone's connection, as the browser's own tools have it ("Fast 4G"). */
const PHONE = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

/** Until the form can be typed in. mountkit fetches its definition; the others have theirs in the page. */
export const row = {
  name: 'startup',
  group: forms,
  title: 'Start of a form of one email field (mountkit fetches the definition, the others have it in the page)',
  cases: [
    { key: 'local', label: 'without a network between' },
    { key: 'phone', label: 'over a phone connection of 8.1 Mbit/s and 165 ms' },
  ],
  metrics,
  run: (session, { id }, connection) =>
    session.withPage(async (page) => {
      if (connection === 'phone') await slowDown(page);
      await page.goto(`${session.url}/start/${id}`);
      await page.waitForFunction(() => window.laidOut !== undefined);
      return page.evaluate(() => {
        const [script] = performance.getEntriesByName(document.querySelector('#measured').src);
        return { fromNavigation: window.laidOut, fromScript: window.laidOut - script.fetchStart };
      });
    }),
  checkAims: (cases, baseline) => cases.flatMap((found) => checkAhead(found, metrics[0], baseline)),
};

async function slowDown(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', PHONE);
}

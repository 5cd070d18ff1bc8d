import { loops } from '../contenders/loops/index.mjs';
import { checkAhead, checkLimit, checkRatio } from '../harness/aims.mjs';
import { findAnswer, findMarks, recordTrace, sumScript } from '../harness/trace.mjs';

/** The second filter: what it brings is known. */
const CHOSEN = '.filters button:nth-of-type(2)';

/** Milliseconds that a choice has, with what is put off after it. */
const REST = 700;

/** Chooses the second filter with the mouse; answers the trace and when the mouse was pressed, the answer came, the list was there. */
async function choose(session, id, size) {
  return session.withPage(async (page) => {
    await page.goto(`${session.url}/call/${id}`);
    await page.evaluate((size) => window.bench.prepareLoop(size), size);
    const { x, y, width, height } = await page.locator(CHOSEN).boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.evaluate(() => window.bench.settle(300));
    const { events } = await recordTrace(session.browser, page, async () => {
      await page.evaluate(() => window.bench.mark('begin'));
      await page.mouse.down();
      await page.mouse.up();
      while (!(await page.evaluate(() => performance.getEntriesByName('swapped').length)))
        await page.waitForTimeout(100);
      await page.waitForTimeout(REST);
    });
    if (!(await page.evaluate((size) => window.contender.isSwapped(window.bench.stage(), size), size))) {
      throw new Error(`${page.url()}: another list is shown`);
    }
    const begin = events.find(({ name, args }) => name === 'EventDispatch' && /down$/.test(args.data.type)).tts;
    const swapped = findMarks(events, 'swapped').at(-1);
    return { events, begin, swapped, answered: findAnswer(events, '/list/') };
  });
}

const swapMetrics = [
  { key: 'work', label: 'to swapped, work, ms', digits: 1 },
  { key: 'script', label: 'script, ms', digits: 1 },
];
const [work] = swapMetrics;

/** From the answer, or from the click where nothing is asked for, until the list is another: half of it stays. */
export const row = {
  name: 'loops',
  group: loops,
  title: 'Another list, from the answer (Isotope and MixItUp: from the click)',
  cases: [{ key: 1000, label: '1,000 items' }],
  metrics: swapMetrics,
  async run(session, { id }, size) {
    const { events, begin, answered = begin, swapped } = await choose(session, id, size);
    return { work: (swapped - answered) / 1000, script: sumScript(events, answered, swapped) };
  },
  checkAims: ([found], baseline) => [
    ...checkRatio(found, work, { limit: 1.3, baseline }),
    ...checkAhead(found, work, baseline),
  ],
};

const clickMetrics = [{ key: 'script', label: 'script, ms', digits: 2 }];

/** What a click on one of fifty filters runs until the answer is there, or the list where nothing is asked for. */
export const clickRow = {
  name: 'loops-click',
  group: loops,
  title: 'A click on one of 50 filters, until the answer (Isotope and MixItUp: until the list is another)',
  cases: [{ key: 24, label: '24 items' }],
  metrics: clickMetrics,
  async run(session, { id }, size) {
    const { events, begin, swapped, answered = swapped } = await choose(session, id, size);
    return { script: sumScript(events, begin, answered) };
  },
  checkAims: ([found], baseline) => [
    ...checkLimit(found, clickMetrics[0], 4),
    ...checkAhead(found, clickMetrics[0], baseline),
  ],
};

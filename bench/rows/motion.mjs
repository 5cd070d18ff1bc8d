import { motion } from '../contenders/motion/index.mjs';
import { checkLimit, checkRatio } from '../harness/aims.mjs';
import { measureScroll } from '../harness/measure-scroll.mjs';

const metrics = [
  { key: 'perFrame', label: 'script by scroll, ms a frame', digits: 4 },
  { key: 'script', label: 'all script, ms', digits: 2 },
  { key: 'longTasks', label: 'long tasks', digits: 0, isRelative: false },
];
const [perFrame] = metrics;

/** What a browser without timelines of the scroll has not. */
const takeTimelines = () => {
  for (const name of ['ViewTimeline', 'ScrollTimeline']) Reflect.deleteProperty(window, name);
};

/** A wheel over a page of 10,000 px with 20 elements that move along. */
export const row = {
  name: 'motion',
  group: motion,
  title: 'Scrolling with 20 elements that move',
  cases: [
    { key: 'timelines', label: 'on the timelines of the scroll' },
    { key: 'listener', label: 'in a browser without them' },
  ],
  metrics,
  run: (session, { id }, kind) =>
    session.withPage(async (page) => {
      if (kind === 'listener') await page.addInitScript(takeTimelines);
      await page.goto(`${session.url}/call/${id}`);
      await page.evaluate(() => window.bench.prepareArticle('moving'));
      return measureScroll(session.browser, page);
    }),
  checkAims: ([timelines, listener], baseline) => [
    ...checkLimit(timelines, perFrame, 0),
    ...checkRatio(listener, perFrame, { limit: 1, baseline }),
  ],
};

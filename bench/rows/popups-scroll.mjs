import { popups } from '../contenders/popups/index.mjs';
import { checkLimit } from '../harness/aims.mjs';
import { countScrollListeners } from '../harness/count-scroll-listeners.mjs';
import { measureIdle } from '../harness/measure-idle.mjs';
import { measureScroll } from '../harness/measure-scroll.mjs';

const metrics = [
  { key: 'perFrame', label: 'script by scroll, ms a frame', digits: 4 },
  { key: 'forced', label: 'forced layouts', digits: 0, isRelative: false },
  { key: 'listeners', label: 'scroll listeners', digits: 0, isRelative: false },
  { key: 'wakes', label: 'timers while idle', digits: 0, isRelative: false },
];
const [perFrame, forced, listeners, wakes] = metrics;

/** A wheel over a page of 10,000 px with twenty popups that wait for its end, then a page at rest. */
export const row = {
  name: 'popups-scroll',
  group: popups,
  only: ['listener', 'mountkit'],
  baseline: 'listener',
  title: 'Twenty armed popups',
  cases: [{ key: 20, label: '9,000 px' }],
  metrics,
  run: (session, { id }) =>
    session.withPage(async (page) => {
      await page.goto(`${session.url}/call/${id}`);
      await page.evaluate(() => window.bench.prepareArticle('plain'));
      const listeners = await countScrollListeners(page);
      const { perFrame, forced } = await measureScroll(session.browser, page);
      return { perFrame, forced, listeners, wakes: await measureIdle(session.browser, page) };
    }),
  checkAims: ([found]) => [
    ...checkLimit(found, perFrame, 0.1),
    ...checkLimit(found, listeners, 1),
    ...[forced, wakes].flatMap((metric) => checkLimit(found, metric, 0)),
  ],
};

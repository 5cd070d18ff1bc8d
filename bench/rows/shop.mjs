import { readFileSync } from 'node:fs';
import { shop } from '../contenders/shop/index.mjs';
import { checkRatio } from '../harness/aims.mjs';
import { findMark, recordTrace, sumScript } from '../harness/trace.mjs';

const metrics = [{ key: 'script', label: 'script, ms', digits: 2 }];

/** The page is recorded as it is: what is asked of it from outside is put in before it loads. */
const IN_PAGE = `${readFileSync(new URL('../harness/in-page.js', import.meta.url))};performance.mark('begin')`;

/** Milliseconds that a page has for what it puts off after it has loaded, or after a product has been added. */
const REST = 700;

const BUTTON = '.ajax_add_to_cart';
const ITEM = '.widget_shopping_cart_content .mini_cart_item';

const createRow = (name, title, run) => ({
  name,
  group: shop,
  title,
  cases: [{ key: 'shop', label: 'the shop of the example server' }],
  metrics,
  run: (session, { id }) =>
    session.withPage(async (page) => {
      await page.addInitScript(IN_PAGE);
      return run({ page, url: `${session.url}/${id}`, browser: session.browser });
    }),
  checkAims: ([found], baseline) => checkRatio(found, metrics[0], { limit: 0.2, baseline }),
});

/** From the beginning of the page until it is at rest. */
export const loadRow = createRow('shop-load', 'Load of the shop page', async ({ page, url, browser }) => {
  const { events } = await recordTrace(browser, page, async () => {
    await page.goto(url);
    await page.waitForTimeout(REST);
    await page.evaluate(() => window.bench.mark('end'));
  });
  return { script: sumScript(events, findMark(events, 'begin'), findMark(events, 'end')) };
});

/** From the press of the mouse on a button until its product is in the basket of the page; the server answers at once. */
export const addRow = createRow('shop-add', 'Add to basket', async ({ page, url, browser }) => {
  await page.goto(url);
  await page.waitForTimeout(REST);
  const { x, y, width, height } = await page.locator(BUTTON).first().boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  // The list around the button is fetched what it needs when it is pointed at.
  await page.waitForTimeout(REST);
  const { events } = await recordTrace(browser, page, async () => {
    await page.evaluate(() => window.bench.mark('begin'));
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(REST);
    await page.evaluate(() => window.bench.mark('end'));
  });
  if ((await page.locator(ITEM).count()) !== 1) throw new Error(`${url}: nothing was added`);
  const pressed = events.find(({ name, args }) => name === 'EventDispatch' && /down$/.test(args.data.type));
  const from = pressed?.tts ?? findMark(events, 'begin');
  return { script: sumScript(events, from, findMark(events, 'end')) };
});

import puppeteer from 'puppeteer-core';
import { type Engine, LONGEST_WAIT, middleOf, PAGE_AS_IT_IS, type Point } from './engine';

const EXECUTABLES = { chrome: '/usr/bin/chromium', firefox: '/usr/bin/firefox-esr' };

/** Starts Chromium or Firefox. */
export async function startPuppeteerEngine(browser: keyof typeof EXECUTABLES): Promise<Engine> {
  const args = browser === 'chrome' ? ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-sync'] : [];
  const process = await puppeteer.launch({ browser, executablePath: EXECUTABLES[browser], headless: true, args });
  let context = await process.createBrowserContext();
  let page = await context.newPage();

  const read = <T>(expression: string) => page.evaluate(expression) as Promise<T>;
  const until = async <T>(expression: string): Promise<T> => {
    try {
      const found = await page.waitForFunction(expression, { timeout: LONGEST_WAIT, polling: 50 });
      return (await found.jsonValue()) as T;
    } catch (cause) {
      throw new Error(`Not true in time: ${expression}\n${await read(PAGE_AS_IT_IS)}`, { cause });
    }
  };

  return {
    name: browser === 'chrome' ? 'chromium' : browser,
    async open(url) {
      // A context of its own keeps cookies and storage of one test from the next.
      await context.close();
      context = await process.createBrowserContext();
      page = await context.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      await page.goto(url, { waitUntil: 'load' });
    },
    read,
    until: (expression) => until<void>(`!!(${expression})`),
    async click(selector) {
      const middle = await until<Point>(middleOf(selector));
      await page.mouse.click(middle.x, middle.y);
    },
    point: (x, y) => page.mouse.move(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key === ' ' ? 'Space' : key),
    async back() {
      await page.goBack();
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => process.close(),
  };
}

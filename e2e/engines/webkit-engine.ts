import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { findPort, startDisplay } from '../harness/webkit/display';
import { type Engine, type Key, LONGEST_WAIT, middleOf, PAGE_AS_IT_IS, type Point } from './engine';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const KEYS: Readonly<Record<Key, string>> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowUp: Keys.ARROW_UP,
  Backspace: Keys.BACK_SPACE,
  ' ': ' ',
};

/** Waits until the driver's own server answers. */
async function waitForDriver(url: string): Promise<void> {
  const end = Date.now() + LONGEST_WAIT;
  for (;;) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface DriverServer {
  readonly url: string;
  readonly process: ChildProcess;
}

async function startServer(display: string): Promise<DriverServer> {
  const port = await findPort();
  const process = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...globalThis.process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForDriver(url);
  return { url, process };
}

/** What it answers, or a failure where the driver says nothing any more. */
async function within<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('WebKitWebDriver says nothing any more')), LONGEST_WAIT);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

/** Starts WebKit. */
export async function startWebKitEngine(): Promise<Engine> {
  const display = await startDisplay();
  let server = await startServer(display.name);

  const start = (): Promise<WebDriver> =>
    new Builder()
      .usingServer(server.url)
      .disableEnvironmentOverrides()
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
      })
      .build();
  let driver = await start();

  const read = <T>(expression: string) => driver.executeScript<T>(`return ${expression}`);
  const until = async (expression: string) => {
    try {
      await driver.wait(() => read<boolean>(`!!(${expression})`), LONGEST_WAIT);
    } catch (cause) {
      throw new Error(`Not true in time: ${expression}\n${await read(PAGE_AS_IT_IS)}`, { cause });
    }
  };
  const move = (x: number, y: number) =>
    driver.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  const resize = async (width: number, height: number) => {
    await driver.manage().window().setRect({ width, height, x: 0, y: 0 });
    // The window has borders and bars: what is asked for is its inside.
    const inside = await read<{ width: number; height: number }>('({ width: innerWidth, height: innerHeight })');
    await driver
      .manage()
      .window()
      .setRect({ width: 2 * width - inside.width, height: 2 * height - inside.height, x: 0, y: 0 });
  };

  return {
    name: 'webkit',
    async open(address) {
      // A session of its own keeps cookies, storage and history of one test from the next.
      try {
        await within(driver.quit());
      } catch {
        // A driver that has ceased to answer costs the test that it failed, and not those after it.
        server.process.kill('SIGKILL');
        server = await startServer(display.name);
      }
      driver = await within(start());
      await within(driver.get(address));
    },
    read,
    until,
    async click(selector) {
      const middle = await driver.wait(() => read<Point | null>(middleOf(selector)), LONGEST_WAIT, selector);
      if (middle) await move(middle.x, middle.y).click().perform();
    },
    point: (x, y) => move(x, y).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    back: () => driver.navigate().back(),
    resize,
    async close() {
      await within(driver.quit()).catch(() => {});
      server.process.kill();
      display.process.kill();
    },
  };
}

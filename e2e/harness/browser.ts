import { existsSync } from 'node:fs';
import { type Browser, chromium, firefox } from 'playwright-core';

/** What the tests run in: Chromium, or with `npm run test:firefox` the system's Firefox. */
export const isFirefox = process.env.BROWSER === 'firefox';

/** The same engine without the browser's own windows, which would take half of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const CHROMIUM = process.env.CHROMIUM || (existsSync(SHELL) ? SHELL : '/usr/bin/chromium');

const QUIET = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

/** Starts the system's browser; `ignore` leaves out arguments that Playwright would give Chromium. */
export const launchBrowser = (ignore: readonly string[] = []): Promise<Browser> =>
  isFirefox
    ? launchFirefox()
    : chromium.launch({
        executablePath: CHROMIUM,
        args: ['--no-sandbox', '--disable-gpu', '--disable-sync', ...QUIET],
        ignoreDefaultArgs: [...ignore],
      });

/** A channel to a browser; Playwright's own, which nothing public leads to. */
interface Session {
  send(method: string, params: unknown): Promise<unknown>;
}

/**
 * Playwright speaks WebDriver BiDi to a Firefox as it is shipped. Firefox ESR has no command for media features, and
 * every page begins with one: it counts as done.
 */
async function launchFirefox(): Promise<Browser> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: '/usr/bin/firefox-esr' });
  const { _connection: connection } = browser as unknown as {
    _connection: { toImpl(part: unknown): { _browserSession: Session } };
  };
  const sessions = Object.getPrototypeOf(connection.toImpl(browser)._browserSession) as Session;
  const { send } = sessions;
  sessions.send = function (this: Session, method, params) {
    return method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve({}) : send.call(this, method, params);
  };
  return browser;
}

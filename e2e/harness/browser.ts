import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { launchFirefox } from './firefox';
import { launchWebKit } from './webkit/launch';

/** What the tests run in: Chromium, or with `npm run test:firefox` or `test:webkit` another of the system's browsers. */
export const isFirefox = process.env.BROWSER === 'firefox';
export const isWebKit = process.env.BROWSER === 'webkit';

/** The same engine without the browser's own windows, which would take half of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const CHROMIUM = process.env.CHROMIUM || (existsSync(SHELL) ? SHELL : '/usr/bin/chromium');

const QUIET = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

/** Starts the system's browser; `ignore` leaves out arguments that Playwright would give Chromium. */
export function launchBrowser(ignore: readonly string[] = []): Promise<Browser> {
  const keepsPages = ignore.includes('--disable-back-forward-cache');
  if (isFirefox) return launchFirefox(keepsPages);
  if (isWebKit) return launchWebKit(keepsPages);
  return chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-sync', ...QUIET],
    ignoreDefaultArgs: [...ignore],
  });
}

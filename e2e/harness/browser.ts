import { type Browser, chromium } from 'playwright-core';

const EXECUTABLE = process.env.CHROMIUM || '/usr/bin/chromium';

const QUIET = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

/** Starts the system's Chromium; `ignore` leaves out arguments that Playwright would add. */
export function launchBrowser(ignore: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: EXECUTABLE,
    args: ['--no-sandbox', '--disable-gpu', '--disable-sync', ...QUIET],
    ignoreDefaultArgs: [...ignore],
  });
}

import { chromium } from 'playwright-core';

const EXECUTABLE = process.env.CHROMIUM || '/usr/bin/chromium';

/** Milliseconds after which a run is given up: a contender has not done what it was asked for. */
const MOST = 150_000;

const args = ['--no-sandbox', '--disable-gpu', '--disable-sync', '--disable-quic', '--no-first-run'].concat(
  '--disable-background-networking',
  '--disable-component-update',
);

/** Starts Chromium; `withPage` gives each run a page with a cache of its own, and takes it away afterwards. */
export async function openBrowser() {
  const browser = await chromium.launch({ executablePath: EXECUTABLE, args });
  return {
    browser,
    version: browser.version(),
    async withPage(use) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      try {
        const page = await context.newPage();
        page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`));
        return await within(MOST, use(page), () => `${page.url()}: nothing came within ${MOST / 1000} s`);
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}

async function within(ms, promise, say) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(say())), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

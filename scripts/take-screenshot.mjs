// Takes the picture in README.md: the storefront of the built example server, with its basket open.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { at } from './root.mjs';

const picture = at('docs/images/storefront.png');
const dataDir = mkdtempSync(join(tmpdir(), 'mountkit-picture-'));
const env = { ...process.env, PORT: '0', HOST: '', DATABASE_URL: '', ADMIN_TOKEN: '', DATA_DIR: dataDir };
const server = spawn(process.execPath, [at('examples/server/dist/main.js')], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(server, 'exit');

try {
  mkdirSync(at('docs/images'), { recursive: true });
  await takePicture(await readAddress());
  console.log(picture);
} finally {
  server.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}

/** Waits for the line that says where the server is; rejects where it ends without one. */
function readAddress() {
  return new Promise((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      const [, address] = /^ready on (http:\S+)$/.exec(line) ?? [];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error('the example server ended at once: npm run build')), reject);
  });
}

async function takePicture(address) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 960 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await page.goto(`${address}/storefront/`);
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await page.evaluate(() => document.querySelector('#pots').scrollIntoView({ behavior: 'instant' }));
    for (const place of [0, 1]) {
      await page.locator('.products .ajax_add_to_cart').nth(place).click();
      await page.getByRole('dialog', { name: 'Your basket' }).waitFor();
      if (place === 0) await page.keyboard.press('Escape');
    }
    await page.locator('.mini_cart_item').nth(1).waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: picture });
  } finally {
    await browser.close();
  }
}

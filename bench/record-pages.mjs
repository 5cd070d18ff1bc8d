// Records pages for the row `recorded`, with all that they load from their own address while they are scrolled through:
// node bench/record-pages.mjs FOLDER NAME=ADDRESS…   Cookies go along from one address to the next; `-=ADDRESS` is visited only.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openBrowser } from './harness/open-browser.mjs';

const [folder, ...pages] = process.argv.slice(2);
if (!folder || !pages[0]) throw new Error('expected FOLDER NAME=ADDRESS…');

const ASSETS = ['script', 'stylesheet', 'image', 'font'];

const { browser, close } = await openBrowser();
const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
const saved = new Set();
for (const page of pages) {
  const [, name, address] = page.match(/^([^=]+)=(.+)$/);
  await record(name, address);
}
await close();
console.log(`${pages.length} addresses, ${saved.size} files`);

async function record(name, address) {
  const { origin } = new URL(address);
  const page = await context.newPage();
  const assets = new Set();
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(`${origin}/`) && ASSETS.includes(request.resourceType())) assets.add(request.url());
  });
  const answer = await page.goto(address, { waitUntil: 'load' });
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()}`);
  if (name !== '-') {
    await scrollThrough(page);
    // Addresses are those of the bench's own server, also in what is written in the page.
    const text = await answer.text();
    save(`/${name}.html`, text.replaceAll(origin, '').replaceAll(origin.replaceAll('/', '\\/'), ''));
    for (const asset of assets) await saveAsset(asset);
  }
  await page.close();
}

/** What a page loads when it is nearly in view is loaded, too. */
async function scrollThrough(page) {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo(0, top);
      await drawn();
    }
  });
  await page.waitForLoadState('networkidle');
}

async function saveAsset(address) {
  const { pathname } = new URL(address);
  if (saved.has(pathname)) return;
  saved.add(pathname);
  const answer = await context.request.get(address);
  if (answer.ok()) save(pathname, await answer.body());
}

function save(path, body) {
  const file = `${folder}${path}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
}

// Records pages of a shop for the row `shop-pages`, with all that they load from its own address:
// node bench/record-pages.mjs FOLDER NAME=ADDRESS…   Cookies go along from one address to the next; `-=ADDRESS` is visited only.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const [folder, ...pages] = process.argv.slice(2);
if (!folder || !pages[0]) throw new Error('expected FOLDER NAME=ADDRESS…');

const cookies = new Map();
const saved = new Set();

/** Fetches an address and where it leads to, with the cookies so far. */
async function visit(address) {
  const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  const answer = await fetch(address, { headers, redirect: 'manual' });
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name, value] = cookie.match(/^([^=]+)=([^;]*)/);
    cookies.set(name, value);
  }
  const next = answer.headers.get('location');
  if (next) return visit(new URL(next, address));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

function save(path, body) {
  const file = `${folder}${path}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
}

for (const page of pages) {
  const [, name, address] = page.match(/^([^=]+)=(.+)$/);
  const { origin } = new URL(address);
  const text = await (await visit(address)).text();
  if (name === '-') continue;
  // Addresses are those of the bench's own server, also in what is written in the page.
  const own = text
    .replaceAll(origin, '')
    .replaceAll(origin.replaceAll('/', '\\/'), '')
    .replace(/((?:src|href)="\/[^"?]+)\?[^"]*/g, '$1');
  save(`/${name}.html`, own);
  for (const [, path] of own.matchAll(/\s(?:src|href)="(\/[^"]+\.(?:js|css|svg|png|jpe?g|webp))"/g)) {
    if (saved.has(path)) continue;
    saved.add(path);
    save(path, Buffer.from(await (await visit(origin + path)).arrayBuffer()));
  }
}
console.log(`${pages.length} addresses, ${saved.size} files`);

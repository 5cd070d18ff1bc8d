import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { countOf, createDefinition } from './fields.mjs';
import { drawCallPage, drawStartPage } from './pages.mjs';

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const JSON_TYPE = 'application/json';

const inPage = readFileSync(new URL('in-page.js', import.meta.url));

/**
 * Serves everything that is measured from one place, compressed: pages, bundles, the script tag's files and the forms
 * host's answer. `bundles` holds scripts by path, `dist` is the folder of the script tag's build.
 */
export async function startServer({ bundles, dist }) {
  const cache = new Map();

  const read = (path, origin) => {
    const [, kind, name = '', count = ''] = path.split('/');
    if (kind === 'call') return [HTML, drawCallPage(name)];
    if (kind === 'start') return [HTML, drawStartPage(name, Number(count), origin)];
    if (kind === 'in-page.js') return [SCRIPT, inPage];
    if (kind === 'dist') return [SCRIPT, readFileSync(`${dist}${path.slice('/dist'.length)}`)];
    if (kind === 'embed') {
      const guid = basename(path.slice(0, -'/json'.length));
      return [JSON_TYPE, JSON.stringify(createDefinition(guid, countOf(guid)))];
    }
    return bundles.has(path) ? [SCRIPT, bundles.get(path)] : null;
  };

  const answer = (path, origin) => {
    if (!cache.has(path)) {
      const found = read(path, origin);
      cache.set(path, found && [found[0], brotliCompressSync(found[1])]);
    }
    return cache.get(path);
  };

  const server = createServer((request, response) => {
    const found = answer(request.url, `http://${request.headers.host}`);
    if (!found) return response.writeHead(404).end();
    const [type, body] = found;
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-store' }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    close: () => server.close(),
  };
}

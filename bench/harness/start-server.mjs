import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { createDefinition } from '../contenders/forms/create-form.mjs';
import { drawCallPage, drawStartPage } from './pages.mjs';

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const JSON_TYPE = 'application/json';

/** What runs in every page, beside its contender. */
const IN_PAGE = ['in-page.js', 'article.js'];

/**
 * Serves everything that is measured from one place, compressed: pages, bundles, the script tag's files and the forms
 * host's answer. `bundles` holds scripts by path, `pages` what else there is, type and body by path, with its query or without, and
 * `dist` is the folder of the script tag's build.
 */
export async function startServer({ bundles, pages, dist }) {
  const cache = new Map();

  const read = (path, origin) => {
    const [, kind, ...rest] = path.split('/');
    const page = pages.get(path) ?? pages.get(path.replace(/\?.*/, ''));
    if (page) return page;
    if (bundles.has(path)) return [SCRIPT, bundles.get(path)];
    if (kind === 'call') return [HTML, drawCallPage(rest.join('/'))];
    if (kind === 'start') return [HTML, drawStartPage(rest.join('/'), origin)];
    if (IN_PAGE.includes(kind)) return [SCRIPT, readFileSync(new URL(kind, import.meta.url))];
    if (kind === 'dist' || kind === 'mountkit') {
      return [path.endsWith('.css') ? 'text/css' : SCRIPT, readFileSync(`${dist}/${rest.join('/')}`)];
    }
    const [, guid] = path.match(/^\/embed\/.*\/([\w-]{36})\/json/) ?? [];
    if (guid) return [JSON_TYPE, JSON.stringify(createDefinition(guid))];
    return null;
  };

  const answer = (path, origin) => {
    if (!cache.has(path)) {
      const found = read(path, origin);
      cache.set(path, found && [found[0], brotliCompressSync(found[1])]);
    }
    return cache.get(path);
  };

  const server = createServer((request, response) => {
    request.resume();
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

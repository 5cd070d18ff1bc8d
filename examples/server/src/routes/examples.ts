import { join } from 'node:path';
import type { AppEnv } from '@mountkit/provider';
import { answerFile, cacheControl, serveBelow, staticFolder } from '@mountkit/provider/kit';
import { type Context, Hono } from 'hono';
import { packageFolder } from '../config';
import { policyOfPage } from '../http/page-policy';

const examples = join(packageFolder, '..');
const repository = join(examples, '..');

/** What the import maps of the pages without a bundler name, at the addresses that it has in the repository. */
const MODULES = [
  ...['core', 'forms-embed', 'loop-filter', 'page-widgets', 'popup-engine', 'shop-cart', 'sticky'].map(
    (name) => `packages/${name}/dist`,
  ),
  ...['dompurify/dist', 'idiomorph/dist', 'preact'].map((path) => `node_modules/${path}`),
];

/** The examples that use the packages by npm: pages without a bundler, and a React application. */
export function exampleRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const path of MODULES) serveBelow(app, `/${path}/`, join(repository, path));
  servePages(app, '/examples/import-map/', join(examples, 'import-map'));
  servePages(app, '/examples/react-app/', join(examples, 'react-app/dist'));
  return app;
}

/** Serves pages that are written or built beforehand, and their files. */
function servePages(app: Hono<AppEnv>, prefix: string, folder: string): void {
  const find = staticFolder(folder);
  app.get(prefix.slice(0, -1), (c) => c.redirect(prefix, 308));
  app.get(`${prefix}*`, async (c: Context<AppEnv>) => {
    const path = c.req.path.slice(prefix.length);
    const file = await find(path === '' ? 'index.html' : path);
    if (file === null) return c.notFound();
    c.header('Cache-Control', cacheControl(false));
    if (file.path.endsWith('.html')) {
      const html = new TextDecoder().decode(await file.body('identity'));
      c.header('Content-Security-Policy', policyOfPage(html));
      c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
      c.header('Cross-Origin-Opener-Policy', 'same-origin');
    }
    return answerFile(c, file);
  });
}

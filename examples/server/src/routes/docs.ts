import type { AppEnv } from '@mountkit/provider';
import { answerFile, cacheControl, type StaticFile, staticFolder } from '@mountkit/provider/kit';
import { type Context, Hono } from 'hono';
import { policyOfPage } from '../http/page-policy';

export interface DocsFolder {
  /** The built documentation, served below `/docs/`; may be missing. */
  docs: string;
}

const PREFIX = '/docs/';

/** Of the library that draws the pages, and of what stands on them. */
const TRUSTED_TYPES = 'vue mountkit dompurify';

const HASHED = /^assets\/.+\.[\w-]{8}\.(?:lean\.)?[a-z]+\d?$/;

/** The documentation: pages by addresses without an ending, and what they load. */
export function docsRoutes({ docs }: DocsFolder): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const find = staticFolder(docs);

  async function findPage(path: string): Promise<StaticFile | null> {
    if (path === '' || path.endsWith('/')) return find(`${path}index.html`);
    return (await find(path)) ?? find(`${path}.html`);
  }

  app.get('/docs', (c) => c.redirect(PREFIX, 308));
  app.get(`${PREFIX}*`, async (c) => {
    const file = await findPage(c.req.path.slice(PREFIX.length));
    if (file !== null) return answer(c, file);
    const missing = c.req.header('accept')?.includes('text/html') ? await find('404.html') : null;
    return missing === null ? c.notFound() : answer(c, missing, 404);
  });
  return app;
}

async function answer(c: Context<AppEnv>, file: StaticFile, status: 200 | 404 = 200): Promise<Response> {
  c.header('Cache-Control', cacheControl(HASHED.test(file.path)));
  if (file.path.endsWith('.html')) {
    c.header(
      'Content-Security-Policy',
      policyOfPage(new TextDecoder().decode(await file.body('identity')), TRUSTED_TYPES),
    );
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    c.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
  }
  return answerFile(c, file, status);
}

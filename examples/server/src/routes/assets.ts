import { type Context, Hono } from 'hono';
import { chooseEncoding } from '../http/accept-encoding';
import type { AppEnv } from '../http/env';
import { type StaticFile, staticFolder } from '../http/static-folder';

export interface AssetFolders {
  /** The built script tag, served below `/mountkit/`. */
  mountkit: string;
  /** The same files with React itself, served below `/mountkit-react/` to the browser tests; may be missing. */
  mountkitReact: string;
  /** Style sheets and pictures of the example pages, served below `/assets/`. */
  assets: string;
}

const HASHED = /^chunks\/.+[-.][\w-]{8,}\.[a-z]+(\.map)?$/;

export function assetRoutes(folders: AssetFolders): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  serveBelow(app, '/mountkit/', folders.mountkit);
  serveBelow(app, '/mountkit-react/', folders.mountkitReact);
  serveBelow(app, '/assets/', folders.assets);
  return app;
}

function serveBelow(app: Hono<AppEnv>, prefix: string, folder: string): void {
  const find = staticFolder(folder);
  app.get(`${prefix}*`, async (c) => {
    const file = await find(c.req.path.slice(prefix.length));
    return file === null ? c.notFound() : answer(c, file);
  });
}

async function answer(c: Context<AppEnv>, file: StaticFile): Promise<Response> {
  const encoding = file.compressible ? chooseEncoding(c.req.header('accept-encoding')) : 'identity';
  const etag = encoding === 'identity' ? `"${file.hash}"` : `"${file.hash}-${encoding}"`;
  c.header('ETag', etag);
  c.header('Cache-Control', HASHED.test(file.path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  // Pages of other sites load these files.
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  if (file.compressible) c.header('Vary', 'Accept-Encoding');
  if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304);

  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  c.header('Content-Type', file.contentType);
  return c.body(await file.body(encoding));
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

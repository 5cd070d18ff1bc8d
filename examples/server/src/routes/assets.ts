import { Hono } from 'hono';
import { answerFile, cacheControl } from '../http/answer-file';
import type { AppEnv } from '../http/env';
import { staticFolder } from '../http/static-folder';

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

/** Serves the files of a folder below an address. */
export function serveBelow(app: Hono<AppEnv>, prefix: string, folder: string): void {
  const find = staticFolder(folder);
  app.get(`${prefix}*`, async (c) => {
    const file = await find(c.req.path.slice(prefix.length));
    if (file === null) return c.notFound();
    c.header('Cache-Control', cacheControl(HASHED.test(file.path)));
    // Pages of other sites load these files.
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return answerFile(c, file);
  });
}

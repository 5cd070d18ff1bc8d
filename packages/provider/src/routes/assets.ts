import { join } from 'node:path';
import { Hono } from 'hono';
import { packageFolder } from '../config';
import { answerFile, cacheControl } from '../http/answer-file';
import type { AppEnv } from '../http/env';
import { staticFolder } from '../http/static-folder';

export interface AssetFolders {
  /** The built script tag, served below `/mountkit/`. */
  mountkit: string;
  /** Style sheets and scripts of the provider's pages, served below `/assets/`; its own by default. */
  assets?: string;
}

const HASHED = /^(?:chunks|umd)\/.+-[\da-f]{7,}\.js(?:\.map)?$/;

export function assetRoutes(folders: AssetFolders): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  serveBelow(app, '/mountkit/', folders.mountkit);
  serveBelow(app, '/assets/', folders.assets ?? join(packageFolder, 'public'));
  return app;
}

/** Serves the files of a folder below an address; what it does not hold is left to the next route. */
export function serveBelow(app: Hono<AppEnv>, prefix: string, folder: string): void {
  const find = staticFolder(folder);
  app.get(`${prefix}*`, async (c, next) => {
    const file = await find(c.req.path.slice(prefix.length));
    if (file === null) return next();
    c.header('Cache-Control', cacheControl(HASHED.test(file.path)));
    // Pages of other sites load these files.
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return answerFile(c, file);
  });
}

import type { AppEnv } from '@mountkit/provider';
import { type Context, Hono } from 'hono';
import { drawPost } from '../blog/draw-post';
import { drawProduct, readPictureName } from '../shop/draw-product';

/** Pictures, drawn from their names alone: the same name is always the same picture. */
export function pictureRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/pictures/product/:file{.+\\.svg}', (c) => {
    const picture = readPictureName(c.req.param('file').slice(0, -'.svg'.length));
    return picture === null ? c.notFound() : picturePage(c, drawProduct(picture));
  });
  app.get('/pictures/post/:file{[0-9]{1,4}\\.svg}', (c) =>
    picturePage(c, drawPost(Number.parseInt(c.req.param('file'), 10))),
  );
  return app;
}

function picturePage(c: Context<AppEnv>, svg: string): Response {
  c.header('Content-Type', 'image/svg+xml');
  c.header('Cache-Control', 'public, max-age=86400');
  return c.body(svg);
}

import { type AppEnv, createBaseApp, createProvider, type ProviderOptions } from '@mountkit/provider';
import { createTextLimiter, serveBelow } from '@mountkit/provider/kit';
import type { Hono } from 'hono';
import { site } from './pages/site';
import { accountRoutes } from './routes/account';
import { addToBasketRoutes } from './routes/add-to-basket';
import { basketRoutes } from './routes/basket';
import { blogRoutes } from './routes/blog';
import { checkoutRoutes } from './routes/checkout';
import { type DocsFolder, docsRoutes } from './routes/docs';
import { exampleRoutes } from './routes/examples';
import { newsletterRoutes } from './routes/newsletter';
import { pageRoutes } from './routes/pages';
import { pictureRoutes } from './routes/pictures';
import { playgroundRoutes } from './routes/playground';
import { refreshLoopRoutes } from './routes/refresh-loop';
import { shopRoutes } from './routes/shop';
import { storeApiRoutes } from './routes/store-api';
import { testProviderRoutes } from './routes/test-provider';
import { userRoutes } from './routes/users';
import { wcAjaxRoutes } from './routes/wc-ajax';

interface PageFolders extends DocsFolder {
  /** The script tag with React itself, served below `/mountkit-react/` to the browser tests; may be missing. */
  mountkitReact: string;
  /** Style sheets and pictures of the example pages, served below `/assets/`. */
  assets: string;
}

export interface AppOptions extends ProviderOptions {
  pages: PageFolders;
}

/** Joins the provider and the example's own routes to one application. */
export function createApp({ pages, ...provider }: AppOptions): Hono<AppEnv> {
  const { db, limits, report } = provider;
  const textLimiter = createTextLimiter(db, limits.textBytesPerHour);
  const app = createBaseApp({ report, requestMs: limits.requestMs, passedOn: ['/playground/faults/'], site });
  app.route('/', wcAjaxRoutes(db));
  app.route('/', createProvider(provider));
  serveBelow(app, '/mountkit-react/', pages.mountkitReact);
  serveBelow(app, '/assets/', pages.assets);
  app.route('/', docsRoutes(pages));
  app.route('/', exampleRoutes());
  app.route('/', pictureRoutes());
  app.route('/', pageRoutes(db));
  app.route('/', newsletterRoutes());
  app.route('/', testProviderRoutes());
  app.route('/', addToBasketRoutes(db));
  app.route('/', shopRoutes(db));
  app.route('/', basketRoutes(db));
  app.route('/', checkoutRoutes(db, textLimiter));
  app.route('/', accountRoutes(db, textLimiter));
  app.route('/', blogRoutes(db));
  app.route('/', refreshLoopRoutes(db));
  app.route('/', storeApiRoutes(db));
  app.route('/', userRoutes(db));
  app.route(
    '/',
    playgroundRoutes(db, (request, env) => app.fetch(request, env)),
  );
  return app;
}

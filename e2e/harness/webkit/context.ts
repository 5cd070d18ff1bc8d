import type { ContextOptions, InnerBrowser, InnerBrowserContext, PageDelegate, RouteHandler } from './inside';
import type { MiniBrowser, Window } from './mini-browser';
import { createPage } from './page';

const noProgress = { race: <T>(promise: Promise<T>) => promise };

/** A context whose pages are the windows of a browser. */
export function createContext(inner: InnerBrowser, mini: MiniBrowser, options: ContextOptions): InnerBrowserContext {
  const context = new inner._context.constructor(inner);
  const pages = new Set<PageDelegate>();
  context._options = options;
  context._isPersistentContext = false;
  context.possiblyUninitializedPages = () => Array.from(pages, ({ _page }) => _page);

  const add = async (window: Window) => {
    const page = createPage(inner, context, { mini, window });
    pages.add(page);
    window.channel.onclose = () => {
      pages.delete(page);
      page.didClose();
    };
    window.channel.open();
    await page.waitForInitialized();
    return page._page;
  };
  context.doCreateNewPage = async () => {
    const page = await add(await mini.open());
    await page.delegate.updateEmulatedViewportSize();
    return page;
  };
  mini.onPopup((window) => void add(window));

  const refuse: RouteHandler = (route) => void route.abort('internetdisconnected');
  context.doUpdateOffline = async () => {
    const isOffline = context._options.offline ?? false;
    if (isOffline) await context.addRequestInterceptor(noProgress, refuse);
    else await context.removeRequestInterceptor(refuse);
    for (const { _page } of pages) await (await _page.mainFrame().mainContext()).evaluate(tellOffline, isOffline);
  };
  // Pages may read what was copied without a permission.
  context.doGrantPermissions = async () => {};
  return context;
}

/** In a page: the network is gone, or back. */
function tellOffline(isOffline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline });
  dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}

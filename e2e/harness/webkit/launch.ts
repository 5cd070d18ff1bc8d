import { type Browser, type ConnectOverCDPTransport, webkit } from 'playwright-core';
import { inside } from '../firefox-inside';
import { startDisplay } from './display';
import { useRealInput } from './input';
import { createEmptyPage, type InnerBrowser, type InnerBrowserContext, type PageDelegate } from './inside';
import { type MiniBrowser, startMiniBrowser, type Window } from './mini-browser';
import { watchWindow } from './window';

/**
 * Playwright's own WebKit is a patched one. To one that is as it was shipped it speaks as to the Safari of a phone, by
 * the inspector: pages that are there, one context, and events made by scripts. The rest is brought here: contexts are
 * browsers of their own, and automation opens pages, sizes windows, presses keys and moves the pointer.
 */
export async function launchWebKit(keepsPages: boolean): Promise<Browser> {
  const display = await startDisplay();
  const browser = await webkit.connectOverCDP(createEmptyPage() as ConnectOverCDPTransport);
  const inner = inside<InnerBrowser>(browser);
  const running = new Map<InnerBrowserContext, MiniBrowser>();
  const { browserProcess } = inner.options;
  const { close } = browserProcess;
  browserProcess.close = async () => {
    for (const mini of running.values()) mini.close();
    display.process.kill();
    await close();
  };
  inner.contexts = () => [...running.keys()];
  inner.doCreateNewContext = async (options) => {
    const mini = await startMiniBrowser(display.name, keepsPages);
    const context = createContext(inner, mini);
    context._options = options;
    running.set(context, mini);
    context.doClose = async () => {
      running.delete(context);
      mini.close();
    };
    await context.initialize();
    return context;
  };
  return browser;
}

/** A context whose pages are the windows of a browser. */
function createContext(inner: InnerBrowser, mini: MiniBrowser): InnerBrowserContext {
  const context = new inner._context.constructor(inner);
  const pages = new Set<PageDelegate>();
  context._isPersistentContext = false;
  context.possiblyUninitializedPages = () => Array.from(pages, ({ _page }) => _page);
  context.doCreateNewPage = async () => {
    const window = await mini.open();
    const page = createPage(inner, context, window);
    pages.add(page);
    window.channel.onclose = () => {
      pages.delete(page);
      page.didClose();
    };
    useRealInput(page, mini, window);
    page.closePage = () => mini.automate('Automation.closeBrowsingContext', { handle: window.handle });
    window.channel.open();
    await page.waitForInitialized();
    const resize = await watchWindow(page, mini, window);
    page.updateEmulatedViewportSize = resize;
    await resize();
    return page._page;
  };
  return context;
}

function createPage(inner: InnerBrowser, context: InnerBrowserContext, { channel }: Window): PageDelegate {
  const { connection, page } = inner._firstTab();
  const { protocolLogger, browserLogsCollector } = inner.options;
  const { outerSession } = new connection.constructor(channel, () => {}, protocolLogger, browserLogsCollector);
  return new page.constructor(context, outerSession);
}

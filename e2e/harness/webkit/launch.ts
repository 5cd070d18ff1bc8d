import { type Browser, type ConnectOverCDPTransport, webkit } from 'playwright-core';
import { inside } from '../firefox-inside';
import { createContext } from './context';
import { startDisplay } from './display';
import { createEmptyPage, type InnerBrowser, type InnerBrowserContext, type InnerFrame } from './inside';
import { type MiniBrowser, startMiniBrowser } from './mini-browser';

/**
 * Playwright's own WebKit is a patched one. To one that is as it was shipped it speaks as to the Safari of a phone, by
 * the inspector: pages that are there, one context, and events made by scripts. The rest is brought here: contexts are
 * browsers of their own, and automation opens pages, sizes windows, presses keys and moves the pointer.
 */
export async function launchWebKit(keepsPages: boolean): Promise<Browser> {
  const display = await startDisplay();
  const browser = await webkit.connectOverCDP(createEmptyPage() as ConnectOverCDPTransport, { isLocal: true });
  const inner = inside<InnerBrowser>(browser);
  readTextAsOthers(inner._firstTab().page._page.mainFrame());
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
    const context = createContext(inner, mini, options);
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

/** WebKit ends the text of an element with the lines that stand between its last paragraph and what comes next. */
function readTextAsOthers(frame: InnerFrame): void {
  const frames = Object.getPrototypeOf(frame) as InnerFrame & { isPatched?: boolean };
  if (frames.isPatched) return;
  frames.isPatched = true;
  const { innerText } = frames;
  frames.innerText = async function (...given) {
    return (await innerText.apply(this, given)).replace(/\n+$/, '');
  };
}

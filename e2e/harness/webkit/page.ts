import { sendRealInput } from './input';
import type { InnerBrowser, InnerBrowserContext, PageDelegate } from './inside';
import type { MiniBrowser, Window } from './mini-browser';
import { navigateByAutomation } from './navigation';
import { watchWindow } from './window';

/** A page in a window of a browser. */
export interface Place {
  readonly mini: MiniBrowser;
  readonly window: Window;
}

/** Makes what Playwright has behind a page, with all that is done by automation. */
export function createPage(inner: InnerBrowser, context: InnerBrowserContext, { mini, window }: Place): PageDelegate {
  const { channel, handle } = window;
  const first = inner._firstTab();
  const { protocolLogger, browserLogsCollector } = inner.options;
  const connection = new first.connection.constructor(channel, () => {}, protocolLogger, browserLogsCollector);
  const page = new first.page.constructor(context, connection.outerSession);
  sendRealInput(page, mini, window);
  navigateByAutomation(page, mini, window);
  page.updateEmulatedViewportSize = watchWindow(page, mini, window);
  page.bringToFront = () =>
    mini.automate('Automation.switchToBrowsingContext', { browsingContextHandle: handle, frameHandle: '' });
  page.closePage = () => mini.automate('Automation.closeBrowsingContext', { handle });
  // A field takes its files from the dialog that it opens, as from a visitor.
  page.setInputFilePaths = async (_progress, field, filenames) => {
    await mini.automate('Automation.setFilesToSelectForFileUpload', { browsingContextHandle: handle, filenames });
    const chosen = field.evaluate(
      (input) => new Promise<void>((resolve) => input.addEventListener('change', () => resolve(), { once: true })),
    );
    await field.evaluate((input) => input.click());
    await chosen;
  };

  const { waitForInitialized } = page;
  page.waitForInitialized = async () => {
    await waitForInitialized.call(page);
    if (context._options.javaScriptEnabled !== false) return;
    await page._session.send('Page.overrideSetting', { setting: 'ScriptEnabled', value: false });
  };
  return page;
}

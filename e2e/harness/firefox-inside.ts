import type { Browser, Frame, Page } from 'playwright-core';

/** A channel to the browser. */
export interface Session {
  readonly connection: object;
  send(method: string, params: unknown): Promise<unknown>;
}

/** What Playwright has behind a browser; nothing public leads to it. */
export interface InnerBrowser {
  readonly _browserSession: Session;
  readonly _bidiPages: ReadonlyMap<string, { readonly _page: InnerPage }>;
}

/** What Playwright has behind a page. */
export interface InnerPage {
  readonly delegate: { readonly _session: { readonly sessionId: string } };
  readonly keyboard: { readonly _raw: object };
  readonly browserContext: { readonly _options: { readonly hasTouch?: boolean; readonly javaScriptEnabled?: boolean } };
  emulatedMedia(): Media;
}

/** A page's media as Playwright knows them. */
export interface Media {
  readonly media: 'no-override' | 'print' | 'screen';
  readonly colorScheme: 'no-override' | 'no-preference' | 'light' | 'dark';
  readonly reducedMotion: 'no-override' | 'no-preference' | 'reduce';
  readonly forcedColors: 'no-override' | 'none' | 'active';
}

/** A page's window as Firefox itself sees it. */
export interface FirefoxContent {
  readonly windowUtils: { readonly framesReflowed: number };
}

/** What Playwright has behind what it gives to tests. */
export const inside = <T>(part: Browser | Page | Frame): T =>
  (part as unknown as { _connection: { toImpl(part: unknown): T } })._connection.toImpl(part);

/** The windows of Firefox itself, where scripts may do what its remote protocol has no command for. */
const windows = new WeakMap<InnerBrowser, string>();

/** Runs a function in the window of Firefox itself; it uses nothing from outside itself. */
export async function runInWindow<Given extends readonly unknown[], T>(
  browser: InnerBrowser,
  run: (...given: Given) => T | Promise<T>,
  ...given: Given
): Promise<T> {
  const { _browserSession: session } = browser;
  if (!windows.has(browser)) {
    const tree = await session.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
    windows.set(browser, (tree as { contexts: readonly [{ context: string }] }).contexts[0].context);
  }
  const answer = (await session.send('script.evaluate', {
    expression: `Promise.resolve((${run})(...${JSON.stringify(given)})).then((answer) => JSON.stringify(answer))`,
    target: { context: windows.get(browser) },
    awaitPromise: true,
  })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
  if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
  return answer.result?.value && JSON.parse(answer.result.value);
}

/** Runs a function in a page's process, with the rights of Firefox itself; it uses nothing from outside itself. */
export async function runBesidePage<Given extends readonly unknown[], T>(
  page: Page,
  run: (content: FirefoxContent, ...given: Given) => T,
  ...given: Given
): Promise<T> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const { sessionId } = inside<InnerPage>(page).delegate._session;
  const script = `(${run})(this.content, ...${JSON.stringify(given)})`;
  return runInWindow<[string, string], T>(inside<InnerBrowser>(browser), passOn, sessionId, script);
}

interface Messages {
  addMessageListener(name: string, listener: (message: { data: string }) => void): void;
  removeMessageListener(name: string, listener: (message: { data: string }) => void): void;
  loadFrameScript(address: string, later: boolean): void;
}
interface Tab {
  readonly embedderElement: { readonly messageManager: Messages };
}
declare const ChromeUtils: {
  importESModule(address: string): { NavigableManager: { getBrowsingContextById(id: string): Tab } };
};

/** In the window of Firefox: runs a script in the process of a tab. */
function passOn<T>(id: string, script: string): Promise<T> {
  const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
  const { messageManager } = NavigableManager.getBrowsingContextById(id).embedderElement;
  const name = `e2e ${Math.random()}`;
  const source = `{
    let answer;
    try { answer = { answer: ${script} }; } catch (error) { answer = { error: String(error) }; }
    sendAsyncMessage(${JSON.stringify(name)}, JSON.stringify(answer));
  }`;
  return new Promise((resolve, reject) => {
    messageManager.addMessageListener(name, function listen({ data }) {
      messageManager.removeMessageListener(name, listen);
      const { answer, error } = JSON.parse(data);
      if (error) reject(new Error(error));
      else resolve(answer);
    });
    messageManager.loadFrameScript(`data:application/javascript;charset=utf-8,${encodeURIComponent(source)}`, false);
  });
}

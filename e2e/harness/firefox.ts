import { type Browser, firefox } from 'playwright-core';
import { type InnerBrowser, type InnerPage, inside, type Media, runInWindow, type Session } from './firefox-inside';

/** Browsers by the connection that leads to them. */
const browsers = new WeakMap<object, InnerBrowser>();

const PREFERENCES = {
  // A frame of another site stays in the process of its page: what is pressed in another one is lost by the driver.
  'fission.webContentIsolationStrategy': 0,
  // Without a window of its own it knows of no pointer; a visitor's is fine and hovers.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // Nobody is there to be asked, and Firefox has no permission for it.
  'dom.events.testing.asyncClipboard': true,
  // As Chromium is started: scroll bars take no room.
  'ui.useOverlayScrollbars': 1,
  // Scripts of a page that is left are not ended by force, which now and then ends the process.
  'dom.ipc.cancel_content_js_when_navigating': false,
};

/**
 * Playwright speaks WebDriver BiDi to a Firefox as it is shipped, which has no command for media features, touch and
 * pages without scripts. Firefox itself can do all of them, so it is started with leave for scripts in its own window.
 */
export async function launchFirefox(keepsPages: boolean): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: '/usr/bin/firefox-esr',
    args: ['-remote-allow-system-access'],
    // As Chromium: pages that were left are loaded again, except where a test is about those that are kept.
    firefoxUserPrefs: { ...PREFERENCES, ...(!keepsPages && { 'browser.sessionhistory.max_total_viewers': 0 }) },
  });
  const inner = inside<InnerBrowser>(browser);
  const { _browserSession: session } = inner;
  browsers.set(session.connection, inner);
  const sessions = Object.getPrototypeOf(session) as Session & { isPatched?: boolean };
  if (sessions.isPatched) return browser;
  sessions.isPatched = true;
  const { send } = sessions;
  sessions.send = async function (this: Session, method, params) {
    const show = async (id = '') => {
      const owner = browsers.get(this.connection);
      const page = owner?._bidiPages.get(id)?._page;
      if (!owner || !page) return;
      repairTyping(page);
      await runInWindow(owner, showAs, id, page.emulatedMedia(), page.browserContext._options);
    };
    // One without a page is about pages to come, each of which is shown so when it is made.
    if (method === 'emulation.setMediaFeaturesOverride') return show((params as { contexts?: string[] }).contexts?.[0]);
    const answer = await send.call(this, method, params);
    if (method === 'browsingContext.create') await show((answer as { context: string }).context);
    return answer;
  };
  return browser;
}

/** A frame as Playwright has it inside. */
interface InnerFrame {
  mainContext(): Promise<{ evaluateHandle(run: (text: string) => unknown, text: string): Promise<InnerHandle> }>;
}
interface InnerHandle {
  asElement(): { contentFrame(progress: unknown): Promise<InnerFrame | null> } | null;
}
interface RawKeyboard {
  isRepaired?: boolean;
  readonly _page: { readonly _page: { mainFrame(): InnerFrame } };
  sendText(progress: unknown, text: string): Promise<void>;
}

/**
 * Playwright fills fields by their `value`, which appends to a number or an email that is there, and finds no field in
 * frames of other origins. The browser's own editor does both.
 */
function repairTyping({ keyboard }: InnerPage): void {
  const keyboards = Object.getPrototypeOf(keyboard._raw) as RawKeyboard;
  if (keyboards.isRepaired) return;
  keyboards.isRepaired = true;
  keyboards.sendText = async function (this: RawKeyboard, progress, text) {
    let frame: InnerFrame | null = this._page._page.mainFrame();
    while (frame) {
      const context = await frame.mainContext();
      const handle = await context.evaluateHandle((text) => {
        const { activeElement } = document;
        if (activeElement?.localName === 'iframe') return activeElement;
        return document.execCommand('insertText', false, text);
      }, text);
      frame = (await handle.asElement()?.contentFrame(progress)) ?? null;
    }
  };
}

/** How a tab is shown, in the words of Firefox. */
interface Look {
  readonly mediumOverride: string;
  readonly prefersColorSchemeOverride: string;
  readonly prefersReducedMotionOverride: string;
  readonly forcedColorsOverride: string;
  readonly touchEventsOverride: string;
  readonly allowJavascript: boolean;
}
interface Tab {
  readonly browserId: number;
  readonly parent: Tab | null;
}
declare const ChromeUtils: {
  importESModule(address: string): { NavigableManager: { getBrowsingContextById(id: string): Tab } };
};
declare const Services: {
  readonly obs: { addObserver(observer: (tab: Tab) => void, topic: string): void };
  readonly prefs: { setBoolPref(name: string, value: boolean): void };
};

/** In the window of Firefox: shows a tab so, on every page that it goes to. */
function showAs(id: string, media: Media, options: InnerPage['browserContext']['_options']): void {
  const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
  const tab = NavigableManager.getBrowsingContextById(id);
  const given = (value: string) => (value === 'no-override' || value === 'no-preference' ? 'none' : value);
  const look: Look = {
    mediumOverride: media.media === 'no-override' ? '' : media.media,
    prefersColorSchemeOverride: given(media.colorScheme),
    prefersReducedMotionOverride: media.reducedMotion === 'no-override' ? 'none' : media.reducedMotion,
    forcedColorsOverride: given(media.forcedColors),
    touchEventsOverride: options.hasTouch ? 'enabled' : 'none',
    allowJavascript: options.javaScriptEnabled ?? true,
  };
  Object.assign(tab, look);
  // What a test may have asked for one page: see frames.ts.
  Services.prefs.setBoolPref('remote.events.async.mouse.enabled', false);

  const key = Symbol.for('e2e.looks');
  const shared = globalThis as unknown as Record<symbol, Map<number, Look> | undefined>;
  const looks = shared[key] ?? new Map<number, Look>();
  looks.set(tab.browserId, look);
  if (shared[key]) return;
  shared[key] = looks;
  // A page of another origin may get a new place in the same tab, which knows nothing of the one before.
  Services.obs.addObserver((next) => {
    if (!next.parent) Object.assign(next, looks.get(next.browserId));
  }, 'browsing-context-attached');
}

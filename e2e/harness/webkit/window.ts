import { WINDOW_PLACE } from './display';
import type { PageDelegate, Size } from './inside';
import type { MiniBrowser, Window } from './mini-browser';

/** Milliseconds after which a window has not got its size. */
const LONGEST_WAIT = 5000;

/** Answers what gives a window the size at which its page has the size that a test wants. */
export function watchWindow(page: PageDelegate, browser: MiniBrowser, { handle }: Window): () => Promise<void> {
  const measure = async (): Promise<Size> => {
    const context = await page._page.mainFrame().mainContext();
    return context.evaluate(() => ({ width: innerWidth, height: innerHeight }), undefined);
  };
  let bars: Promise<Size> | undefined;
  const measureBars = async (): Promise<Size> => {
    const inside = await measure();
    const { context } = await browser.automate<{ context: { windowSize: Size } }>('Automation.getBrowsingContext', {
      handle,
    });
    const { windowSize: outside } = context;
    return { width: outside.width - inside.width, height: outside.height - inside.height };
  };

  return async () => {
    const wanted = page._page.emulatedSize()?.viewport;
    if (!wanted) return;
    bars ??= measureBars();
    const { width, height } = await bars;
    const size = { width: wanted.width + width, height: wanted.height + height };
    await browser.automate('Automation.setWindowFrameOfBrowsingContext', { handle, origin: WINDOW_PLACE, size });
    const end = Date.now() + LONGEST_WAIT;
    for (;;) {
      const now = await measure();
      if (now.width === wanted.width && now.height === wanted.height) return;
      if (Date.now() > end) throw new Error(`The page is ${now.width} x ${now.height}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
}

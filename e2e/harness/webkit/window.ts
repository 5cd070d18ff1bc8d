import { WINDOW_PLACE } from './display';
import type { PageDelegate, Size } from './inside';
import type { MiniBrowser, Window } from './mini-browser';

/** Milliseconds after which a window has not got its size. */
const LONGEST_WAIT = 5000;

/** Answers what gives a window the size at which its page has the size that a test wants. */
export async function watchWindow(
  page: PageDelegate,
  browser: MiniBrowser,
  { handle }: Window,
): Promise<() => Promise<void>> {
  const measure = async (): Promise<Size> => {
    const context = await page._page.mainFrame().mainContext();
    return context.evaluate(() => ({ width: innerWidth, height: innerHeight }), undefined);
  };
  const { context } = await browser.automate<{ context: { windowSize: Size } }>('Automation.getBrowsingContext', {
    handle,
  });
  const inside = await measure();
  const bars = { width: context.windowSize.width - inside.width, height: context.windowSize.height - inside.height };

  return async () => {
    const wanted = page._page.emulatedSize()?.viewport;
    if (!wanted) return;
    const size = { width: wanted.width + bars.width, height: wanted.height + bars.height };
    await browser.automate('Automation.setWindowFrameOfBrowsingContext', { handle, origin: WINDOW_PLACE, size });
    const end = Date.now() + LONGEST_WAIT;
    for (;;) {
      const { width, height } = await measure();
      if (width === wanted.width && height === wanted.height) return;
      if (Date.now() > end) throw new Error(`The page is ${width} x ${height}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
}

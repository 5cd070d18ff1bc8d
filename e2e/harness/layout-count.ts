import type { Page } from 'playwright-core';
import { isFirefox, isWebKit } from './browser';
import { runBesidePage } from './firefox-inside';
import { watchLayoutsInWebKit } from './webkit/inspect';

/** How often a page has been laid out; in Firefox how many boxes of it have been. */
export async function watchLayouts(page: Page): Promise<() => Promise<number>> {
  if (isFirefox) return () => runBesidePage(page, (content) => content.windowUtils.framesReflowed);
  if (isWebKit) return watchLayoutsInWebKit(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
  };
}

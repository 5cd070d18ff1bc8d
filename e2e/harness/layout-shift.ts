import type { Page } from 'playwright-core';

/** The sum of all layout shifts of the page so far that no input has caused. */
export function sumLayoutShifts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
    let sum = 0;
    const add = (entries: PerformanceEntry[]) => {
      for (const shift of entries as Shift[]) if (!shift.hadRecentInput) sum += shift.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // A shift is told after the frame that shows it.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    add(observer.takeRecords());
    observer.disconnect();
    return sum;
  });
}

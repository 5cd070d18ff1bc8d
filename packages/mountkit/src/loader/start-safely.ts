import { guard } from '@mountkit/core';

/**
 * Starts a file. A page may have put something of its own in the place of what is needed for it: that is told on the
 * console, since what reports are made of may be missing, and nothing is thrown at the page.
 */
export function startSafely(start: () => void): void {
  // biome-ignore lint/suspicious/noConsole: see above.
  guard(start, (error) => console.error('mountkit:', error));
}

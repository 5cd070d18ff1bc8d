/**
 * Starts a file. A page may have put something of its own in the place of what is needed for it: that is reported, and
 * nothing is thrown at the page.
 */
export function startSafely(start: () => void): void {
  try {
    start();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: what reports are made of may be missing.
    console.error('mountkit:', error);
  }
}

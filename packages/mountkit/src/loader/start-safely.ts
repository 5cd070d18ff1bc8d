import { guard } from '@mountkit/core';

/**
 * Starts a file, and throws nothing at the page. Where the page has replaced something that the file needs, the console
 * says so: reports may need the same.
 */
export function startSafely(start: () => void): void {
  // biome-ignore lint/suspicious/noConsole: see above.
  guard(start, (error) => console.error('mountkit:', error));
}

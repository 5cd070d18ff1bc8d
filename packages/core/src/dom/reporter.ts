import { shared } from './shared';

/** Specification 2 section 9: so many distinct messages, and then silence. */
const MOST_MESSAGES = 50;

/** Tells the developer, in the console, what went wrong; each message once per page. */
export function report(message: string, cause?: unknown): void {
  const told = shared('reports', () => new Set<string>());
  if (told.has(message) || told.size >= MOST_MESSAGES) return;
  told.add(message);
  console.warn(`mountkit: ${message}`, ...(cause === undefined ? [] : [cause]));
}

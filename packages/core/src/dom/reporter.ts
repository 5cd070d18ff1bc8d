import type { Problem } from '../logic/settings';
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

/** Tells that one attribute or option of an element could not be used. */
export function reportProblem(place: string, { name, found, expected }: Problem): void {
  report(`${place}: ${name} is ${describe(found)}, expected ${expected}`);
}

function describe(value: unknown): string {
  const words = typeof value === 'string' ? JSON.stringify(value) : typeof value;
  return words.length > 80 ? `${words.slice(0, 80)}…` : words;
}

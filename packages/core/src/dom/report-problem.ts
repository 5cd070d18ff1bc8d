import type { Problem } from '../logic/settings';
import { report } from './reporter';

/** Tells that one attribute or option of an element could not be used. */
export function reportProblem(place: string, { name, found, expected }: Problem): void {
  report(`${place}: ${name} is ${describe(found)}, expected ${expected}`);
}

function describe(value: unknown): string {
  const words = typeof value === 'string' ? JSON.stringify(value) : typeof value;
  return words.length > 80 ? `${words.slice(0, 80)}…` : words;
}

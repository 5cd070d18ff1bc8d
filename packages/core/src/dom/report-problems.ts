import type { Problem } from '../logic/settings';
import { openSink } from './open-sink';
import { report } from './reporter';

/** `portalId` as the attribute that carries it. */
const attributeOf = (key: string) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** What a developer reads of a value: short, and without what may be private in it. */
function describe(value: unknown): string {
  const words = typeof value === 'string' ? JSON.stringify(value) : typeof value;
  return words.length > 80 ? `${words.slice(0, 80)}…` : words;
}

/** Tells which attributes or options of an element could not be used. Its own chunk: a page without faults needs none. */
export function reportProblems(place: string, problems: readonly Problem[]): void {
  for (const { key, source, found, expected } of problems) {
    const name = { option: key, attribute: attributeOf(key), settings: `data-settings.${key}` }[source];
    report(`${place}: ${name} is ${describe(found)}, expected ${expected}`);
  }
  openSink();
}

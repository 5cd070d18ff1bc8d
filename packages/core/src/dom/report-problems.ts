import type { Problem } from '../logic/settings';
import { openSink } from './open-sink';
import { report } from './reporter';

/** The attribute of an option: `data-portal-id` for `portalId`. */
const attributeOf = (key: string) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A value for developers: short, and without private parts. */
function describe(value: unknown): string {
  const words = typeof value === 'string' ? JSON.stringify(value) : typeof value;
  return words.length > 80 ? `${words.slice(0, 80)}…` : words;
}

/** Said of what an attribute may not name. */
const TRUSTED = ' of this page, of the script tag or of a host in its data-providers';

/** Reports the attributes or options that could not be used. In a chunk of its own: most pages never need it. */
export function reportProblems(place: string, problems: readonly Problem[]): void {
  for (const { key, source, found, expected, isUntrusted } of problems) {
    const name = { option: key, attribute: attributeOf(key), settings: `data-settings.${key}` }[source];
    report(`${place}: ${name} is ${describe(found)}, expected ${expected}${isUntrusted ? TRUSTED : ''}`);
  }
  openSink();
}

import { findLongMarkup, MARKUP_LIMITS, withoutTags } from './text-limits';

/** A message short enough to be cleaned: one that is too long is cut, and loses its markup. */
export function fitMessage(message: string, report: (problem: string) => void): string {
  const long = findLongMarkup(message);
  if (!long) return message;
  report(`the thank-you message has ${long}; its beginning is shown without its markup`);
  return withoutTags(message.slice(0, MARKUP_LIMITS.characters));
}

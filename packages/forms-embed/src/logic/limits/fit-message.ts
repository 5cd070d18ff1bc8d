import { findLongMarkup, MARKUP_LIMITS, withoutTags } from './text-limits';

/** A message that can be cleaned: of one that is too long the beginning, without its markup. */
export function fitMessage(message: string, report: (problem: string) => void): string {
  const long = findLongMarkup(message);
  if (!long) return message;
  report(`the thank-you message has ${long}; its beginning is shown without its markup`);
  return withoutTags(message.slice(0, MARKUP_LIMITS.characters));
}

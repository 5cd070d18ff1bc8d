import type { PageFacts } from '../logic/submission-context';
import { readCookies } from './visitor-token';

/** The tracking cookies, by their names in `hs_context`. Read, never written: contract section 9. */
export function readTracking(): Record<string, string> {
  const tracking: Record<string, string> = {};
  for (const [, name, value] of readCookies().matchAll(/(?<=^|; )(__hstc|__hssc|__hsfp|hubspotutk)=([^;]*)/g)) {
    tracking[`${name}`.replace('hubspotutk', 'hutk')] = `${value}`;
  }
  return tracking;
}

/** Reads what a submission says of its page. */
export const readPageFacts = (): PageFacts => ({
  pageUrl: location.href,
  pageTitle: document.title,
  userAgent: navigator.userAgent,
  ...readTracking(),
});

import { type AnalyticsFacts, readAnalytics, readCookies } from '@mountkit/core';
import { jsonObject, jsonText } from '@mountkit/core/logic';
import type { PageFacts } from '../../logic/submission/submission-context';

/** The tracking cookies, by their names in `hs_context`. Read, never written: contract section 9. */
export function readTracking(): Record<string, string> {
  const tracking: Record<string, string> = {};
  for (const [, name, value] of readCookies().matchAll(/(?<=^|; )(__hstc|__hssc|__hsfp|hubspotutk)=([^;]*)/g)) {
    tracking[`${name}`.replace('hubspotutk', 'hutk')] = `${value}`;
  }
  return tracking;
}

/** Who the visitor is and what the page is: its analytics know it best, its cookies and its markup nearly as well. */
export const readVisit = (): AnalyticsFacts => ({ ...readMarkup(), ...readAnalytics(), ...readTracking() });

function readMarkup(): AnalyticsFacts {
  const canonicalUrl = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return { ...(canonicalUrl && { canonicalUrl }), path: location.pathname, ...readReferrer() };
}

/** The path that the visitor came from, within the site. */
function readReferrer(): AnalyticsFacts {
  try {
    const { origin, pathname } = new URL(document.referrer);
    return origin === location.origin ? { referrerPath: pathname } : {};
  } catch {
    return {};
  }
}

/**
 * Reads what a submission says of its page.
 * @param definitionUrl where the definition was fetched: when that was done, the browser knows.
 */
export function readPageFacts(definitionUrl: string): PageFacts {
  const pageId = jsonText(jsonObject((window as { hsVars?: unknown }).hsVars).page_id);
  return {
    pageTitle: document.title,
    userAgent: navigator.userAgent,
    isInsideCrossOriginFrame: isInForeignFrame(),
    ...(pageId && { pageId }),
    times: readTimes(definitionUrl),
  };
}

/** Whether another origin's page is around this one. */
function isInForeignFrame(): boolean {
  try {
    return window.top?.location.origin !== location.origin;
  } catch {
    return true;
  }
}

/** By the names that the records of real forms have; nothing where the browser kept no account. */
function readTimes(definitionUrl: string): Record<string, number> {
  const [fetched] = performance.getEntriesByName?.(definitionUrl, 'resource') ?? [];
  if (!fetched) return {};
  const { startTime, duration } = fetched;
  const round = Math.round;
  return {
    embedAtTimestamp: round(performance.timeOrigin + startTime),
    rumScriptExecuteTime: round(startTime),
    rumServiceResponseTime: round(startTime + duration),
    rumTotalRequestTime: round(duration),
  };
}

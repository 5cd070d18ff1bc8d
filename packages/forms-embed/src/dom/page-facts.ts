import type { PageFacts } from '../logic/submission-context';

/** Cookie name to the name in `hs_context`. Read, never written: contract section 9. */
const TRACKING_COOKIES = [
  ['hubspotutk', 'hutk'],
  ['__hstc', '__hstc'],
  ['__hssc', '__hssc'],
  ['__hsfp', '__hsfp'],
] as const;

function readTracking(): Record<string, string> {
  const cookies = document.cookie.split('; ');
  return Object.fromEntries(
    TRACKING_COOKIES.flatMap(([cookie, name]) => {
      const found = cookies.find((pair) => pair.startsWith(`${cookie}=`));
      return found ? [[name, found.slice(cookie.length + 1)]] : [];
    }),
  );
}

/** Reads what a submission says of its page. */
export function readPageFacts(): PageFacts {
  return {
    pageUrl: location.href,
    pageTitle: document.title,
    referrer: document.referrer,
    userAgent: navigator.userAgent,
    isInsideCrossOriginFrame: window !== window.top && !window.frameElement,
    tracking: readTracking(),
  };
}

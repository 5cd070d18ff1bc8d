import { browserClock, type Disposer, uniqueId } from '@mountkit/core';

/** Classes that every ad blocker's list knows. */
const CLASSES =
  'pub_300x250 pub_300x250m pub_728x90 text-ad textAd text_ad text_ads text-ads text-ad-links adsbox ad-banner';

/** Shows an ad blocker something to block, under a random id of six characters, and looks after a delay. */
export function probeAdblock(seconds: number, found: () => void): Disposer {
  const probe = document.createElement('ins');
  probe.id = uniqueId().slice(0, 6);
  probe.className = CLASSES;
  probe.ariaHidden = 'true';
  Object.assign(probe.style, { position: 'absolute', left: '-9999px', width: '1px', height: '1px', display: 'block' });
  document.body?.append(probe);
  const stop = browserClock.after(seconds * 1000, () => {
    const isBlocked = !probe.isConnected || probe.offsetHeight === 0;
    probe.remove();
    if (isBlocked) found();
  });
  return () => {
    stop();
    probe.remove();
  };
}
